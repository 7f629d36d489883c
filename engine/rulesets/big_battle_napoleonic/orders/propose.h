// A finite set of legal orders for agents.
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_ORDERS_PROPOSE_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_ORDERS_PROPOSE_H_

#include <vector>

#include "engine/model/order.h"
#include "engine/rulesets/big_battle_napoleonic/board/position_view.h"

namespace berthier::big_battle_napoleonic {

void ProposeOrders(PositionView f, std::vector<Order>& orders);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_ORDERS_PROPOSE_H_
