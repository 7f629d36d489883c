#include "engine/rulesets/grande_tactique/charge/flight.h"

#include "engine/model/fault.h"
#include "engine/rulesets/grande_tactique/board/pushes.h"
#include "engine/rulesets/grande_tactique/charge/run.h"
#include "engine/rulesets/grande_tactique/facts/tables.h"

namespace berthier::grande_tactique {

namespace {

void SetStage(Frame& frame, FlightStage stage) {
  frame.stage = static_cast<uint8_t>(stage);
}

// GT-FLE-01, option cav_flee. Decision: "from cavalry" are flights, other than
// contagion and continued ones, before an enemy among whom is cavalry.
bool IsDiced(PositionView f, const Frame& frame) {
  if (f.scenario.options.cav_flee == Options::CavalryFlight::kAllDiced) {
    return true;
  }
  if (static_cast<FlightCause>(frame.notes[0]) != FlightCause::kFresh) {
    return false;
  }
  bool from_cavalry = false;
  SetOf(frame).ForEach([&](UnitId u) {
    from_cavalry = from_cavalry || f.scenario.IsCavalry(u);
  });
  return from_cavalry;
}

// FL1, FL2
void Begin(const Battle& b, Frame& frame) {
  const UnitId u = frame.subject;
  const UnitState& unit = b.unit(u);
  const bool starts = unit.cohesion != Cohesion::kFleeing;
  frame.notes[1] = static_cast<uint8_t>(unit.occupying);
  BeginFleeing(b, u);
  // GT-CMD-35: whoever runs in the Command Phase of its side runs once in it.
  if (b.state.phase == Phase::kCommand) b.unit(u).Set(Flag::kRanThisPhase);
  // GT-FLE-04
  SetStage(frame, starts && IsSome(unit.attached) ? FlightStage::kGeneral
                                                  : FlightStage::kDistance);
}

}  // namespace

Progress AdvanceFlight(const Battle& b) {
  Frame& frame = Top(b.state);
  const UnitId u = frame.subject;
  switch (static_cast<FlightStage>(frame.stage)) {
    case FlightStage::kBegin:
      Begin(b, frame);
      return Progress::kAgain;
    case FlightStage::kGeneral:
      AwaitRoll(b, b.data(u).side, RollKind::kGeneralAtRisk,
                b.scenario.Entity(b.unit(u).attached));
      return Progress::kAwaiting;
    case FlightStage::kDistance:
      if (b.scenario.IsCavalry(u) && IsDiced(b, frame)) {
        AwaitRoll(b, b.data(u).side, RollKind::kFlightDistance,
                  b.scenario.Entity(u));
        return Progress::kAwaiting;
      }
      frame.number =
          (b.scenario.IsCavalry(u) ? kCavalryFlight : kInfantryFlight).ticks;
      SetStage(frame, FlightStage::kRun);
      return Progress::kAgain;
    case FlightStage::kRun:
      Run(b);
      return Progress::kAgain;
  }
  BERTHIER_CHECK(false);
  return Progress::kDone;
}

void ResolveGeneralAtRisk(const Battle& b, GeneralsFate fate) {
  Frame& frame = Top(b.state);
  const GeneralId g = b.unit(frame.subject).attached;
  if (fate == GeneralsFate::kKilled) {
    Kill(b, g);
  } else {
    Tell(b, EventCode::kGeneralUnhurt, b.scenario.Entity(g),
         b.scenario.Entity(frame.subject));
  }
  SetStage(frame, FlightStage::kDistance);
}

Length CavalryFlight(int dice_sum) { return kCavalryFlight + Inches(dice_sum); }

void ResolveFlightDistance(const Battle& b, int dice_sum) {
  Frame& frame = Top(b.state);
  frame.number = CavalryFlight(dice_sum).ticks;
  SetStage(frame, FlightStage::kRun);
}

}  // namespace berthier::grande_tactique
