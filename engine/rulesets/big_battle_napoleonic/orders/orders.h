// Every decision of 3.2: is the order legal, and what it does.
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_ORDERS_ORDERS_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_ORDERS_ORDERS_H_

#include "engine/model/order.h"
#include "engine/model/refusal.h"
#include "engine/rulesets/big_battle_napoleonic/board/battle.h"

namespace berthier::big_battle_napoleonic {

Verdict CheckOrder(PositionView f, const Order& order);
void PlayOrder(const Battle& b, const Order& order);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_ORDERS_ORDERS_H_
