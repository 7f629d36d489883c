#include "engine/rulesets/la_grande_armee/sequence.h"

#include <iterator>

#include "engine/rulesets/la_grande_armee/activation/corps.h"
#include "engine/rulesets/la_grande_armee/activation/element.h"
#include "engine/rulesets/la_grande_armee/activation/recovery.h"
#include "engine/rulesets/la_grande_armee/board/changes.h"
#include "engine/rulesets/la_grande_armee/board/frames.h"
#include "engine/rulesets/la_grande_armee/charge/charge.h"
#include "engine/rulesets/la_grande_armee/combat/fire.h"
#include "engine/rulesets/la_grande_armee/combat/losses.h"
#include "engine/rulesets/la_grande_armee/combat/mass.h"
#include "engine/rulesets/la_grande_armee/combat/melee.h"
#include "engine/rulesets/la_grande_armee/combat/tests.h"
#include "engine/rulesets/la_grande_armee/command/capture.h"
#include "engine/rulesets/la_grande_armee/command/leaders.h"
#include "engine/rulesets/la_grande_armee/command/victory.h"
#include "engine/rulesets/la_grande_armee/fog/reveal.h"
#include "engine/rulesets/la_grande_armee/fog/scouts.h"
#include "engine/rulesets/la_grande_armee/fog/tiles.h"
#include "engine/rulesets/la_grande_armee/movement/compulsory.h"
#include "engine/rulesets/la_grande_armee/movement/moves.h"
#include "engine/rulesets/la_grande_armee/movement/rout.h"
#include "engine/rulesets/la_grande_armee/movement/sight_tests.h"
#include "engine/rulesets/la_grande_armee/setup/deployment.h"
#include "engine/rulesets/la_grande_armee/setup/fog_setup.h"

namespace berthier::la_grande_armee {
namespace {

// By FrameKind.
constexpr Progress (*kFrameSteps[])(const Battle&) = {
    nullptr,         &AdvanceActivation, &AdvanceMove,  &AdvanceFire,
    &AdvanceTest,    &AdvanceLosses,     &AdvanceMelee, &AdvanceCharge,
    &AdvanceCapture, &AdvanceSight,      &AdvanceRout,  &AdvanceTile,
    &AdvanceScout,   &AdvanceReveal,
};
static_assert(std::size(kFrameSteps) == kFrameKinds);

// `dispersal`=IMMEDIATE (COM-02): whoever is worn out goes before anything else
// happens.
bool DisperseAtOnce(const Battle& b) {
  if (b.options().dispersal != Options::Dispersal::kImmediate) return false;
  for (int i = 0; i < b.scenario.unit_count(); ++i) {
    const ElementId e = MakeId<ElementId>(i);
    if (!IsWorn(b, e)) continue;
    Disperse(b, e);
    return true;
  }
  return false;
}

Progress AdvanceFrames(const Battle& b) {
  if (DisperseAtOnce(b)) return Progress::kAgain;
  if (!HasFrame(b.state)) return Progress::kDone;
  return kFrameSteps[static_cast<size_t>(TopFrame(b.state).kind)](b);
}

constexpr PhaseStep<Battle, Phase> kPhaseSteps[] = {
    {Phase::kFogSetup, AdvanceFogSetup},
    {Phase::kFogDeploy, AdvanceFogDeploy},
    {Phase::kDeploy, AdvanceDeploy},
    {Phase::kRecovery, AdvanceRecovery},
    {Phase::kCompulsory, AdvanceCompulsory},
    {Phase::kCorps, AdvanceCorps},
    {Phase::kArmyCommands, AdvanceArmyCommands},
    {Phase::kMass, AdvanceMass},
    {Phase::kEnd, AdvanceEnd},
    {Phase::kOver, [](const Battle&) { return Progress::kAwaiting; }},
};
static_assert(InOrder(kPhaseSteps));

}  // namespace

void Advance(const Battle& b) { AdvancePhases(b, kPhaseSteps, AdvanceFrames); }

}  // namespace berthier::la_grande_armee
