// The sequence of play (section 3): what happens next, and who knows it.
//
// Advance runs forced steps until something is awaited or the game is over.
// What interrupts a phase (a general ridden over, a square being tested) lies
// in the State and is asked for before the phase goes on, so that a position
// can be copied and written down in the middle of anything.
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_SEQUENCE_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_SEQUENCE_H_

#include "engine/rulesets/big_battle_napoleonic/board/battle.h"

namespace berthier::big_battle_napoleonic {

void Advance(const Battle& b);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_SEQUENCE_H_
