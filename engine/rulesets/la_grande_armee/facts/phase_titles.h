// The titles of the phases, in the order of Phase.
#ifndef BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_FACTS_PHASE_TITLES_H_
#define BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_FACTS_PHASE_TITLES_H_

#include "engine/kit/state/sequence.h"
#include "engine/rulesets/la_grande_armee/facts/types.h"

namespace berthier::la_grande_armee {

inline constexpr PhaseTitle<Phase> kPhaseTitles[] = {
    {Phase::kFogSetup, "secret set-up"},
    {Phase::kFogDeploy, "deployment of tiles"},
    {Phase::kDeploy, "deployment"},
    {Phase::kRecovery, "recovery"},
    {Phase::kCompulsory, "compulsory movement"},
    {Phase::kCorps, "corps round"},
    {Phase::kArmyCommands, "army commanders"},
    {Phase::kMass, "mass melee"},
    {Phase::kEnd, "end of the bound"},
    {Phase::kOver, "the battle is over"},
};
static_assert(InOrder(kPhaseTitles));

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_FACTS_PHASE_TITLES_H_
