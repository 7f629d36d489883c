// The sequence of play (section 3).
//
// Unfinished actions are kept on the stack of frames in State, which runs
// before the phase continues. A position can therefore be copied or saved in
// the middle of any action.
#ifndef BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_SEQUENCE_H_
#define BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_SEQUENCE_H_

#include "engine/rulesets/simple_grand_tactical/board/battle.h"

namespace berthier::simple_grand_tactical {

// Runs forced steps until a decision or roll is awaited or the game is over.
void Advance(const Battle& b);

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_SEQUENCE_H_
