// Resolves the frames on the process stack: charges, flights, pursuits (see
// board/process.h).
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_CHARGE_RESOLUTION_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_CHARGE_RESOLUTION_H_

#include "engine/rulesets/grande_tactique/board/progress.h"

namespace berthier::grande_tactique {

// Does one step of the top frame. While there are frames it is called instead
// of the phase.
Progress AdvanceProcess(const Battle& b);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_CHARGE_RESOLUTION_H_
