#include "engine/rulesets/simple_grand_tactical/orders/orders.h"

#include <array>

#include "engine/kit/orders/refusing.h"
#include "engine/kit/orders/verb_rows.h"
#include "engine/model/fault.h"
#include "engine/model/form.h"
#include "engine/rulesets/simple_grand_tactical/facts/vocabulary.h"
#include "engine/rulesets/simple_grand_tactical/fire/fire.h"
#include "engine/rulesets/simple_grand_tactical/melee/control.h"
#include "engine/rulesets/simple_grand_tactical/melee/groups.h"
#include "engine/rulesets/simple_grand_tactical/melee/melee.h"
#include "engine/rulesets/simple_grand_tactical/morale/contact_checks.h"
#include "engine/rulesets/simple_grand_tactical/morale/rally.h"
#include "engine/rulesets/simple_grand_tactical/morale/tests.h"
#include "engine/rulesets/simple_grand_tactical/movement/charge.h"
#include "engine/rulesets/simple_grand_tactical/movement/leaders.h"
#include "engine/rulesets/simple_grand_tactical/movement/movement.h"
#include "engine/rulesets/simple_grand_tactical/movement/withdrawal.h"
#include "engine/rulesets/simple_grand_tactical/setup/arrivals.h"
#include "engine/rulesets/simple_grand_tactical/setup/deployment.h"

