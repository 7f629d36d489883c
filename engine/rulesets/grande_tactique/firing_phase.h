// Whose turn it may be in the Firing Phase (GT-D15).
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_FIRING_PHASE_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_FIRING_PHASE_H_

#include "engine/rulesets/grande_tactique/field.h"

namespace berthier::grande_tactique {

// Units of the moving side that are firing, have not fired and have a target;
// where there are more than `enough`, so many of them.
UnitSet WaitingToFire(Field f, int enough = kMaxUnits);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_FIRING_PHASE_H_
