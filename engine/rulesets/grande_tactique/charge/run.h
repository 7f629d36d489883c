// The run of a unit in flight, at once: FL4 to FL7, with shelter, the path, the
// edge of the table or the end of the unit (5.9).
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_CHARGE_RUN_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_CHARGE_RUN_H_

#include "engine/rulesets/grande_tactique/board/changes.h"

namespace berthier::grande_tactique {

// Runs the flight on top of the stack, which is popped.
void Run(const Battle& b);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_CHARGE_RUN_H_
