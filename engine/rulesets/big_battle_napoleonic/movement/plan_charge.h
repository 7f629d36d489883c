// CHARGE: straight at the target (4.11, 5.4).
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MOVEMENT_PLAN_CHARGE_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MOVEMENT_PLAN_CHARGE_H_

#include "engine/model/order.h"
#include "engine/model/refusal.h"
#include "engine/rulesets/big_battle_napoleonic/board/field.h"
#include "engine/rulesets/big_battle_napoleonic/movement/plan.h"

namespace berthier::big_battle_napoleonic {

Verdict PlanCharge(Field f, const Order& order, Plan& plan);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MOVEMENT_PLAN_CHARGE_H_
