// R1 to R6: which dice, what can come of them, what does.
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_ORDERS_DICE_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_ORDERS_DICE_H_

#include "engine/model/roll.h"
#include "engine/rulesets/big_battle_napoleonic/board/battle.h"

namespace berthier::big_battle_napoleonic {

Dice DiceOf(PositionView f);
void DescribeRoll(PositionView f, Roll& roll);
bool SameRollOutcome(PositionView f, const Faces& a, const Faces& b);
void ResolveRoll(const Battle& b, const Faces& faces);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_ORDERS_DICE_H_
