// A finite set of legal orders.
#ifndef BERTHIER_ENGINE_RULESETS_GRANDEUR_ORDERS_PROPOSE_H_
#define BERTHIER_ENGINE_RULESETS_GRANDEUR_ORDERS_PROPOSE_H_

#include <vector>

#include "engine/model/order.h"
#include "engine/rulesets/grandeur/board/battle.h"

namespace berthier::grandeur {

void ProposeOrders(PositionView f, std::vector<Order>& orders);

}  // namespace berthier::grandeur

#endif  // BERTHIER_ENGINE_RULESETS_GRANDEUR_ORDERS_PROPOSE_H_
