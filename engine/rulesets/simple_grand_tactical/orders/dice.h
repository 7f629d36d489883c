// The awaited roll (R01 to R12): its dice, possible outcomes and resolution.
#ifndef BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_ORDERS_DICE_H_
#define BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_ORDERS_DICE_H_

#include "engine/model/roll.h"
#include "engine/rulesets/simple_grand_tactical/board/battle.h"

namespace berthier::simple_grand_tactical {

// All of these require that a roll is awaited.
Dice DiceOf(PositionView f);
// Adds to `roll`, which must be cleared, its description and outcome classes.
void DescribeRoll(PositionView f, Roll& roll);
// True if the faces a and b have the same consequence.
bool SameRollOutcome(PositionView f, const Faces& a, const Faces& b);
// True if these faces do not count and the dice are thrown again (SGT-OPT-18).
bool IsThrownAgain(PositionView f, const Faces& faces);
void ResolveRoll(const Battle& b, const Faces& faces);

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_ORDERS_DICE_H_
