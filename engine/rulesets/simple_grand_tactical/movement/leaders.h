// Moves of leaders: riding, and joining units (CMD-08, section 4.5).
#ifndef BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MOVEMENT_LEADERS_H_
#define BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MOVEMENT_LEADERS_H_

#include "engine/model/order.h"
#include "engine/model/refusal.h"
#include "engine/rulesets/simple_grand_tactical/board/battle.h"

namespace berthier::simple_grand_tactical {

// kRide, kJoin (CMD-08, GEN-03, 06, 17).
Verdict CheckLeaderMove(PositionView f, const Order& order);
void PlayLeaderMove(const Battle& b, const Order& order);

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MOVEMENT_LEADERS_H_
