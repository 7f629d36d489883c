#include "engine/rulesets/big_battle_napoleonic/movement/movement.h"

#include "engine/rulesets/big_battle_napoleonic/board/contacts.h"
#include "engine/rulesets/big_battle_napoleonic/board/placing.h"
#include "engine/rulesets/big_battle_napoleonic/movement/squares.h"

namespace berthier::big_battle_napoleonic {
namespace {

bool IsDue(PositionView f, ArrivalId arrival) {
  return !IsSome(arrival) || f.state.due[static_cast<size_t>(arrival)] != 0;
}

}  // namespace

bool MayBeOrdered(PositionView f, UnitId u) {
  const State& s = f.state;
  const UnitState& unit = f.unit(u);
  if (!unit.on_table() || unit.routing() || unit.Has(Flag::kPursuing)) {
    return false;
  }
  if (s.phase == Phase::kMove) {
    if (unit.order != UnitOrder::kNone || f.data(u).side != s.phasing ||
        unit.condition == Condition::kMustRally) {
      return false;
    }
  } else {
    const Side side =
        s.phase == Phase::kEnemyCounter ? s.nonphasing() : s.phasing;
    if (!unit.Has(Flag::kCounter) || f.data(u).side != side) return false;
  }
  return s.contact_count == 0 || !IsSome(EnemyInContact(s, u));
}

bool MayEnter(PositionView f, UnitId u) {
  return f.unit(u).presence == Presence::kReserve &&
         f.data(u).side == f.state.phasing && IsDue(f, f.data(u).arrival);
}

bool MayEnter(PositionView f, GeneralId g) {
  return f.state.general(g).presence == Presence::kReserve &&
         f.scenario.general(g).side == f.state.phasing &&
         IsDue(f, f.scenario.general(g).arrival);
}

Progress AdvanceMoves(const Battle& b) {
  State& s = b.state;
  if (IsOn(b.scenario.options.square_test_immediate) &&
      NextSquareTest(b, s.nonphasing()) == Progress::kAwaiting) {
    return Progress::kAwaiting;  // BBN-OPT-02
  }
  if (s.step != 0) return Progress::kDone;
  bool any = false;
  b.scenario.side(s.phasing).units.ForEach(
      [&](UnitId u) { any = any || MayBeOrdered(b, u) || MayEnter(b, u); });
  for (int i = 0; !any && i < b.scenario.general_count(); ++i) {
    const GeneralId g = MakeId<GeneralId>(i);
    any = b.scenario.general(g).side == s.phasing &&
          ((s.general(g).on_table() && s.general(g).moved == 0) ||
           MayEnter(b, g));
  }
  if (!any) return Progress::kDone;
  AwaitDecision(b, s.phasing, Decision::kOrder, EntityId::kNone);
  return Progress::kAwaiting;
}

Progress AdvanceCounters(const Battle& b) {
  State& s = b.state;
  const bool enemy = s.phase == Phase::kEnemyCounter;
  const Side side = enemy ? s.nonphasing() : s.phasing;
  if (!enemy && s.step == 0) {
    s.step = 1;
    ForgetWays(b);
  }
  if (IsOn(b.scenario.options.square_test_immediate) &&
      NextSquareTest(b, Opponent(side)) == Progress::kAwaiting) {
    return Progress::kAwaiting;
  }
  if (s.step == 2) return Progress::kDone;
  bool any = false;
  b.scenario.side(side).fighters.ForEach(
      [&](UnitId u) { any = any || MayBeOrdered(b, u); });
  if (!any) return Progress::kDone;
  AwaitDecision(b, side,
                enemy ? Decision::kEnemyCounter : Decision::kOwnCounter,
                EntityId::kNone);
  return Progress::kAwaiting;
}

// BBN-CTR-08
void CountersOff(const Battle& b) {
  b.scenario.side(b.state.nonphasing()).fighters.ForEach([&](UnitId u) {
    if (!b.unit(u).Has(Flag::kCounter)) return;
    b.unit(u).Clear(Flag::kCounter);
    TellUnit(b, EventCode::kCounterOff, u);
  });
}

}  // namespace berthier::big_battle_napoleonic
