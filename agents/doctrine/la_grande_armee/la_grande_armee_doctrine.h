// The doctrine for La Grande Armée and its agent, built on odds, judgement and
// the ranker.
//
//   LaGrandeArmeeDoctrine doctrine(Mood::kMeasured);
#ifndef BERTHIER_AGENTS_DOCTRINE_LA_GRANDE_ARMEE_LA_GRANDE_ARMEE_DOCTRINE_H_
#define BERTHIER_AGENTS_DOCTRINE_LA_GRANDE_ARMEE_LA_GRANDE_ARMEE_DOCTRINE_H_

#include <span>
#include <string_view>
#include <vector>

#include "agents/doctrine/kit/ranked_doctrine.h"
#include "agents/doctrine/la_grande_armee/evaluation.h"
#include "agents/doctrine/la_grande_armee/fog_staff.h"
#include "agents/doctrine/la_grande_armee/intent.h"
#include "agents/doctrine/la_grande_armee/learned.h"
#include "agents/doctrine/la_grande_armee/order_ranker.h"
#include "engine/rulesets/la_grande_armee/la_grande_armee_view.h"

namespace berthier::la_grande_armee {

// The elements that follow the plan of a formation.
ElementSet MembersOf(const Scenario& scenario, EntityId formation);

struct Craft {
  using Ranker = OrderRanker;
  using Option = la_grande_armee::Option;
  using Dispositions = la_grande_armee::Dispositions;
  using View = PositionView;
  using Army = ArmyView;
  static constexpr std::span<const std::string_view> kPostures = kPostureNames;
  static constexpr double kTemperature = 0.4;  // bases
  static constexpr double kUnlooked = -1.5;

  static View ViewOf(const Game& game, const Position& position) {
    return la_grande_armee::ViewOf(game, position);
  }
  static void Weigh(Ranker& ranker, View f, const Dispositions& dispositions,
                    Care care, std::vector<Option>& options) {
    ranker.Weigh(f, dispositions,
                 care == Care::kFull ? Breadth::kAll : Breadth::kGlance,
                 options);
  }
  static constexpr Weights WeightsOfValue() {
    return la_grande_armee::WeightsOfValue();
  }
  static double ToValue(const Army& army, double gain) {
    return BasesToValue(army, gain);
  }
  template <typename Visit>
  static void ForEachMember(View f, EntityId formation, Visit&& visit) {
    MembersOf(f.scenario, formation).ForEach(visit);
  }
  // Whose actions are weighed; all other decisions are judged alike.
  template <typename Visit>
  static void ForEachHandled(View f, Visit&& visit) {
    switch (static_cast<Decision>(f.state.awaits.kind)) {
      case Decision::kElement:
        f.scenario.corps_data(f.state.corps).elements.ForEach(visit);
        break;
      case Decision::kAction:
      case Decision::kFaces:
        visit(f.scenario.As<ElementId>(f.state.awaits.about()));
        break;
      default:
        break;
    }
  }
};

class LaGrandeArmeeDoctrine final
    : public RankedDoctrine<Craft, LaGrandeArmeeDoctrine> {
 public:
  using RankedDoctrine::RankedDoctrine;

  double Value(const Game& game, const Position& position, Side side) override;
  // What is done to a corps shows once all have acted and the mass melees are
  // fought. With one corps a side these are three player-turns; where one of
  // several is to be chosen, which is a player-turn too, seven and more. In fog
  // the few trials that there is time for are kept short.
  int Horizon(const Game& game, const Position& position) const override;
  // The actions of a corps are one plan, whatever their checks say.
  Planning PlanningOf(const Game& game, const Position& position) override;
  // Elements; of large armies corps.
  void Formations(const Game& game, const Position& position, Side side,
                  std::vector<EntityId>& formations) override;

 private:
  // What is laid secretly is drawn, so that it tells nothing.
  bool Draws(PositionView f) const override { return FogStaff::IsSecret(f); }

  LearnedValue learned_;
};

using DoctrineAgent = RankedAgent<Craft>;

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_AGENTS_DOCTRINE_LA_GRANDE_ARMEE_LA_GRANDE_ARMEE_DOCTRINE_H_
