#include "agents/doctrine/la_grande_armee/la_grande_armee_doctrine.h"

#include "agents/doctrine/kit/mean_place.h"
#include "agents/doctrine/la_grande_armee/evaluation.h"
#include "agents/doctrine/la_grande_armee/intent.h"
#include "engine/rulesets/la_grande_armee/la_grande_armee_view.h"

namespace berthier::la_grande_armee {
namespace {

// With no more elements than this every element follows a plan of its own.
constexpr int kFewElements = 16;

// The elements that follow the plan of a formation.
ElementSet MembersOf(const Scenario& scenario, EntityId formation) {
  ElementSet members;
  const ElementId e = scenario.As<ElementId>(formation);
  const CorpsId c = scenario.As<CorpsId>(formation);
  if (IsSome(e)) members.Add(e);
  if (IsSome(c)) members = scenario.corps_data(c).elements;
  return members;
}

}  // namespace

std::unique_ptr<Doctrine> LaGrandeArmeeDoctrine::Clone() const {
  return std::make_unique<LaGrandeArmeeDoctrine>(mood_, ranker_.weights);
}

double LaGrandeArmeeDoctrine::Value(const Game& game, const Position& position,
                                    Side side) {
  return ValueOf(ViewOf(game, position), side, ranker_.weights);
}

Doctrine::Planning LaGrandeArmeeDoctrine::PlanningOf(const Game& game,
                                                     const Position& position) {
  const State& s = ViewOf(game, position).state;
  if (s.phase != Phase::kCorps) return Planning::kUntilDice;
  switch (static_cast<Decision>(s.awaits.kind)) {
    case Decision::kElement:
    case Decision::kAction:
    case Decision::kRide:
      return Planning::kOverDice;
    default:
      return Planning::kAside;
  }
}

const std::vector<Option>& LaGrandeArmeeDoctrine::Options(
    const Game& game, const Position& position) {
  return weighed_.Of(game.Hash(position), [&](std::vector<Option>& options) {
    ranker_.Weigh(ViewOf(game, position), {.temper = mood_}, Breadth::kAll,
                  options);
  });
}

void LaGrandeArmeeDoctrine::GenerateCandidates(const Game& game,
                                               const Position& position,
                                               std::vector<Order>& orders) {
  SuggestOptions(Options(game, position), orders);
}

void LaGrandeArmeeDoctrine::Priors(const Game& game, const Position& position,
                                   std::span<const Order> orders,
                                   std::span<float> priors) {
  priors_.Fill(Options(game, position), orders, priors);
}

Order LaGrandeArmeeDoctrine::Choose(const Game& game, const Position& position,
                                    Chooser& /*chooser*/) {
  ranker_.Weigh(ViewOf(game, position), {.temper = mood_}, Breadth::kGlance,
                options_);
  return options_.front().order;
}

std::string_view LaGrandeArmeeDoctrine::PlanName(int plan) const {
  return kPostureNames[static_cast<size_t>(plan)];
}

// Elements; of large armies corps.
void LaGrandeArmeeDoctrine::Formations(const Game& game,
                                       const Position& position, Side side,
                                       std::vector<EntityId>& formations) {
  const PositionView f = ViewOf(game, position);
  ElementSet elements;
  f.scenario.side(side).elements.ForEach([&](ElementId e) {
    if (f.unit(e).on_table()) elements.Add(e);
  });
  const size_t before = formations.size();
  if (elements.size() <= kFewElements) {
    elements.ForEach(
        [&](ElementId e) { formations.push_back(f.scenario.Entity(e)); });
  } else {
    for (const CorpsId c : f.scenario.side(side).corps) {
      if (!(f.scenario.corps_data(c).elements & elements).empty()) {
        formations.push_back(f.scenario.Entity(c));
      }
    }
  }
  if (formations.size() == before) formations.push_back(EntityId::kNone);
}

std::optional<Point> LaGrandeArmeeDoctrine::Whereabouts(
    const Game& game, const Position& position, EntityId formation) {
  const PositionView f = ViewOf(game, position);
  MeanPlace mean;
  MembersOf(f.scenario, formation).ForEach([&](ElementId e) {
    if (f.unit(e).on_table()) mean.Add(f.unit(e).centre);
  });
  return mean.Get();
}

Order LaGrandeArmeeDoctrine::PlanOrder(const Game& game,
                                       const Position& position,
                                       std::span<const FormationPlan> plans,
                                       Chooser& /*chooser*/) {
  return Follow(game, position, plans, Breadth::kGlance);
}

Order LaGrandeArmeeDoctrine::CarefulPlanOrder(
    const Game& game, const Position& position,
    std::span<const FormationPlan> plans, Chooser& /*chooser*/) {
  return Follow(game, position, plans, Breadth::kAll);
}

Order LaGrandeArmeeDoctrine::Follow(const Game& game, const Position& position,
                                    std::span<const FormationPlan> plans,
                                    Breadth breadth) {
  const PositionView f = ViewOf(game, position);
  Dispositions dispositions = {.temper = mood_};
  for (const FormationPlan& plan : plans) {
    MembersOf(f.scenario, plan.formation).ForEach([&](ElementId e) {
      dispositions.units[static_cast<size_t>(e)] =
          static_cast<Posture>(plan.plan);
    });
  }
  ranker_.Weigh(f, dispositions, breadth, options_);
  return options_.front().order;
}

std::string LaGrandeArmeeDoctrine::Intent(
    const Game& game, const Position& position, const Order& order,
    std::span<const Order> /*variation*/) {
  const PositionView f = ViewOf(game, position);
  return IntentOf(ArmyView(f, ranker_.weights), order);
}

std::unique_ptr<Doctrine> MakeLaGrandeArmeeDoctrine(const Game& /*game*/) {
  return std::make_unique<LaGrandeArmeeDoctrine>(Mood::kMeasured);
}

}  // namespace berthier::la_grande_armee
