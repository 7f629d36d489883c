// The doctrine for Big Battle Napoleonic and its agent, built on odds,
// judgement and the ranker.
//
//   BigBattleNapoleonicDoctrine doctrine(Temper::kMeasured);
#ifndef BERTHIER_AGENTS_DOCTRINE_BIG_BATTLE_NAPOLEONIC_BIG_BATTLE_NAPOLEONIC_DOCTRINE_H_
#define BERTHIER_AGENTS_DOCTRINE_BIG_BATTLE_NAPOLEONIC_BIG_BATTLE_NAPOLEONIC_DOCTRINE_H_

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "agents/doctrine/big_battle_napoleonic/evaluation.h"
#include "agents/doctrine/big_battle_napoleonic/intent.h"
#include "agents/doctrine/big_battle_napoleonic/learned.h"
#include "agents/doctrine/big_battle_napoleonic/order_ranker.h"
#include "agents/doctrine/kit/ranked_doctrine.h"
#include "engine/rulesets/big_battle_napoleonic/big_battle_napoleonic_view.h"

namespace berthier::big_battle_napoleonic {

struct Craft {
  using Ranker = OrderRanker;
  using Option = big_battle_napoleonic::Option;
  using Dispositions = big_battle_napoleonic::Dispositions;
  using View = PositionView;
  using Army = ArmyView;
  static constexpr std::span<const std::string_view> kPostures = kPostureNames;
  static constexpr double kTemperature = 0.8;  // bases
  static constexpr double kUnlooked = -1.5;

  static View ViewOf(const Game& game, const Position& position) {
    return big_battle_napoleonic::ViewOf(game, position);
  }
  static void Weigh(Ranker& ranker, View f, const Dispositions& dispositions,
                    Care care, std::vector<Option>& options) {
    ranker.Weigh(f, dispositions,
                 care == Care::kFull ? Effort::kFull : Effort::kLight, options);
  }
  static double ToValue(const Army& army, double gain) {
    return BasesToValue(army, gain);
  }
  template <typename Visit>
  static void ForEachMember(View f, EntityId formation, Visit&& visit) {
    const UnitId alone = f.scenario.As<UnitId>(formation);
    if (IsSome(alone)) {
      visit(alone);
      return;
    }
    for (int i = 0; i < f.scenario.unit_count(); ++i) {
      const UnitId u = MakeId<UnitId>(i);
      if (IsSome(f.data(u).corps) &&
          f.scenario.Entity(f.data(u).corps) == formation) {
        visit(u);
      }
    }
  }
};

class BigBattleNapoleonicDoctrine final
    : public RankedDoctrine<Craft, BigBattleNapoleonicDoctrine> {
 public:
  using RankedDoctrine::RankedDoctrine;

  double Value(const Game& game, const Position& position, Side side) override;
  uint32_t Turn(const Game& game, const Position& position) override;
  // Units; of large armies corps. Only of units that stand.
  void Formations(const Game& game, const Position& position, Side side,
                  std::vector<EntityId>& formations) override;
  std::optional<Point> Whereabouts(const Game& game, const Position& position,
                                   EntityId formation) override;

 private:
  // Openings differ.
  bool Draws(PositionView f) const override {
    return static_cast<Decision>(f.state.awaits.kind) == Decision::kDeploy;
  }

  LearnedValue learned_;
};

using DoctrineAgent = RankedAgent<Craft>;

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_AGENTS_DOCTRINE_BIG_BATTLE_NAPOLEONIC_BIG_BATTLE_NAPOLEONIC_DOCTRINE_H_
