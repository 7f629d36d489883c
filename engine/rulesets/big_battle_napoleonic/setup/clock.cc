#include "engine/rulesets/big_battle_napoleonic/setup/clock.h"

#include <algorithm>

#include "engine/rulesets/big_battle_napoleonic/board/battle.h"
#include "engine/rulesets/big_battle_napoleonic/board/contacts.h"
#include "engine/rulesets/big_battle_napoleonic/board/placing.h"
#include "engine/rulesets/big_battle_napoleonic/board/progress.h"
#include "engine/rulesets/big_battle_napoleonic/board/score.h"
#include "engine/rulesets/big_battle_napoleonic/facts/tables.h"

namespace berthier::big_battle_napoleonic {

// D01, R6
Progress AdvanceSetup(const Battle& b) {
  const Options::Sides how = b.scenario.options.sides;
  if (b.state.step == 0 && how == Options::Sides::kChosen) {
    AwaitDecision(b, Side::kSecond, Decision::kChooseSide, EntityId::kNone);
    return Progress::kAwaiting;
  }
  if (b.state.step == 0 && how == Options::Sides::kLot) {
    AwaitRoll(b, Side::kFirst, RollKind::kSides, EntityId::kNone);
    return Progress::kAwaiting;
  }
  b.state.phasing = b.state.attacker;
  return Progress::kDone;
}

// Scenario events: who is due (BBN-SCN-02, BBN-LIG-18).
Progress AdvancePeriodStart(const Battle& b) {
  State& s = b.state;
  if (s.step == 0) {
    Tell(b, EventCode::kPeriodBegins, EntityId::kNone, EntityId::kNone,
         {s.period, 0, 0, 0});
    s.phasing = s.attacker;
    s.step = 1;
  }
  while (s.cursor < b.scenario.arrivals.size()) {
    const size_t i = s.cursor;
    const ArrivalData& a = b.scenario.arrivals[i];
    const bool dice = a.first_roll > 0 && IsOn(b.scenario.options.arrival_dice);
    const bool sure =
        dice ? s.period >= a.certain : a.due > 0 && s.period >= a.due;
    if (s.due[i] == 0 && sure) {
      s.due[i] = 1;
      Tell(b, EventCode::kDue, b.scenario.Entity(a.side));
    } else if (s.due[i] == 0 && dice && s.period >= a.first_roll) {
      AwaitRoll(b, a.side, RollKind::kArrival, EntityId::kNone);
      return Progress::kAwaiting;  // the roll moves the cursor on
    }
    ++s.cursor;
  }
  return Progress::kDone;
}

// ---- M1 ---------------------------------------------------------------------

bool MayTestRally(PositionView f, UnitId u) {
  const UnitState& unit = f.unit(u);
  return f.data(u).side == f.state.phasing && unit.on_table() &&
         unit.routing() && !unit.Has(Flag::kTested) &&
         !IsSome(EnemyInContact(f.state, u)) &&
         !(f.IsCavalry(u) && InRough(f, u)) && InCommand(f, u);
}

Progress AdvanceRally(const Battle& b) {
  State& s = b.state;
  if (s.step != 0) return Progress::kDone;
  bool any = false;
  b.scenario.side(s.phasing).fighters.ForEach(
      [&](UnitId u) { any = any || MayTestRally(b, u); });
  if (!any) return Progress::kDone;
  AwaitDecision(b, s.phasing, Decision::kRally, EntityId::kNone);
  return Progress::kAwaiting;
}

// ---- M2 and what begins M3A of itself ---------------------------------------

void MeasureCommand(const Battle& b) {
  State& s = b.state;
  for (int i = 0; i < b.scenario.unit_count(); ++i) {
    const UnitId u = MakeId<UnitId>(i);
    UnitState& unit = b.unit(u);
    unit.Clear(Flag::kCommanded);
    if (!unit.on_table() || b.data(u).side != s.phasing) continue;
    if (InCommand(b, u)) unit.Set(Flag::kCommanded);
    if (unit.condition != Condition::kMustRally) continue;
    if (b.IsCavalry(u) && InRough(b, u)) {
      unit.condition = Condition::kDisordered;  // BBN-RAL-13
    } else if (!IsSome(EnemyInContact(s, u))) {
      unit.order = UnitOrder::kRally;  // BBN-RAL-09
      TellUnit(b, EventCode::kRallies, u);
    }
  }
}

// ---- M6E --------------------------------------------------------------------

namespace {

// BBN-RAL-11
void CompleteRallies(const Battle& b) {
  b.scenario.side(b.state.phasing).units.ForEach([&](UnitId u) {
    UnitState& unit = b.unit(u);
    if (!unit.on_table() || unit.order != UnitOrder::kRally || unit.routing() ||
        !unit.disordered() || unit.Has(Flag::kFought) ||
        unit.Has(Flag::kRallySpoiled) || (b.IsCavalry(u) && InRough(b, u))) {
      return;
    }
    unit.condition = Condition::kSteady;
    TellUnit(b, EventCode::kRallied, u);
  });
}

void ClearTransients(const Battle& b) {
  constexpr uint16_t kKept = static_cast<uint16_t>(Flag::kCounter) |
                             static_cast<uint16_t>(Flag::kPursuing) |
                             static_cast<uint16_t>(Flag::kRoutColumn) |
                             static_cast<uint16_t>(Flag::kOnPursuit);
  ForgetWays(b);
  for (int i = 0; i < b.scenario.unit_count(); ++i) {
    UnitState& unit = b.unit(MakeId<UnitId>(i));
    unit.flags &= kKept;
    unit.order = UnitOrder::kNone;
    unit.casualties = 0;
    unit.fight = 0xFF;
  }
  for (GeneralState& general : b.state.generals) general.moved = 0;
}

bool HasStanding(PositionView f, Side side) {
  bool any = false;
  f.scenario.side(side).fighters.ForEach([&](UnitId u) {
    any = any || f.unit(u).presence == Presence::kReserve || Stands(f, u);
  });
  return any;
}

void EndGame(const Battle& b) {
  EnterPhase(b, Phase::kOver);
  Tell(b, EventCode::kGameOver, EntityId::kNone, EntityId::kNone,
       {b.state.period, 0, 0, 0});
}

}  // namespace

void EndMove(const Battle& b) {
  State& s = b.state;
  CompleteRallies(b);
  ClearTransients(b);
  for (int i = s.contact_count; i-- > 0;) {
    if (!IsTogether(b, s.contacts[static_cast<size_t>(i)])) DeleteContact(b, i);
  }
  LookAtObjectives(b);
  // BBN-VIC-01
  for (const Side side : {Side::kFirst, Side::kSecond}) {
    if (!HasStanding(b, side)) {
      s.eliminated =
          static_cast<uint8_t>(s.eliminated | (side == Side::kFirst ? 1 : 2));
    }
  }
  if (s.eliminated != 0) {
    EndGame(b);
  } else if (s.phasing == s.attacker) {
    s.phasing = s.defender();
    EnterPhase(b, Phase::kRally);
  } else {
    EnterPhase(b, Phase::kPeriodEnd);
  }
}

void EndPeriod(const Battle& b) {
  State& s = b.state;
  if (s.period >= b.scenario.periods || HasCollapsed(b)) {
    EndGame(b);
    return;
  }
  ++s.period;
  s.phasing = s.attacker;
  EnterPhase(b, Phase::kPeriodStart);
}

}  // namespace berthier::big_battle_napoleonic
