// One step of what lies on the process stack: the charge tree, flights,
// pursuits (see board/process.h).
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_CHARGE_RESOLUTION_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_CHARGE_RESOLUTION_H_

#include "engine/rulesets/grande_tactique/board/progress.h"

namespace berthier::grande_tactique {

// Asks the top frame for a step. Called before any phase while frames are
// there.
Progress AdvanceProcess(const Battle& b);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_CHARGE_RESOLUTION_H_
