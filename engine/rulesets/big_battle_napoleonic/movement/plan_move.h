// MOVE: drill, travel, drill (3.4, 4.8).
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MOVEMENT_PLAN_MOVE_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MOVEMENT_PLAN_MOVE_H_

#include "engine/model/order.h"
#include "engine/model/refusal.h"
#include "engine/rulesets/big_battle_napoleonic/board/field.h"
#include "engine/rulesets/big_battle_napoleonic/movement/plan.h"

namespace berthier::big_battle_napoleonic {

Verdict PlanMove(Field f, const Order& order, Plan& plan);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MOVEMENT_PLAN_MOVE_H_
