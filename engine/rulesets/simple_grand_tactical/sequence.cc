#include "engine/rulesets/simple_grand_tactical/sequence.h"

#include "engine/kit/state/frame_stack.h"
#include "engine/rulesets/simple_grand_tactical/board/progress.h"
#include "engine/rulesets/simple_grand_tactical/fire/fire.h"
#include "engine/rulesets/simple_grand_tactical/melee/charging.h"
#include "engine/rulesets/simple_grand_tactical/melee/control.h"
#include "engine/rulesets/simple_grand_tactical/melee/groups.h"
#include "engine/rulesets/simple_grand_tactical/melee/melee.h"
#include "engine/rulesets/simple_grand_tactical/morale/contact_checks.h"
#include "engine/rulesets/simple_grand_tactical/morale/rally.h"
#include "engine/rulesets/simple_grand_tactical/morale/tests.h"
#include "engine/rulesets/simple_grand_tactical/movement/movement.h"
#include "engine/rulesets/simple_grand_tactical/movement/withdrawal.h"
#include "engine/rulesets/simple_grand_tactical/setup/arrivals.h"
#include "engine/rulesets/simple_grand_tactical/setup/clock.h"
#include "engine/rulesets/simple_grand_tactical/setup/deployment.h"

namespace berthier::simple_grand_tactical {
namespace {

// By FrameKind.
constexpr Progress (*kFrameSteps[])(const Battle&) = {
    nullptr,       &AdvanceMove,    &AdvanceWithdrawal,
    &AdvanceTest,  &AdvanceFire,    &AdvanceMortality,
    &AdvanceFight, &AdvanceControl, &AdvanceChecksFrame,
};

Progress AdvanceFrames(const Battle& b) {
  if (!HasFrame(b.state)) return Progress::kDone;
  return kFrameSteps[static_cast<size_t>(TopFrame(b.state).kind)](b);
}

// 3.4 steps 3 and 4
Progress AdvanceMoveChecks(const Battle& b) {
  if (b.state.step == 0) {
    RecoverStanding(b);
    b.state.step = 1;
  }
  return AdvanceChecks(b);
}

constexpr PhaseStep<Battle, Phase> kPhaseSteps[] = {
    {Phase::kSetup, AdvanceSetup},
    {Phase::kDeployment, AdvanceDeployment},
    {Phase::kArrivals, AdvanceArrivals},
    {Phase::kRally, AdvanceRally},
    {Phase::kMovement, AdvanceMovement},
    {Phase::kMoveChecks, AdvanceMoveChecks},
    {Phase::kDefensiveFire, AdvanceFirePhase},
    {Phase::kCharge, AdvanceCharge},
    {Phase::kChargeChecks, AdvanceChecks},
    {Phase::kAdvancingFire, AdvanceFirePhase},
    {Phase::kOpponents, AdvanceOpponents},
    {Phase::kMelee, AdvanceMelee},
    {Phase::kTurnEnd, AdvanceTurnEnd},
    {Phase::kOver, [](const Battle&) { return Progress::kAwaiting; }},
};
static_assert(InOrder(kPhaseSteps));

}  // namespace

void Advance(const Battle& b) { AdvancePhases(b, kPhaseSteps, AdvanceFrames); }

}  // namespace berthier::simple_grand_tactical
