// The sequence of play (section 3): what happens next, and who knows it.
//
// Advance runs forced steps until something is awaited or the game is over.
// What has been begun and is not finished lies on the stack of tasks and goes
// before the phase, so that a position can be copied and written down in the
// middle of anything.
#ifndef BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_SEQUENCE_H_
#define BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_SEQUENCE_H_

#include "engine/rulesets/simple_grand_tactical/board/battle.h"

namespace berthier::simple_grand_tactical {

void Advance(const Battle& b);

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_SEQUENCE_H_
