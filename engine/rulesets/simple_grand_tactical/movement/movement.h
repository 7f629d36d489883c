// The Movement Phase (section 3.4): moves of units, and the tests for rough
// ground on the way.
#ifndef BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MOVEMENT_MOVEMENT_H_
#define BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MOVEMENT_MOVEMENT_H_

#include "engine/model/order.h"
#include "engine/model/refusal.h"
#include "engine/rulesets/simple_grand_tactical/board/battle.h"
#include "engine/rulesets/simple_grand_tactical/movement/course.h"

namespace berthier::simple_grand_tactical {

Progress AdvanceMovement(const Battle& b);
// Section 3.4 step 3 (STA-06): unformed units of the phasing side that have not
// moved and are in no contact are put in order.
void RecoverStanding(const Battle& b);

Verdict CheckMoveOrder(PositionView f, const Order& order,
                       MoveOccasion occasion);
// kMove, kMarch, kForm: starts the move. A turn or change in place is complete
// at once; any other move is pushed as FrameKind::kMove.
void PlayMoveOrder(const Battle& b, const Order& order, MoveOccasion occasion);
// Runs FrameKind::kMove.
Progress AdvanceMove(const Battle& b);

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MOVEMENT_MOVEMENT_H_
