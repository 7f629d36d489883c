// The sequence of play (section 3).
//
// Unfinished actions are kept on the stack of frames in State (board/frames.h),
// which runs before the phase continues. A position can therefore be copied or
// saved in the middle of any action.
#ifndef BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_SEQUENCE_H_
#define BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_SEQUENCE_H_

#include "engine/rulesets/la_grande_armee/board/battle.h"

namespace berthier::la_grande_armee {

// Runs forced steps until a decision or roll is awaited or the game is over.
void Advance(const Battle& b);

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_SEQUENCE_H_
