// The titles of the phases of a player-turn (GT-SEQ-01); all are announced.
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_FACTS_PHASE_TITLES_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_FACTS_PHASE_TITLES_H_

#include "engine/kit/state/sequence.h"
#include "engine/rulesets/grande_tactique/facts/types.h"

namespace berthier::grande_tactique {

inline constexpr PhaseTitle<Phase> kPhaseTitles[] = {
    {Phase::kSetup, "set-up", Announced::kYes},
    {Phase::kRegroup, "Regrouping Phase", Announced::kYes},
    {Phase::kCommand, "Command Phase", Announced::kYes},
    {Phase::kFiring, "Firing Phase", Announced::kYes},
    {Phase::kCharge, "Charge Phase", Announced::kYes},
    {Phase::kOver, "the battle is over", Announced::kYes},
};
static_assert(InOrder(kPhaseTitles));

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_FACTS_PHASE_TITLES_H_
