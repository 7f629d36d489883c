// Planning of every order that moves, turns or re-forms a unit.
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MOVEMENT_PLAN_ORDER_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MOVEMENT_PLAN_ORDER_H_

#include "engine/model/order.h"
#include "engine/model/refusal.h"
#include "engine/rulesets/big_battle_napoleonic/board/position_view.h"
#include "engine/rulesets/big_battle_napoleonic/movement/order_effect.h"

namespace berthier::big_battle_napoleonic {

// Whether the order is legal. If so, fills `effect`. Also handles kEnter.
Verdict PlanOrder(PositionView f, const Order& order, OrderEffect& effect);

// True for the verbs that PlanOrder plans for units on the table.
bool IsPlanned(Verb verb);
bool IsPlannedInCounterMoves(Verb verb);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MOVEMENT_PLAN_ORDER_H_
