// Candidate orders of generals, from the menu D2 (5.13, section 9); enumerated
// as those of units are (command_candidates.h).
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_COMMAND_GENERAL_CANDIDATES_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_COMMAND_GENERAL_CANDIDATES_H_

#include "engine/rulesets/grande_tactique/command/command_candidates.h"

namespace berthier::grande_tactique {

// Each returns true if it was stopped.
bool OfferRide(PositionView f, GeneralId g, Take take);
bool OfferAttach(PositionView f, GeneralId g, Take take);
bool OfferDetach(PositionView f, GeneralId g, Take take);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_COMMAND_GENERAL_CANDIDATES_H_
