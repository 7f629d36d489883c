// The sequence of play (section 3).
//
// Interruptions of a phase (a general ridden over, a square being tested) are
// kept in the State and handled before the phase continues. A position can
// therefore be copied or saved in the middle of any action.
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_SEQUENCE_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_SEQUENCE_H_

#include "engine/rulesets/big_battle_napoleonic/board/battle.h"

namespace berthier::big_battle_napoleonic {

// Runs forced steps until a decision or roll is awaited or the game is over.
void Advance(const Battle& b);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_SEQUENCE_H_
