#include "engine/rulesets/grande_tactique/charge/defence.h"

#include "engine/rulesets/grande_tactique/charge/charge_frame.h"
#include "engine/rulesets/grande_tactique/charge/settle.h"
#include "engine/rulesets/grande_tactique/fire/firing.h"
#include "engine/rulesets/grande_tactique/movement/square.h"

namespace berthier::grande_tactique {
namespace {

// GT-CHG-25, GT-CHG-26
void HorseGivesWay(const Battle& b, Frame& frame, Check check) {
  const UnitId t = frame.object;
  const UnitSet chargers = SetOf(frame);
  const UnitId principal = frame.subject;
  if (check == Check::kFail) Disrupt(b, t);
  SetStage(frame, ChargeStage::kAttackersWin);
  // A retreat is no success of the helpers (GT-FUP-02). Decision: nor is the
  // flight that stands in for it (GT-I-63).
  Note(frame, ChargeNote::kFought);
  if (Retreat(b, t, principal, chargers)) return;
  PushFlight(b, t, FlightCause::kFresh, chargers);
}

void LockedInCombat(const Battle& b, Frame& frame) {
  SetStage(frame, ChargeStage::kLocked);
  frame.notes[1] = static_cast<uint8_t>(b.unit(frame.subject).occupying);
  Tell(b, EventCode::kLockedInCombat, b.scenario.Entity(frame.subject),
       b.scenario.Entity(frame.object));
}

void InfantryDefends(const Battle& b, Frame& frame, Check check) {
  const UnitId t = frame.object;
  const UnitId principal = frame.subject;
  if (check == Check::kFail) {
    // GT-CHG-20, GT-CHG-23
    SetStage(frame, ChargeStage::kAttackersWin);
    PushFlight(b, t, FlightCause::kFresh, SetOf(frame));
    return;
  }
  if (!b.scenario.IsCavalry(principal)) {
    // GT-CHG-22, GT-CHG-21
    StopFiring(b, t);
    TurnToFace(b, t, principal);
    LockedInCombat(b, frame);
    return;
  }
  // GT-CHG-24, GT-CHG-31
  if (!IsSquare(b, t) && !InArea(b, t)) FormSquare(b, t);
  StartFiring(b, t);
  DisruptAll(b, SetOf(frame));
  Pop(b);
}

void HorseDefends(const Battle& b, Frame& frame, Check check) {
  const UnitId t = frame.object;
  const UnitId principal = frame.subject;
  if (!b.scenario.IsCavalry(principal)) {
    HorseGivesWay(b, frame, check);
  } else if (check == Check::kPass) {
    // GT-CHG-28, GT-CHG-34
    MakeCoherent(b, t);
    LockedInCombat(b, frame);
    MeetHalfWay(b, principal, t);
  } else {
    // GT-CHG-27
    SetStage(frame, ChargeStage::kAttackersWin);
    PushFlight(b, t, FlightCause::kFresh, SetOf(frame));
  }
}

// GT-CHG-29, GT-CHG-30
void GunsDefend(const Battle& b, Frame& frame, Check check) {
  const UnitId t = frame.object;
  if (check == Check::kFail) {
    Silence(b, t);
    SetStage(frame, ChargeStage::kAttackersWin);
    return;
  }
  if (CanFire(b, t)) {
    bool seen = false;
    SetOf(frame).ForEach(
        [&](UnitId u) { seen = seen || PartlyInZone(b, t, u); });
    if (seen) StartFiring(b, t);
  }
  Pop(b);
}

}  // namespace

void ResolveDefence(const Battle& b, Check check) {
  Frame& frame = Top(b.state);
  switch (b.data(frame.object).arm) {
    case Arm::kInfantry:
      InfantryDefends(b, frame, check);
      break;
    case Arm::kCavalry:
      HorseDefends(b, frame, check);
      break;
    case Arm::kFootArtillery:
    case Arm::kHorseArtillery:
      GunsDefend(b, frame, check);
      break;
  }
}

}  // namespace berthier::grande_tactique
