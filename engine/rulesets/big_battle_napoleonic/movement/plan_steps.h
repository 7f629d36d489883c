// Short steps: STEP_BACK, PIVOT and the shuffle of a square (4.8).
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MOVEMENT_PLAN_STEPS_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MOVEMENT_PLAN_STEPS_H_

#include "engine/model/order.h"
#include "engine/model/refusal.h"
#include "engine/rulesets/big_battle_napoleonic/board/field.h"
#include "engine/rulesets/big_battle_napoleonic/movement/plan.h"

namespace berthier::big_battle_napoleonic {

Verdict PlanStepBack(Field f, const Order& order, Plan& plan);
Verdict PlanPivot(Field f, const Order& order, Plan& plan);
Verdict PlanShuffle(Field f, const Order& order, Plan& plan);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MOVEMENT_PLAN_STEPS_H_
