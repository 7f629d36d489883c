#include "engine/rulesets/grandeur/sequence.h"

#include <iterator>

#include "engine/rulesets/grandeur/activation/corps.h"
#include "engine/rulesets/grandeur/activation/group.h"
#include "engine/rulesets/grandeur/activation/opportunity.h"
#include "engine/rulesets/grandeur/activation/unit.h"
#include "engine/rulesets/grandeur/board/frames.h"
#include "engine/rulesets/grandeur/board/progress.h"
#include "engine/rulesets/grandeur/charge/charge.h"
#include "engine/rulesets/grandeur/combat/cohesion.h"
#include "engine/rulesets/grandeur/combat/discipline.h"
#include "engine/rulesets/grandeur/combat/fire.h"
#include "engine/rulesets/grandeur/combat/melee.h"
#include "engine/rulesets/grandeur/combat/pursuit.h"
#include "engine/rulesets/grandeur/combat/retreat.h"
#include "engine/rulesets/grandeur/command/contest.h"
#include "engine/rulesets/grandeur/command/divisions.h"
#include "engine/rulesets/grandeur/command/victory.h"
#include "engine/rulesets/grandeur/movement/phase_move.h"
#include "engine/rulesets/grandeur/setup/clock.h"
#include "engine/rulesets/grandeur/setup/deployment.h"
#include "engine/rulesets/grandeur/setup/terrain_laying.h"

namespace berthier::grandeur {
namespace {

// By FrameKind.
constexpr Progress (*kFrameSteps[])(const Battle&) = {
    nullptr,           &AdvanceGroup,        &AdvanceUnit,  &AdvancePhaseMove,
    &AdvanceReactions, &AdvanceDivisionTest, &AdvanceTest,  &AdvanceFire,
    &AdvanceCohesion,  &AdvanceCharge,       &AdvanceMelee, &AdvanceRetreat,
    &AdvancePursuit,
};
static_assert(std::size(kFrameSteps) == kFrameKinds);

Progress AdvanceFrames(const Battle& b) {
  if (!HasFrame(b.state)) return Progress::kDone;
  return kFrameSteps[static_cast<size_t>(TopFrame(b.state).kind)](b);
}

constexpr PhaseStep<Battle, Phase> kPhaseSteps[] = {
    {Phase::kSetup, AdvanceSetup},
    {Phase::kTerrain, AdvanceTerrain},
    {Phase::kDeployment, AdvanceDeployment},
    {Phase::kWeather, AdvanceWeather},
    {Phase::kTurnStart, AdvanceTurnStart},
    {Phase::kContest, AdvanceContest},
    {Phase::kDivisions, AdvanceDivisions},
    {Phase::kActivation, AdvanceCorps},
    {Phase::kTurnEnd, AdvanceTurnEnd},
    {Phase::kOver, [](const Battle&) { return Progress::kAwaiting; }},
};
static_assert(InOrder(kPhaseSteps));

}  // namespace

void Advance(const Battle& b) { AdvancePhases(b, kPhaseSteps, AdvanceFrames); }

}  // namespace berthier::grandeur
