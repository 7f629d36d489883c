// The awaited roll (R1 to R23): its dice, outcome classes and resolution.
#ifndef BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_ORDERS_DICE_H_
#define BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_ORDERS_DICE_H_

#include "engine/rulesets/la_grande_armee/board/battle.h"
#include "engine/rulesets/la_grande_armee/board/roll_row.h"

namespace berthier::la_grande_armee {

// All of these require that a roll is awaited.
Dice DiceOf(PositionView f);
bool IsThrownAgain(PositionView f, const Faces& faces);
// Adds to `roll`, which must be cleared, its description and outcome classes.
void DescribeRoll(PositionView f, Roll& roll);
// True if the faces a and b have the same consequence.
bool SameRollOutcome(PositionView f, const Faces& a, const Faces& b);
void ResolveRoll(const Battle& b, const Faces& faces);

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_ORDERS_DICE_H_
