#include "agents/doctrine/simple_grand_tactical/simple_grand_tactical_doctrine.h"

#include <algorithm>
#include <array>

namespace berthier::simple_grand_tactical {
namespace {

// How far a playout goes: turns of single units, at least its own turn and the
// enemy's reply. In the same time the middle battles gain as much by two turns
// as by three and five; a battle of a few units gains by more of them, but not
// by being played to the end (bench/ladder/README.md).
constexpr int kUnitTurns = 64;
constexpr int kLeastTurns = 2;
constexpr int kMostTurns = 5;

}  // namespace

double SimpleGrandTacticalDoctrine::Value(const Game& game,
                                          const Position& position, Side side) {
  return learned_.Of(ViewOf(game, position), side);
}

int SimpleGrandTacticalDoctrine::Horizon(const Game& game,
                                         const Position& position) const {
  const PositionView f = ViewOf(game, position);
  int units = 0;
  for (int i = 0; i < f.scenario.unit_count(); ++i) {
    const UnitState& unit = f.unit(MakeId<UnitId>(i));
    units += unit.on_table() || unit.presence == Presence::kReserve;
  }
  return std::clamp(kUnitTurns / std::max(1, units), kLeastTurns, kMostTurns);
}

uint32_t SimpleGrandTacticalDoctrine::Turn(const Game& game,
                                           const Position& position) {
  const PositionView f = ViewOf(game, position);
  const State& s = f.state;
  if (s.phase <= Phase::kDeployment) return 0;
  return static_cast<uint32_t>(s.turn) * 2 +
         (s.active == f.scenario.first ? 0u : 1u);
}

Doctrine::Planning SimpleGrandTacticalDoctrine::PlanningOf(
    const Game& game, const Position& position) {
  const State& s = ViewOf(game, position).state;
  if (s.phase != Phase::kMovement) return Planning::kUntilDice;
  return static_cast<Decision>(s.awaits.kind) == Decision::kMove
             ? Planning::kOverDice
             : Planning::kAside;
}

void SimpleGrandTacticalDoctrine::Formations(
    const Game& game, const Position& position, Side side,
    std::vector<EntityId>& formations) {
  const PositionView f = ViewOf(game, position);
  UnitSet firsts;
  f.scenario.side(side).units.ForEach([&](UnitId u) {
    if (f.unit(u).on_table()) firsts.Add(FirstOfBrigade(f.scenario, u));
  });
  firsts.ForEach([&](UnitId u) { formations.push_back(f.scenario.Entity(u)); });
  if (firsts.empty()) formations.push_back(EntityId::kNone);
}

// Each unit is looked at once, not once a brigade: this is done for every order
// of a playout.
void SimpleGrandTacticalDoctrine::Dispose(PositionView f,
                                          std::span<const FormationPlan> plans,
                                          Dispositions& dispositions) const {
  if (plans.empty()) return;
  std::array<Posture, kMaxUnits> of_brigade = {};
  for (const FormationPlan& plan : plans) {
    const UnitId u = f.scenario.As<UnitId>(plan.formation);
    if (!IsSome(u)) continue;
    of_brigade[static_cast<size_t>(u)] = static_cast<Posture>(plan.plan);
  }
  f.scenario.side(f.state.awaits.side).units.ForEach([&](UnitId u) {
    dispositions.units[static_cast<size_t>(u)] =
        of_brigade[static_cast<size_t>(FirstOfBrigade(f.scenario, u))];
  });
}

}  // namespace berthier::simple_grand_tactical
