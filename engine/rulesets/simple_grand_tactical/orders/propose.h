// A finite list of legal orders for agents to choose from.
#ifndef BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_ORDERS_PROPOSE_H_
#define BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_ORDERS_PROPOSE_H_

#include <vector>

#include "engine/model/order.h"
#include "engine/rulesets/simple_grand_tactical/board/position_view.h"

namespace berthier::simple_grand_tactical {

// Appends legal orders for the awaited decision; at least one.
void ProposeOrders(PositionView f, std::vector<Order>& orders);

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_ORDERS_PROPOSE_H_
