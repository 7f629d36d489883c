// The doctrine for Simple Grand Tactical and its agent, built on odds,
// judgement and the ranker.
//
//   SimpleGrandTacticalDoctrine doctrine(Temper::kMeasured);
#ifndef BERTHIER_AGENTS_DOCTRINE_SIMPLE_GRAND_TACTICAL_SIMPLE_GRAND_TACTICAL_DOCTRINE_H_
#define BERTHIER_AGENTS_DOCTRINE_SIMPLE_GRAND_TACTICAL_SIMPLE_GRAND_TACTICAL_DOCTRINE_H_

#include <span>
#include <string_view>
#include <vector>

#include "agents/doctrine/kit/ranked_doctrine.h"
#include "agents/doctrine/simple_grand_tactical/brigades.h"
#include "agents/doctrine/simple_grand_tactical/evaluation.h"
#include "agents/doctrine/simple_grand_tactical/intent.h"
#include "agents/doctrine/simple_grand_tactical/learned.h"
#include "agents/doctrine/simple_grand_tactical/order_ranker.h"
#include "engine/rulesets/simple_grand_tactical/simple_grand_tactical_view.h"

namespace berthier::simple_grand_tactical {

struct Craft {
  using Ranker = OrderRanker;
  using Option = simple_grand_tactical::Option;
  using Dispositions = simple_grand_tactical::Dispositions;
  using View = PositionView;
  using Army = ArmyView;
  static constexpr std::span<const std::string_view> kPostures = kPostureNames;
  static constexpr double kTemperature = 0.4;  // chips
  static constexpr double kUnlooked = -1.0;

  static View ViewOf(const Game& game, const Position& position) {
    return simple_grand_tactical::ViewOf(game, position);
  }
  static void Weigh(Ranker& ranker, View f, const Dispositions& dispositions,
                    Care care, std::vector<Option>& options) {
    ranker.Weigh(f, dispositions,
                 care == Care::kFull ? Breadth::kAll : Breadth::kNext, options);
  }
  static double ToValue(const Army& army, double gain) {
    return ChipsToValue(army, gain);
  }
  // A formation is a brigade, named by its first unit.
  template <typename Visit>
  static void ForEachMember(View f, EntityId formation, Visit&& visit) {
    const UnitId first = f.scenario.As<UnitId>(formation);
    if (!IsSome(first)) return;
    f.scenario.side(f.data(first).side).units.ForEach([&](UnitId u) {
      if (FirstOfBrigade(f.scenario, u) == first) visit(u);
    });
  }
  // Who may still move; all other decisions are judged alike.
  template <typename Visit>
  static void ForEachHandled(View f, Visit&& visit) {
    if (static_cast<Decision>(f.state.awaits.kind) != Decision::kMove) return;
    f.scenario.side(f.state.active).units.ForEach([&](UnitId u) {
      if (!f.unit(u).Has(Flag::kMoved)) visit(u);
    });
  }
};

class SimpleGrandTacticalDoctrine final
    : public RankedDoctrine<Craft, SimpleGrandTacticalDoctrine> {
 public:
  using RankedDoctrine::RankedDoctrine;

  double Value(const Game& game, const Position& position, Side side) override;
  int Horizon(const Game& game, const Position& position) const override;
  uint32_t Turn(const Game& game, const Position& position) override;
  // The moves of a turn are one plan, whoever is unformed on his way.
  Planning PlanningOf(const Game& game, const Position& position) override;
  // Brigades.
  void Formations(const Game& game, const Position& position, Side side,
                  std::vector<EntityId>& formations) override;

 protected:
  void Dispose(PositionView f, std::span<const FormationPlan> plans,
               Dispositions& dispositions) const override;

 private:
  LearnedValue learned_;
};

using DoctrineAgent = RankedAgent<Craft>;

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_AGENTS_DOCTRINE_SIMPLE_GRAND_TACTICAL_SIMPLE_GRAND_TACTICAL_DOCTRINE_H_
