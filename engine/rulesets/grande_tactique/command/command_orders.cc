#include "engine/rulesets/grande_tactique/command/command_orders.h"

#include "engine/kit/orders/refusing.h"
#include "engine/model/fault.h"
#include "engine/rulesets/grande_tactique/board/generals.h"
#include "engine/rulesets/grande_tactique/command/unit_orders.h"
#include "engine/rulesets/grande_tactique/facts/codes.h"
#include "engine/rulesets/grande_tactique/movement/movement.h"

namespace berthier::grande_tactique {
namespace {

Verdict CheckGeneralsOrder(Field f, const Order& order) {
  const GeneralId g = f.scenario.As<GeneralId>(order.subject);
  if (!IsSome(g)) return Refuse(RefusalCode::kNoSuchSubject);
  if (f.scenario.general(g).side != f.state.moving) {
    return Refuse(f, RefusalCode::kNotYours, g);
  }
  switch (static_cast<Verb>(order.verb)) {
    case Verb::kMoveGeneral:
      return CheckRide(f, g, order.pose.centre);
    case Verb::kDetach:
      return CheckDetach(f, g);
    default:
      break;
  }
  const UnitId u = f.scenario.As<UnitId>(order.object);
  if (!IsSome(u)) return Refuse(f, RefusalCode::kNoSuchObject, g);
  return CheckAttach(f, g, u);
}

Verdict CheckUnitOrder(Field f, UnitId u, const Order& order,
                       SearchDepth last) {
  const Verb verb = static_cast<Verb>(order.verb);
  const Heading heading = order.pose.heading;
  // Those that are aimed at a unit.
  if (verb == Verb::kMoveAndCharge || verb == Verb::kCharge ||
      verb == Verb::kSpike) {
    const UnitId target = f.scenario.As<UnitId>(order.object);
    if (!IsSome(target)) return Refuse(f, RefusalCode::kNoSuchObject, u);
    if (verb == Verb::kCharge) return CheckCharge(f, u, target);
    if (verb == Verb::kSpike) return CheckSpike(f, u, target);
    if (TurnsOnTheSpot(f, u, order)) return CheckPivot(f, u, heading, target);
    Movement movement;
    return CheckMove(f, u, order.pose, order.via, target, last, movement);
  }
  switch (verb) {
    case Verb::kMove: {
      Movement movement;
      return CheckMove(f, u, order.pose, order.via, UnitId::kNone, last,
                       movement);
    }
    case Verb::kOccupy: {
      const AreaId area = f.scenario.As<AreaId>(order.object);
      if (!IsSome(area)) return Refuse(f, RefusalCode::kNoSuchObject, u);
      Movement movement;
      return CheckOccupy(f, u, area, order.via, UnitId::kNone, movement);
    }
    case Verb::kPivot:
      return CheckPivot(f, u, heading, UnitId::kNone);
    case Verb::kLimber:
      return CheckLimber(f, u, Limbering::kLimber, heading);
    case Verb::kUnlimber:
      return CheckLimber(f, u, Limbering::kUnlimber, heading);
    case Verb::kFormSquare:
      return CheckFormSquare(f, u);
    case Verb::kLeaveSquare:
      return CheckLeaveSquare(f, u, heading);
    case Verb::kStartFiring:
      return CheckStartFiring(f, u);
    case Verb::kStopFiring:
      return CheckStopFiring(f, u);
    case Verb::kRally:
      return CheckRally(f, u);
    case Verb::kWithdraw:
      return CheckWithdraw(f, u);
    default:
      return Refuse(RefusalCode::kNotNow);
  }
}

}  // namespace

bool TurnsOnTheSpot(Field f, UnitId u, const Order& order) {
  return static_cast<Verb>(order.verb) == Verb::kMoveAndCharge &&
         f.unit(u).on_table() && order.via == Point{} &&
         order.pose.centre == f.unit(u).centre;
}

Verdict CheckMenuOrder(Field f, const Order& order, SearchDepth last) {
  const Verb verb = static_cast<Verb>(order.verb);
  if (verb == Verb::kEndCommand) return {};
  if (verb < Verb::kMove || verb > Verb::kEndCommand) {
    return Refuse(RefusalCode::kNotNow);
  }
  if (IsGeneralsVerb(verb)) return CheckGeneralsOrder(f, order);
  const UnitId u = f.scenario.As<UnitId>(order.subject);
  if (!IsSome(u)) return Refuse(RefusalCode::kNoSuchSubject);
  if (f.data(u).side != f.state.moving) {
    return Refuse(f, RefusalCode::kNotYours, u);
  }
  if (StepOf(f.state) == CommandStep::kGenerals) {
    return Refuse(RefusalCode::kOnlyGeneralsNow);
  }
  return CheckUnitOrder(f, u, order, last);
}

void PlayMenuOrder(const Battle& b, const Order& order) {
  const Scenario& s = b.scenario;
  const UnitId u = s.As<UnitId>(order.subject);
  const UnitId target = s.As<UnitId>(order.object);
  const GeneralId g = s.As<GeneralId>(order.subject);
  const Heading heading = order.pose.heading;
  switch (static_cast<Verb>(order.verb)) {
    case Verb::kMove:
      return PlayMove(b, u, order.pose, order.via, UnitId::kNone);
    case Verb::kMoveAndCharge:
      if (TurnsOnTheSpot(b, u, order)) {
        return PlayPivot(b, u, heading, target);
      }
      return PlayMove(b, u, order.pose, order.via, target);
    case Verb::kOccupy:
      return PlayOccupy(b, u, s.As<AreaId>(order.object), heading, order.via,
                        UnitId::kNone);
    case Verb::kMoveGeneral:
      return PlayRide(b, g, order.pose.centre);
    case Verb::kAttach:
      return Attach(b, g, target);
    case Verb::kDetach:
      return Detach(b, g);
    case Verb::kPivot:
      return PlayPivot(b, u, heading, UnitId::kNone);
    case Verb::kLimber:
      return PlayLimber(b, u, Limbering::kLimber, heading);
    case Verb::kUnlimber:
      return PlayLimber(b, u, Limbering::kUnlimber, heading);
    case Verb::kFormSquare:
      return PlayFormSquare(b, u);
    case Verb::kLeaveSquare:
      return PlayLeaveSquare(b, u, heading);
    case Verb::kStartFiring:
      return PlayStartFiring(b, u);
    case Verb::kStopFiring:
      return PlayStopFiring(b, u);
    case Verb::kCharge:
      return PlayCharge(b, u, target);
    case Verb::kSpike:
      return PlaySpike(b, u, target);
    case Verb::kRally:
      return PlayRally(b, u);
    case Verb::kWithdraw:
      return PlayWithdraw(b, u);
    default:
      break;
  }
  BERTHIER_CHECK(false && "an order of the menu");
}

}  // namespace berthier::grande_tactique
