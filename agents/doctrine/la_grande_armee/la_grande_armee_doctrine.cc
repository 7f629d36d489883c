#include "agents/doctrine/la_grande_armee/la_grande_armee_doctrine.h"

#include <algorithm>

namespace berthier::la_grande_armee {
namespace {

// With no more elements than this every element follows a plan of its own.
constexpr int kFewElements = 16;

// Horizons, in player-turns.
constexpr int kNear = 3;
constexpr int kFar = 9;

}  // namespace

ElementSet MembersOf(const Scenario& scenario, EntityId formation) {
  ElementSet members;
  const ElementId e = scenario.As<ElementId>(formation);
  const CorpsId c = scenario.As<CorpsId>(formation);
  if (IsSome(e)) members.Add(e);
  if (IsSome(c)) members = scenario.corps_data(c).elements;
  return members;
}

double LaGrandeArmeeDoctrine::Value(const Game& game, const Position& position,
                                    Side side) {
  return learned_.Of(ViewOf(game, position), side);
}

int LaGrandeArmeeDoctrine::Horizon(const Game& game,
                                   const Position& position) const {
  const Scenario& scenario = ViewOf(game, position).scenario;
  const bool several =
      std::any_of(scenario.sides.begin(), scenario.sides.end(),
                  [](const SideData& side) { return side.corps.size() > 1; });
  return several && !scenario.has_fog() ? kFar : kNear;
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

}  // namespace berthier::la_grande_armee
