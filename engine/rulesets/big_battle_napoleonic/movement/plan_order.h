// Every order of a unit that moves, turns or re-forms it.
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MOVEMENT_PLAN_ORDER_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MOVEMENT_PLAN_ORDER_H_

#include "engine/model/order.h"
#include "engine/model/refusal.h"
#include "engine/rulesets/big_battle_napoleonic/board/position_view.h"
#include "engine/rulesets/big_battle_napoleonic/movement/order_effect.h"

namespace berthier::big_battle_napoleonic {

// Also of a unit that enters.
Verdict PlanOrder(PositionView f, const Order& order, OrderEffect& effect);

// Verbs of units on the table that PlanOrder plans.
bool IsPlanned(Verb verb);
bool IsPlannedInCounterMoves(Verb verb);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MOVEMENT_PLAN_ORDER_H_
