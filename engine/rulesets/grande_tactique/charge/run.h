// The whole run of a fleeing unit in one step, FL4 to FL7: to shelter, along
// the path, off the table edge, or to the unit's destruction (5.9).
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_CHARGE_RUN_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_CHARGE_RUN_H_

#include "engine/rulesets/grande_tactique/board/changes.h"

namespace berthier::grande_tactique {

// Runs the flight on top of the stack and pops it.
void Run(const Battle& b);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_CHARGE_RUN_H_
