// Short steps: STEP_BACK, PIVOT and the shuffle of a square (section 4.8).
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MOVEMENT_PLAN_STEPS_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MOVEMENT_PLAN_STEPS_H_

#include "engine/model/order.h"
#include "engine/model/refusal.h"
#include "engine/rulesets/big_battle_napoleonic/board/position_view.h"
#include "engine/rulesets/big_battle_napoleonic/movement/order_effect.h"

namespace berthier::big_battle_napoleonic {

// Whether the order is legal. If so, fills `effect`, whose unit is already set.
Verdict PlanStepBack(PositionView f, const Order& order, OrderEffect& effect);
Verdict PlanPivot(PositionView f, const Order& order, OrderEffect& effect);
Verdict PlanShuffle(PositionView f, const Order& order, OrderEffect& effect);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MOVEMENT_PLAN_STEPS_H_
