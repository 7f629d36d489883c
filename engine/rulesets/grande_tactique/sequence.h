// The sequence of play (section 3): the driver that decides what happens next.
//
// Each phase has its own folder and is asked repeatedly for one step. Frames on
// the process stack take precedence over the phase.
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_SEQUENCE_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_SEQUENCE_H_

#include "engine/rulesets/grande_tactique/board/changes.h"

namespace berthier::grande_tactique {

// Runs forced steps until something is awaited or the game is over; this
// includes T0, T1, T5 and the clock.
void Advance(const Battle& b);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_SEQUENCE_H_
