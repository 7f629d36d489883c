// R01 to R12: which dice, what can come of them, what does.
#ifndef BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_ORDERS_DICE_H_
#define BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_ORDERS_DICE_H_

#include "engine/model/roll.h"
#include "engine/rulesets/simple_grand_tactical/board/battle.h"

namespace berthier::simple_grand_tactical {

Dice DiceOf(PositionView f);
void DescribeRoll(PositionView f, Roll& roll);
bool SameRollOutcome(PositionView f, const Faces& a, const Faces& b);
bool IsThrownAgain(PositionView f, const Faces& faces);
void ResolveRoll(const Battle& b, const Faces& faces);

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_ORDERS_DICE_H_
