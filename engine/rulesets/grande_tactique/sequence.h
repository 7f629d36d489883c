// The sequence of play (section 3): what happens next.
//
// Each phase lives in its own folder and is asked, again and again, for one
// step. What lies on the process stack comes before any phase.
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_SEQUENCE_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_SEQUENCE_H_

#include "engine/rulesets/grande_tactique/board/changes.h"

namespace berthier::grande_tactique {

// Runs forced steps until something is awaited or the game is over: T0, T1, T5,
// the clock and the driver.
void Advance(const Battle& b);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_SEQUENCE_H_
