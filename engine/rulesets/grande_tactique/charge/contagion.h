// Contagion: the friend struck next by a fleeing unit (GT-FLE-30 to 33).
//
// PushContagion keeps the list of friends still to be struck on the stack.
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_CHARGE_CONTAGION_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_CHARGE_CONTAGION_H_

#include "engine/rulesets/grande_tactique/board/progress.h"

namespace berthier::grande_tactique {

Progress AdvanceContagion(const Battle& b);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_CHARGE_CONTAGION_H_
