// The decisions of the Firing and Charge Phases: D15 to D20.

#include "engine/rulesets/grande_tactique/combat/combat_orders.h"

#include <optional>

#include "engine/kit/orders/refusing.h"
#include "engine/model/fault.h"
#include "engine/rulesets/grande_tactique/board/pushes.h"
#include "engine/rulesets/grande_tactique/charge/approach.h"
#include "engine/rulesets/grande_tactique/charge/charge.h"
#include "engine/rulesets/grande_tactique/charge/charge_phase.h"
#include "engine/rulesets/grande_tactique/charge/followup.h"
#include "engine/rulesets/grande_tactique/facts/codes.h"
#include "engine/rulesets/grande_tactique/fire/firing.h"
#include "engine/rulesets/grande_tactique/fire/firing_phase.h"

namespace berthier::grande_tactique {

namespace {

Decision Awaited(PositionView f) {
  return static_cast<Decision>(f.state.awaits.kind);
}

// The verb of a decision among units; D19 has two of its own.
Verb VerbFor(Decision decision) {
  switch (decision) {
    case Decision::kFiringUnit:
      return Verb::kFireUnit;
    case Decision::kFiringTarget:
      return Verb::kFireAt;
    case Decision::kCharge:
      return Verb::kResolveCharge;
    case Decision::kPrincipal:
      return Verb::kNamePrincipal;
    case Decision::kFollowUpTarget:
      return Verb::kFollowUp;
    case Decision::kDeploy:
    case Decision::kAllot:
    case Decision::kOrder:
    case Decision::kTakePosition:
      break;
  }
  BERTHIER_CHECK(false);
  return Verb::kStay;
}

// Whether the unit chosen is the subject of the order; else it is its object.
bool ChoosesSubject(Decision decision) {
  return decision == Decision::kFiringUnit || decision == Decision::kPrincipal;
}

UnitSet Choices(PositionView f) {
  switch (Awaited(f)) {
    case Decision::kFiringUnit:
      return WaitingToFire(f);
    case Decision::kFiringTarget:
      return TargetsOf(f, f.state.firer);
    case Decision::kCharge:
      return LiveTargets(f);
    case Decision::kPrincipal:
      return SetOf(Top(f.state));
    case Decision::kFollowUpTarget:
      return FollowUpTargets(f, ChooserOf(f.state), Top(f.state).object);
    case Decision::kDeploy:
    case Decision::kAllot:
    case Decision::kOrder:
    case Decision::kTakePosition:
      break;
  }
  BERTHIER_CHECK(false);
  return {};
}

Order OrderFor(PositionView f, UnitId choice) {
  Order order;
  order.verb = static_cast<uint8_t>(VerbFor(Awaited(f)));
  (ChoosesSubject(Awaited(f)) ? order.subject : order.object) =
      f.scenario.Entity(choice);
  return order;
}

Order PositionOrder(Verb verb) {
  Order order;
  order.verb = static_cast<uint8_t>(verb);
  return order;
}

// ---- Why not ----------------------------------------------------------------

Verdict CheckFiringUnit(PositionView f, UnitId u) {
  const UnitState& unit = f.unit(u);
  if (f.data(u).side != f.state.moving) {
    return Refuse(f, RefusalCode::kNotYours, u);
  }
  if (!unit.on_table()) return Refuse(f, RefusalCode::kNotOnTable, u);
  if (!unit.Has(Flag::kFiring)) return Refuse(f, RefusalCode::kNotFiring, u);
  if (unit.Has(Flag::kHasFired)) return Refuse(f, RefusalCode::kHasFired, u);
  if (!HasTarget(f, u)) return Refuse(f, RefusalCode::kNoTarget, u);
  return {};
}

Verdict CheckTarget(PositionView f, UnitId e) {
  const UnitId u = f.state.firer;
  const auto refuse = [&](RefusalCode code, int32_t measured = 0) {
    return Refuse(f, code, u, e, {measured, 0, 0});
  };
  switch (TargetFaultOf(f, u, e)) {
    case TargetFault::kNone:
      return {};
    case TargetFault::kCannotFire:
      return refuse(RefusalCode::kNoTarget);
    case TargetFault::kNotAnEnemy:
      return refuse(RefusalCode::kOwnSide);
    case TargetFault::kNotEffective:
      return refuse(RefusalCode::kTargetNotEffective);
    case TargetFault::kNotInContact:
      return refuse(RefusalCode::kTargetNotInContact,
                    DistanceBetween(f, u, e).ticks);
    case TargetFault::kOutOfRange:
      return refuse(RefusalCode::kTargetOutOfRange, RangeTo(f, u, e).ticks);
    case TargetFault::kInWoods:
      return refuse(RefusalCode::kTargetBehindTrees);
    case TargetFault::kBeingCharged:
      return refuse(RefusalCode::kTargetBeingCharged);
    case TargetFault::kOutOfZone:
      return refuse(RefusalCode::kTargetOutOfZone);
    case TargetFault::kNoClearLine:
      return refuse(RefusalCode::kNoClearLine);
  }
  return refuse(RefusalCode::kNoTarget);
}

Verdict CheckFollowUp(PositionView f, UnitId t) {
  const UnitId u = ChooserOf(f.state);
  const auto refuse = [&](RefusalCode code, int32_t measured = 0) {
    return Refuse(f, code, u, t, {measured, 0, 0});
  };
  switch (FollowUpFaultOf(f, u, Top(f.state).object, t)) {
    case FollowUpFault::kNone:
      return {};
    case FollowUpFault::kNotAnEnemy:
      return f.unit(t).on_table() ? refuse(RefusalCode::kOwnSide)
                                  : refuse(RefusalCode::kTargetOffTable);
    case FollowUpFault::kPriorTarget:
      return refuse(RefusalCode::kIsPriorTarget);
    case FollowUpFault::kSilenced:
      return refuse(RefusalCode::kTargetSilenced);
    case FollowUpFault::kNotBeyond:
      return refuse(RefusalCode::kNotBeyond);
    case FollowUpFault::kTooFar:
      return refuse(RefusalCode::kFollowUpTooFar,
                    DistanceBetween(f, u, t).ticks);
    case FollowUpFault::kInWoods:
      return refuse(RefusalCode::kTargetInWoods);
    case FollowUpFault::kNotReachable:
      return refuse(RefusalCode::kNotReachable);
  }
  return refuse(RefusalCode::kNotReachable);
}

Verdict CheckChoice(PositionView f, UnitId choice) {
  switch (Awaited(f)) {
    case Decision::kFiringUnit:
      return CheckFiringUnit(f, choice);
    case Decision::kFiringTarget:
      return CheckTarget(f, choice);
    case Decision::kFollowUpTarget:
      return CheckFollowUp(f, choice);
    case Decision::kCharge:
      if (LiveTargets(f).Has(choice)) return {};
      return Refuse(f, RefusalCode::kNoLiveCharge, UnitId::kNone, choice);
    case Decision::kPrincipal:
      if (SetOf(Top(f.state)).Has(choice)) return {};
      return Refuse(f, RefusalCode::kNotACharger, choice, Top(f.state).object);
    default:
      return Refuse(RefusalCode::kNotNow);
  }
}

}  // namespace

Verdict CheckCombat(PositionView f, const Order& order) {
  const Decision decision = Awaited(f);
  if (decision == Decision::kTakePosition) {
    const Verb verb = static_cast<Verb>(order.verb);
    if (verb != Verb::kTakePosition && verb != Verb::kStay) {
      return Refuse(RefusalCode::kNotNow);
    }
    return order == PositionOrder(verb) ? Verdict()
                                        : Refuse(RefusalCode::kSurplus);
  }
  if (order.verb != static_cast<uint8_t>(VerbFor(decision))) {
    return Refuse(RefusalCode::kNotNow);
  }
  const bool subject = ChoosesSubject(decision);
  const UnitId choice =
      f.scenario.As<UnitId>(subject ? order.subject : order.object);
  if (!IsSome(choice)) {
    return Refuse(subject ? RefusalCode::kNoSuchSubject
                          : RefusalCode::kNoSuchObject);
  }
  if (!(order == OrderFor(f, choice))) return Refuse(RefusalCode::kSurplus);
  return CheckChoice(f, choice);
}

void PlayCombat(const Battle& b, const Order& order) {
  const Decision decision = Awaited(b);
  const UnitId choice = b.scenario.As<UnitId>(
      ChoosesSubject(decision) ? order.subject : order.object);
  ClearAwaited(b);
  switch (decision) {
    case Decision::kFiringUnit:
      b.state.firer = choice;
      break;
    case Decision::kFiringTarget:
      b.state.target = choice;
      break;
    case Decision::kCharge:
      PushCharge(b, LiveChargers(b, choice), choice, ChargeNote::kNone);
      break;
    case Decision::kPrincipal:
      NamePrincipal(b, choice);
      break;
    case Decision::kTakePosition:
      DecidePosition(b, static_cast<Verb>(order.verb) == Verb::kTakePosition
                            ? Taking::kTake
                            : Taking::kStay);
      break;
    case Decision::kFollowUpTarget:
      ChooseFollowUp(b, choice);
      break;
    case Decision::kDeploy:
    case Decision::kAllot:
    case Decision::kOrder:
      BERTHIER_CHECK(false);
  }
}

void ProposeCombat(PositionView f, std::vector<Order>& orders) {
  if (Awaited(f) == Decision::kTakePosition) {
    orders.push_back(PositionOrder(Verb::kTakePosition));
    orders.push_back(PositionOrder(Verb::kStay));
    return;
  }
  Choices(f).ForEach(
      [&](UnitId choice) { orders.push_back(OrderFor(f, choice)); });
}

Order ProposeOneCombat(PositionView f, Chooser& chooser) {
  if (Awaited(f) == Decision::kTakePosition) {
    return PositionOrder(chooser.Below(2) == 0 ? Verb::kTakePosition
                                               : Verb::kStay);
  }
  UnitSet choices = Choices(f);
  for (uint32_t skip = chooser.Below(static_cast<uint32_t>(choices.size()));
       skip > 0; --skip) {
    choices.Remove(choices.First());
  }
  return OrderFor(f, choices.First());
}

}  // namespace berthier::grande_tactique
