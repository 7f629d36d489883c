// The titles of the phases, in the order of Phase.
#ifndef BERTHIER_ENGINE_RULESETS_GRANDEUR_FACTS_PHASE_TITLES_H_
#define BERTHIER_ENGINE_RULESETS_GRANDEUR_FACTS_PHASE_TITLES_H_

#include "engine/kit/state/sequence.h"
#include "engine/rulesets/grandeur/facts/types.h"

namespace berthier::grandeur {

// Turns and activations of corps have events of their own.
inline constexpr PhaseTitle<Phase> kPhaseTitles[] = {
    {Phase::kSetup, "set-up"},          {Phase::kTerrain, "terrain"},
    {Phase::kDeployment, "deployment"}, {Phase::kWeather, "weather"},
    {Phase::kTurnStart, "turn start"},  {Phase::kContest, "initiative"},
    {Phase::kDivisions, "divisions"},   {Phase::kActivation, "activation"},
    {Phase::kTurnEnd, "turn end"},      {Phase::kOver, "the battle is over"},
};
static_assert(InOrder(kPhaseTitles));

}  // namespace berthier::grandeur

#endif  // BERTHIER_ENGINE_RULESETS_GRANDEUR_FACTS_PHASE_TITLES_H_
