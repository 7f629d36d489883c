// The doctrine for Grandeur and its agent, built on odds, judgement and the
// ranker.
//
//   GrandeurDoctrine doctrine(Mood::kMeasured);
#ifndef BERTHIER_AGENTS_DOCTRINE_GRANDEUR_GRANDEUR_DOCTRINE_H_
#define BERTHIER_AGENTS_DOCTRINE_GRANDEUR_GRANDEUR_DOCTRINE_H_

#include <span>
#include <string_view>
#include <vector>

#include "agents/doctrine/grandeur/evaluation.h"
#include "agents/doctrine/grandeur/intent.h"
#include "agents/doctrine/grandeur/learned.h"
#include "agents/doctrine/grandeur/order_ranker.h"
#include "agents/doctrine/kit/ranked_doctrine.h"
#include "engine/rulesets/grandeur/board/frames.h"
#include "engine/rulesets/grandeur/grandeur_view.h"

namespace berthier::grandeur {

// The units that follow the plan of a formation: of a corps its guns.
UnitSet MembersOf(const Scenario& scenario, EntityId formation);

struct Craft {
  using Ranker = OrderRanker;
  using Option = grandeur::Option;
  using Dispositions = grandeur::Dispositions;
  using View = PositionView;
  using Army = ArmyView;
  static constexpr std::span<const std::string_view> kPostures = kPostureNames;
  static constexpr double kTemperature = 0.25;  // VD
  static constexpr double kUnlooked = -1.0;

  static View ViewOf(const Game& game, const Position& position) {
    return grandeur::ViewOf(game, position);
  }
  static void Weigh(Ranker& ranker, View f, const Dispositions& dispositions,
                    Care /*care*/, std::vector<Option>& options) {
    ranker.Weigh(f, dispositions, options);
  }
  static double ToValue(const Army& army, double gain) {
    return VdToValue(army, gain);
  }
  template <typename Visit>
  static void ForEachMember(View f, EntityId formation, Visit&& visit) {
    MembersOf(f.scenario, formation).ForEach(visit);
  }
  // Who may be activated, or acts; whoever may have to answer.
  template <typename Visit>
  static void ForEachHandled(View f, Visit&& visit) {
    switch (static_cast<Decision>(f.state.awaits.kind)) {
      case Decision::kNext:
        f.scenario.corps_data(f.state.corps).units.ForEach(visit);
        break;
      case Decision::kAct:
      case Decision::kContinue:
        if (const UnitId u = ActingUnit(f.state); IsSome(u)) visit(u);
        break;
      default:
        f.scenario.side(f.state.awaits.side).units.ForEach(visit);
        break;
    }
  }
};

class GrandeurDoctrine final : public RankedDoctrine<Craft, GrandeurDoctrine> {
 public:
  using RankedDoctrine::RankedDoctrine;

  // As learned from games (learned.h).
  double Value(const Game& game, const Position& position, Side side) override;
  // Units; of large armies divisions, and corps for their guns. Valued after
  // the corps that is activated and the one after it.
  void Formations(const Game& game, const Position& position, Side side,
                  std::vector<EntityId>& formations) override;

 private:
  LearnedValue learned_;
};

using DoctrineAgent = RankedAgent<Craft>;

}  // namespace berthier::grandeur

#endif  // BERTHIER_AGENTS_DOCTRINE_GRANDEUR_GRANDEUR_DOCTRINE_H_