namespace berthier::simple_grand_tactical {
namespace {

Verb VerbOf(const Order& order) { return static_cast<Verb>(order.verb); }
UnitId SubjectOf(PositionView f, const Order& order) {
  return f.scenario.As<UnitId>(order.subject);
}
Verdict NotNow() { return Refuse(RefusalCode::kNotNow); }
Verdict OnlyIf(bool is) { return is ? Verdict() : NotNow(); }

bool IsMove(Verb verb) {
  return verb == Verb::kMove || verb == Verb::kMarch || verb == Verb::kForm;
}
bool IsRide(Verb verb) { return verb == Verb::kRide || verb == Verb::kJoin; }

// ---- Is it legal: a row a decision ------------------------------------------

Verdict CheckDeployment(PositionView f, const Order& order) {
  if (VerbOf(order) == Verb::kDeploy) return CheckDeploy(f, order);
  if (VerbOf(order) == Verb::kEndDeployment) return CheckEndDeployment(f);
  return NotNow();
}
Verdict CheckRallying(PositionView f, const Order& order) {
  const Verb verb = VerbOf(order);
  if (verb != Verb::kPass && verb != Verb::kRally) return NotNow();
  return CheckRally(f, order);
}
Verdict CheckMovement(PositionView f, const Order& order) {
  const Verb verb = VerbOf(order);
  if (verb == Verb::kEndMoves) return {};
  if (IsRide(verb)) return CheckLeaderMove(f, order);
  if (!IsMove(verb)) return NotNow();
  return CheckMoveOrder(f, order, MoveOccasion::kMovementPhase);
}
Verdict CheckWithdrawal(PositionView, const Order& order) {
  return OnlyIf(VerbOf(order) == Verb::kWithdraw ||
                VerbOf(order) == Verb::kStand);
}
Verdict CheckNextCheck(PositionView f, const Order& order) {
  if (VerbOf(order) != Verb::kCheck) return NotNow();
  return CheckContactCheck(f, SubjectOf(f, order));
}
Verdict CheckUse(PositionView, const Order& order) {
  return OnlyIf(VerbOf(order) == Verb::kUseGeneral ||
                VerbOf(order) == Verb::kSpareGeneral);
}
Verdict CheckCharges(PositionView f, const Order& order) {
  if (VerbOf(order) == Verb::kEndCharges) return {};
  if (VerbOf(order) != Verb::kCharge) return NotNow();
  const UnitId u = SubjectOf(f, order);
  const UnitId target = f.scenario.As<UnitId>(order.object);
  if (!IsSome(u)) return Refuse(RefusalCode::kNoSuchSubject);
  if (!IsSome(target)) return Refuse(RefusalCode::kNoSuchObject);
  Pose end;
  return PlanCharge(f, u, target, ChargeOccasion::kChargePhase, end);
}
Verdict CheckOpponent(PositionView f, const Order& order) {
  if (VerbOf(order) != Verb::kOppose) return NotNow();
  return CheckOppose(f, order);
}
Verdict CheckNextMelee(PositionView f, const Order& order) {
  if (VerbOf(order) != Verb::kFight) return NotNow();
  return CheckFight(f, order);
}
Verdict CheckCommitting(PositionView f, const Order& order) {
  if (VerbOf(order) == Verb::kEndCommitting) return {};
  if (VerbOf(order) != Verb::kCommit) return NotNow();
  return CheckCommit(f, SubjectOf(f, order));
}
Verdict CheckEntering(PositionView f, const Order& order) {
  const Verb verb = VerbOf(order);
  if (verb != Verb::kEnter && verb != Verb::kWait) return NotNow();
  return CheckArrival(f, order);
}

using Check = Verdict (*)(PositionView f, const Order& order);
// By Decision.
constexpr Check kChecks[] = {
    &CheckDeployment, &CheckRallying,   &CheckMovement,  &CheckWithdrawal,
    &CheckNextCheck,  &CheckUse,        &CheckFireOrder, &CheckCharges,
    &CheckFireOrder,  &CheckOpponent,   &CheckOpponent,  &CheckNextMelee,
    &CheckCommitting, &CheckControlled, &CheckEntering,
};

// ---- What it does: a row a verb ---------------------------------------------

bool IsControlled(const Battle& b) {
  return b.state.phase != Phase::kMovement && b.state.phase != Phase::kCharge;
}
void PlayMoving(const Battle& b, const Order& order) {
  if (IsControlled(b)) return PlayControlled(b, order);
  PlayMoveOrder(b, order, MoveOccasion::kMovementPhase);
}
void PlayCharging(const Battle& b, const Order& order) {
  if (IsControlled(b)) return PlayControlled(b, order);
  Charge(b, SubjectOf(b, order), b.scenario.As<UnitId>(order.object),
         ChargeOccasion::kChargePhase);
}
template <int step>
void EndPart(const Battle& b, const Order& /*order*/) {
  b.state.step = step;
}

struct PlayRow {
  Verb verb;
  void (*play)(const Battle& b, const Order& order);
};
constexpr VerbRows kPlays = std::array{
    PlayRow{Verb::kDeploy, &PlayDeploy},
    PlayRow{Verb::kEndDeployment, &PlayDeploy},
    PlayRow{Verb::kPass, &PlayRally},
    PlayRow{Verb::kRally, &PlayRally},
    PlayRow{Verb::kMove, &PlayMoving},
    PlayRow{Verb::kMarch, &PlayMoving},
    PlayRow{Verb::kForm, &PlayMoving},
    PlayRow{Verb::kRide, &PlayLeaderMove},
    PlayRow{Verb::kJoin, &PlayLeaderMove},
    PlayRow{Verb::kEndMoves, &EndPart<2>},
    PlayRow{Verb::kWithdraw,
            [](const Battle& b, const Order&) { PlayWithdraw(b); }},
    PlayRow{Verb::kStand, [](const Battle& b, const Order&) { PlayStand(b); }},
    PlayRow{Verb::kCheck,
            [](const Battle& b, const Order& order) {
              PlayContactCheck(b, SubjectOf(b, order));
            }},
    PlayRow{Verb::kUseGeneral,
            [](const Battle& b, const Order&) { PlayUseGeneral(b, true); }},
    PlayRow{Verb::kSpareGeneral,
            [](const Battle& b, const Order&) { PlayUseGeneral(b, false); }},
    PlayRow{Verb::kFormSquare, &PlayFireOrder},
    PlayRow{Verb::kFire, &PlayFireOrder},
    PlayRow{Verb::kFireTogether, &PlayFireOrder},
    PlayRow{Verb::kEndFire, &PlayFireOrder},
    PlayRow{Verb::kCharge, &PlayCharging},
    PlayRow{Verb::kEndCharges, &EndPart<1>},
    PlayRow{Verb::kOppose, &PlayOppose},
    PlayRow{Verb::kFight, &PlayFight},
    PlayRow{Verb::kCommit,
            [](const Battle& b, const Order& order) {
              PlayCommit(b, SubjectOf(b, order));
            }},
    PlayRow{Verb::kEndCommitting,
            [](const Battle& b, const Order&) { PlayEndCommitting(b); }},
    PlayRow{Verb::kStay, &PlayControlled},
    PlayRow{Verb::kEnter, &PlayArrival},
};

}  // namespace

Verdict CheckOrder(PositionView f, const Order& order) {
  if (const FormFault fault =
          FaultOf(TheVocabulary(), f.scenario.entities().size(), order);
      fault != FormFault::kNone) {
    Refusal refusal = Refuse(RefusalCode::kMalformed);
    refusal.operands[0] = static_cast<int32_t>(fault);
    return refusal;
  }
  return kChecks[f.state.awaits.kind](f, order);
}

void PlayOrder(const Battle& b, const Order& order) {
  const Side side = b.state.awaits.side;
  const PlayRow* row = kPlays.Find(VerbOf(order));
  BERTHIER_CHECK(row != nullptr);
  ClearAwaited(b);
  row->play(b, order);
  const Verb verb = VerbOf(order);
  if (verb == Verb::kEndMoves || verb == Verb::kEndFire ||
      verb == Verb::kEndCharges) {
    Tell(b, EventCode::kEndsPart, b.scenario.Entity(side));
  }
}

}  // namespace berthier::simple_grand_tactical
