// The Movement Phase (3.4): moves of units, and the rough ground they meet.
#ifndef BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MOVEMENT_MOVEMENT_H_
#define BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MOVEMENT_MOVEMENT_H_

#include "engine/model/order.h"
#include "engine/model/refusal.h"
#include "engine/rulesets/simple_grand_tactical/board/battle.h"
#include "engine/rulesets/simple_grand_tactical/movement/course.h"

namespace berthier::simple_grand_tactical {

Progress AdvanceMovement(const Battle& b);
// 3.4 step 3 (STA-06).
void RecoverStanding(const Battle& b);

Verdict CheckMoveOrder(PositionView f, const Order& order,
                       MoveOccasion occasion);
// kMove, kMarch, kForm: begins the move; a task if it is more than a change in
// place.
void PlayMoveOrder(const Battle& b, const Order& order, MoveOccasion occasion);
// TaskKind::kMove.
Progress AdvanceMove(const Battle& b);

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MOVEMENT_MOVEMENT_H_
