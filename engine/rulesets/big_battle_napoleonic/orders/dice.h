// The awaited roll (R1 to R6): its dice, possible outcomes and resolution.
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_ORDERS_DICE_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_ORDERS_DICE_H_

#include "engine/model/roll.h"
#include "engine/rulesets/big_battle_napoleonic/board/battle.h"

namespace berthier::big_battle_napoleonic {

// All of these require that a roll is awaited.
Dice DiceOf(PositionView f);
// Adds to `roll`, which must be cleared, its description and outcome classes.
void DescribeRoll(PositionView f, Roll& roll);
// True if the faces a and b have the same consequence.
bool SameRollOutcome(PositionView f, const Faces& a, const Faces& b);
void ResolveRoll(const Battle& b, const Faces& faces);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_ORDERS_DICE_H_
