#include "engine/rulesets/grande_tactique/setup/turn.h"

#include "engine/rulesets/grande_tactique/board/arrivals.h"
#include "engine/rulesets/grande_tactique/board/progress.h"

namespace berthier::grande_tactique {
namespace {

// GT-SEQ-03.
void ClearUnit(UnitState& unit) {
  unit.Clear(Flag::kMoved);
  unit.Clear(Flag::kHasFired);
  unit.Clear(Flag::kRanThisPhase);
  unit.Clear(Flag::kLeftArea);
  unit.charges_made = 0;
  unit.followups_made = 0;
  unit.charge_target = UnitId::kNone;
  unit.StartAt(unit.pose());
}

void ClearDivision(DivisionState& division) {
  division.cp_total = division.cp_left = 0;
  division.diced = division.cp_die = 0;
  division.bonus_corps = division.bonus_army = 0;
}

// GT-SCN-10: nobody on the table and nobody to come.
bool HasLeftTheField(PositionView f, Side side) {
  bool some = false;
  f.scenario.side(side).units.ForEach(
      [&](UnitId u) { some = some || f.unit(u).on_table(); });
  return !some && !StillToArrive(f, side);
}

void TellArrivals(const Battle& b) {
  for (size_t i = 0; i < b.scenario.divisions.size(); ++i) {
    const DivisionData& division = b.scenario.divisions[i];
    int n = 0;
    for (const UnitId u : division.units) n += Arriving(b, u) ? 1 : 0;
    if (division.side == b.state.moving && n > 0) {
      Tell(b, EventCode::kArrives,
           b.scenario.Entity(MakeId<DivisionId>(static_cast<int>(i))),
           EntityId::kNone, {n, 0, 0, 0});
    }
  }
}

}  // namespace

void BeginTurn(const Battle& b) {
  State& s = b.state;
  const Side side = s.moving;
  b.scenario.side(side).units.ForEach([&](UnitId u) { ClearUnit(b.unit(u)); });
  for (size_t i = 0; i < b.scenario.generals.size(); ++i) {
    if (b.scenario.generals[i].side != side) continue;
    s.generals[i].moved = 0;
    s.generals[i].attached_now = 0;
  }
  for (size_t i = 0; i < b.scenario.divisions.size(); ++i) {
    if (b.scenario.divisions[i].side == side) ClearDivision(s.divisions[i]);
  }
  for (size_t i = 0; i < b.scenario.corps.size(); ++i) {
    if (b.scenario.corps[i].side != side) continue;
    s.corps[i].cp_left = 0;
    s.corps[i].pool_kept = s.corps[i].allotted = 0;
  }
  s.side(side).cp_left = 0;
  s.side(side).pool_kept = s.side(side).allotted = 0;
  MarkArrivals(b);
  Tell(b, EventCode::kTurnBegins, b.scenario.Entity(side), EntityId::kNone,
       {s.round, 0, 0, 0});
  TellArrivals(b);
  EnterPhase(b, Phase::kRegroup);
}

void EndTurn(const Battle& b) {
  State& s = b.state;
  const bool last_of_round = s.moving != s.first_side;
  const bool sundown = last_of_round && s.round >= b.scenario.last_round;
  if (sundown || HasLeftTheField(b, Side::kFirst) ||
      HasLeftTheField(b, Side::kSecond)) {
    s.phase = Phase::kOver;
    s.step = s.cursor = 0;
    Tell(b, EventCode::kGameOver, EntityId::kNone, EntityId::kNone,
         {s.round, 0, 0, 0});
    return;
  }
  if (last_of_round) ++s.round;
  s.moving = Opponent(s.moving);
  BeginTurn(b);
}

}  // namespace berthier::grande_tactique
