#include "engine/rulesets/grande_tactique/charge/charge.h"

#include "engine/model/fault.h"
#include "engine/rulesets/grande_tactique/board/pushes.h"
#include "engine/rulesets/grande_tactique/charge/charge_frame.h"
#include "engine/rulesets/grande_tactique/charge/settle.h"

namespace berthier::grande_tactique {

namespace {

UnitSet CavalryOf(PositionView f, UnitSet set) {
  UnitSet cavalry;
  set.ForEach([&](UnitId u) {
    if (f.scenario.IsCavalry(u)) cavalry.Add(u);
  });
  return cavalry;
}
UnitSet InfantryOf(PositionView f, UnitSet set) {
  UnitSet infantry;
  set.ForEach([&](UnitId u) {
    if (f.scenario.IsInfantry(u)) infantry.Add(u);
  });
  return infantry;
}

// GT-MEL-04: they flee one after another, the principal first.
void PushRout(const Battle& b, UnitSet losers, UnitId first, UnitId winner) {
  Frame& frame = Push(b, FrameKind::kRout);
  SetSet(frame, losers);
  frame.subject = first;
  frame.object = winner;
}

// The target vanishes where it stands (GT-CHG-42).
void RideDown(const Battle& b, UnitId t) {
  FlightRecord record;
  record.unit = t;
  record.start = CentreOf(b, t);
  record.end = record.start;
  record.ended = FlightRecord::Ended::kDestroyed;
  Record(b, record);
  Remove(b, t, Presence::kDestroyed, DestroyCause::kRiddenDown, record.start);
}

// CH0
void Begin(const Battle& b, Frame& frame) {
  const UnitId t = frame.object;
  UnitSet valid;
  SetOf(frame).ForEach([&](UnitId u) {
    if (!ChargeStands(b, u, t)) {
      LapseCharge(b, u);
      return;
    }
    valid.Add(u);
    UnitState& unit = b.unit(u);
    unit.charge_target = UnitId::kNone;
    ++unit.charges_made;
  });
  if (valid.empty()) {
    Pop(b);
    return;
  }
  SetSet(frame, valid);
  frame.notes[0] = static_cast<uint8_t>(b.unit(t).occupying);
  SetStage(frame, ChargeStage::kPrincipal);
}

// CH1, GT-CHG-40 to 43
void ChargeFleeing(const Battle& b, Frame& frame) {
  const UnitId t = frame.object;
  SetStage(frame, ChargeStage::kAttackersWin);
  if (b.scenario.IsCavalry(frame.subject)) {
    Tell(b, EventCode::kRidesDown, b.scenario.Entity(frame.subject),
         b.scenario.Entity(t));
    RideDown(b, t);
  } else {
    PushFlight(b, t, FlightCause::kFresh, SetOf(frame));
  }
}

// GT-MEL-13: asks, if there is a choice; takes the position if there is none.
// True when a decision is awaited.
bool AskForPosition(const Battle& b, UnitId winner, UnitId beaten,
                    AreaId held) {
  const PositionView f = b;
  // Decision: a winner that is no longer on the table, or runs itself, takes
  // nothing. A square never does (GT-MEL-07).
  if (!Effective(f, winner) || IsSquare(f, winner) ||
      RecordOf(b.state, beaten) == nullptr) {
    return false;
  }
  if (MayStay(f, winner)) {
    AwaitDecision(b, b.data(winner).side, Decision::kTakePosition,
                  b.scenario.Entity(winner));
    return true;
  }
  TakePosition(b, winner, beaten, held);
  return false;
}

Progress AttackersWin(const Battle& b, Frame& frame) {
  SetStage(frame, ChargeStage::kAttackersNext);
  // GT-MEL-15, GT-CHG-35
  if (b.scenario.IsCavalry(frame.subject) ||
      b.scenario.IsArtillery(frame.object)) {
    return Progress::kAgain;
  }
  const bool asked =
      AskForPosition(b, frame.subject, frame.object, AreaNoted(frame.notes[0]));
  return asked ? Progress::kAwaiting : Progress::kAgain;
}

// GT-FUP-02: only after a success of the kinds named there.
void AttackersNext(const Battle& b, const Frame& frame) {
  const UnitSet cavalry = CavalryOf(b, SetOf(frame));
  const UnitId principal = frame.subject;
  const UnitId target = frame.object;
  const bool fought = Noted(frame, ChargeNote::kFought);
  if (fought || cavalry.empty()) {
    Pop(b);
    return;
  }
  // In the place of this frame, so that the records of flights stay.
  Frame& top = Top(b.state);
  top = Frame{};
  BeginAfter(top, cavalry, principal, target);
}

Progress DefenderWins(const Battle& b, Frame& frame) {
  const UnitId t = frame.object;
  const UnitId principal = frame.subject;
  const AreaId held = AreaNoted(frame.notes[1]);
  if (b.scenario.IsInfantry(t) &&
      b.scenario.options.defender_takes_position == Options::Switch::kOn &&
      AskForPosition(b, t, principal, held)) {
    return Progress::kAwaiting;
  }
  Pop(b);
  return Progress::kAgain;
}

// CH2 failed.
void Repulsed(const Battle& b, Frame& frame) {
  const UnitId t = frame.object;
  const UnitId principal = frame.subject;
  const UnitSet chargers = SetOf(frame);
  if (!b.scenario.IsCavalry(principal) || !b.scenario.IsCavalry(t)) {
    DisruptAll(b, chargers);  // GT-CHG-10
    Pop(b);
    return;
  }
  // GT-CHG-12 and 14: countercharged.
  Tell(b, EventCode::kCountercharges, b.scenario.Entity(t),
       b.scenario.Entity(principal));
  MakeCoherent(b, t);
  MeetHalfWay(b, principal, t);
  DisruptAll(b, InfantryOf(b, chargers));
  Pop(b);
  PushRout(b, CavalryOf(b, chargers), principal, t);
}

}  // namespace

Progress AdvanceCharge(const Battle& b) {
  Frame& frame = Top(b.state);
  switch (StageOf(frame)) {
    case ChargeStage::kBegin:
      Begin(b, frame);
      return Progress::kAgain;
    case ChargeStage::kPrincipal: {
      const UnitSet chargers = SetOf(frame);
      if (chargers.size() > 1) {
        AwaitDecision(b, b.state.moving, Decision::kPrincipal,
                      b.scenario.Entity(frame.object));
        return Progress::kAwaiting;
      }
      NamePrincipal(b, chargers.First());
      return Progress::kAgain;
    }
    case ChargeStage::kAttack:
      AwaitMorale(b, frame.subject, Purpose::kChargeAttack);
      return Progress::kAwaiting;
    case ChargeStage::kDefend:
      AwaitMorale(b, frame.object, Purpose::kChargeDefend);
      return Progress::kAwaiting;
    case ChargeStage::kLocked:
      AwaitRoll(b, b.data(frame.subject).side, RollKind::kLocked,
                b.scenario.Entity(frame.subject));
      return Progress::kAwaiting;
    case ChargeStage::kAttackersWin:
      return AttackersWin(b, frame);
    case ChargeStage::kAttackersNext:
      AttackersNext(b, frame);
      return Progress::kAgain;
    case ChargeStage::kDefenderWins:
      return DefenderWins(b, frame);
  }
  BERTHIER_CHECK(false);
  return Progress::kDone;
}

MoraleCheck ChargeCheck(PositionView f, Purpose purpose) {
  const Frame& frame = Top(f.state);
  return {
      .unit = purpose == Purpose::kChargeAttack ? frame.subject : frame.object,
      .purpose = purpose,
      .chargers = SetOf(frame),
      .target = frame.object};
}

void NamePrincipal(const Battle& b, UnitId principal) {
  Frame& frame = Top(b.state);
  frame.subject = principal;
  Tell(b, EventCode::kCharges, b.scenario.Entity(principal),
       b.scenario.Entity(frame.object));
  if (b.unit(frame.object).cohesion == Cohesion::kFleeing) {
    ChargeFleeing(b, frame);
  } else {
    SetStage(frame, Noted(frame, ChargeNote::kChecked) ? ChargeStage::kDefend
                                                       : ChargeStage::kAttack);
  }
}

void ResolveAttack(const Battle& b, Check check) {
  Frame& frame = Top(b.state);
  if (check == Check::kPass) {
    SetStage(frame, ChargeStage::kDefend);  // GT-CHG-11
  } else {
    Repulsed(b, frame);
  }
}

int MeleeModifierSum(PositionView f, UnitId u) {
  int sum = 0;
  if (f.data(u).quality == Quality::kVeteran) {
    sum += kMelee[static_cast<size_t>(MeleeModifier::kVeteran)].value;
  }
  if (f.data(u).horse == Horse::kLancer) {
    sum += kMelee[static_cast<size_t>(MeleeModifier::kLancers)].value;
  }
  return sum;
}

void ResolveLocked(const Battle& b, LockedWinner winner) {
  Frame& frame = Top(b.state);
  const UnitId t = frame.object;
  const UnitId principal = frame.subject;
  const UnitSet chargers = SetOf(frame);
  Note(frame, ChargeNote::kFought);
  if (winner == LockedWinner::kAttackers) {
    SetStage(frame, ChargeStage::kAttackersWin);
    // GT-MEL-08; chargers are coherent already.
    PushFlight(b, t, FlightCause::kFresh, chargers);
    return;
  }
  SetStage(frame, ChargeStage::kDefenderWins);
  if (b.scenario.IsCavalry(t)) MakeCoherent(b, t);
  PushRout(b, chargers, principal, t);
}

void DecidePosition(const Battle& b, Taking taking) {
  Frame& frame = Top(b.state);
  const bool defender = StageOf(frame) == ChargeStage::kDefenderWins;
  const UnitId winner = defender ? frame.object : frame.subject;
  const UnitId beaten = defender ? frame.subject : frame.object;
  if (taking == Taking::kTake) {
    TakePosition(b, winner, beaten, AreaNoted(frame.notes[defender ? 1 : 0]));
  } else {
    Tell(b, EventCode::kStays, b.scenario.Entity(winner));
  }
  if (defender) Pop(b);
}

Progress AdvanceRout(const Battle& b) {
  Frame& frame = Top(b.state);
  UnitSet losers = SetOf(frame);
  const UnitId next =
      losers.Has(frame.subject) ? frame.subject : losers.First();
  const UnitId winner = frame.object;
  if (!IsSome(next)) {
    Pop(b);
    return Progress::kAgain;
  }
  losers.Remove(next);
  SetSet(frame, losers);
  // Decision: one whom the flight of another has swept along has fled already
  // (GT-FLE-32).
  if (Effective(b, next)) {
    PushFlight(b, next, FlightCause::kFresh, Only(winner));
  }
  return Progress::kAgain;
}

}  // namespace berthier::grande_tactique
