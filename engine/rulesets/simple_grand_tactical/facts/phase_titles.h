// The titles of the phases, in the order of Phase.
#ifndef BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_FACTS_PHASE_TITLES_H_
#define BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_FACTS_PHASE_TITLES_H_

#include "engine/kit/state/sequence.h"
#include "engine/rulesets/simple_grand_tactical/facts/types.h"

namespace berthier::simple_grand_tactical {

inline constexpr PhaseTitle<Phase> kPhaseTitles[] = {
    {Phase::kSetup, "set-up"},
    {Phase::kDeployment, "deployment", Announced::kYes},
    {Phase::kArrivals, "arrivals", Announced::kYes},
    {Phase::kRally, "rally", Announced::kYes},
    {Phase::kMovement, "movement", Announced::kYes},
    {Phase::kMoveChecks, "contact checks"},
    {Phase::kDefensiveFire, "defensive fire", Announced::kYes},
    {Phase::kCharge, "charge", Announced::kYes},
    {Phase::kChargeChecks, "contact checks"},
    {Phase::kAdvancingFire, "advancing fire", Announced::kYes},
    {Phase::kOpponents, "melee", Announced::kYes},
    {Phase::kMelee, "melee"},
    {Phase::kTurnEnd, "turn end", Announced::kYes},
    {Phase::kOver, "the battle is over", Announced::kYes},
};
static_assert(InOrder(kPhaseTitles));

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_FACTS_PHASE_TITLES_H_
