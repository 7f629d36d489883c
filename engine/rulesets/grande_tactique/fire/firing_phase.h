// The Firing Phase (T3), and which units may fire next (GT-D15).
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_FIRE_FIRING_PHASE_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_FIRE_FIRING_PHASE_H_

#include "engine/rulesets/grande_tactique/board/progress.h"

namespace berthier::grande_tactique {

// T3
Progress AdvanceFiring(const Battle& b);

// Units of the moving side that are firing, have not fired and have a target;
// the search stops when `enough` are found.
UnitSet WaitingToFire(PositionView f, int enough = kMaxUnits);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_FIRE_FIRING_PHASE_H_
