#include "engine/rulesets/grandeur/command/victory.h"

#include <cstdlib>

#include "engine/rulesets/grandeur/board/changes.h"
#include "engine/rulesets/grandeur/board/progress.h"
#include "engine/rulesets/grandeur/facts/tables.h"

namespace berthier::grandeur {
namespace {

int LostBy(PositionView f, Side side) {
  return f.state.vd_lost[static_cast<size_t>(side)];
}
int VdtOf(PositionView f, Side side) { return f.scenario.side(side).vdt; }

// The share that the first side has lost less that of the second, times both
// VDTs.
int64_t LeadInLosses(PositionView f) {
  return int64_t{LostBy(f, Side::kFirst)} * VdtOf(f, Side::kSecond) -
         int64_t{LostBy(f, Side::kSecond)} * VdtOf(f, Side::kFirst);
}
Result LesserLoser(PositionView f) {
  const int64_t lead = LeadInLosses(f);
  if (lead == 0) return Result::kDraw;
  return lead < 0 ? Result::kFirst : Result::kSecond;
}

// IMP-VDT-04
void RoutCorps(const Battle& b, CorpsId c) {
  const CorpsData& corps = b.scenario.corps_data(c);
  int removed = 0;
  bool some = false;
  corps.units.ForEach([&](UnitId u) {
    const Presence presence = b.unit(u).presence;
    const bool left =
        presence == Presence::kOnTable || presence == Presence::kReserve;
    some = some || left;
    if (!left) removed += b.data(u).vd;
  });
  if (!some || 100 * removed < kDefeatShare * corps.vd) return;
  TellUnit(b, EventCode::kCorpsRouted, c);
  corps.units.ForEach([&](UnitId u) {
    // Those that wait for room count as well.
    UnitState& unit = b.unit(u);
    if (unit.presence == Presence::kReserve) unit.presence = Presence::kOnTable;
    Remove(b, u, Presence::kCorpsRouted);
  });
}

// GRA-VIC-01
bool IsBroken(const Battle& b, Side side) {
  const int lost = LostBy(b, side), vdt = VdtOf(b, side);
  if (100 * lost < kDefeatShare * vdt) return false;
  Tell(b, EventCode::kBroken, b.scenario.Entity(side), EntityId::kNone,
       {lost, vdt, 0, 0});
  return true;
}

// Decision: a scenario may say that a side attacks. Whoever holds then wins,
// by a minor victory, what would be a draw on time: fire favours who waits, and
// a battle that nobody need fight is none. Both may be said to attack, which is
// as if none was.
Result Undecided(const Scenario& s) {
  const bool first = s.side(Side::kFirst).attacks;
  const bool second = s.side(Side::kSecond).attacks;
  if (first == second) return Result::kDraw;
  return first ? Result::kSecond : Result::kFirst;
}

// GRA-VIC-03, 04, IMP-VDT-03
Result ResultOf(const Battle& b) {
  State& s = b.state;
  const bool first = IsBroken(b, Side::kFirst);
  const bool second = IsBroken(b, Side::kSecond);
  s.broken = static_cast<uint8_t>((first ? 1 : 0) | (second ? 2 : 0));
  if (first && second) return LesserLoser(b);
  if (first || second) return first ? Result::kSecond : Result::kFirst;
  if (s.turn < b.scenario.turns) return Result::kNone;
  s.timed_out = 1;
  const int64_t whole =
      int64_t{VdtOf(b, Side::kFirst)} * VdtOf(b, Side::kSecond);
  if (100 * std::abs(LeadInLosses(b)) >= kTimeOutMargin * whole) {
    return LesserLoser(b);
  }
  return Undecided(b.scenario);
}

}  // namespace

Progress AdvanceTurnEnd(const Battle& b) {
  State& s = b.state;
  if (IsOn(b.scenario.options.corps_rout)) {
    for (int i = 0; i < b.scenario.corps_count(); ++i) {
      RoutCorps(b, MakeId<CorpsId>(i));
    }
  }
  s.result = ResultOf(b);
  if (s.result == Result::kNone) {
    ++s.turn;
    EnterPhase(b, Phase::kTurnStart);
    return Progress::kAgain;
  }
  Tell(b, EventCode::kGameOver, EntityId::kNone, EntityId::kNone,
       {s.turn, 0, 0, 0});
  EnterPhase(b, Phase::kOver);
  return Progress::kAgain;
}

}  // namespace berthier::grandeur
