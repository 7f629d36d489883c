// A finite set of legal orders.
#ifndef BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_ORDERS_PROPOSE_H_
#define BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_ORDERS_PROPOSE_H_

#include <vector>

#include "engine/model/order.h"
#include "engine/rulesets/la_grande_armee/board/battle.h"

namespace berthier::la_grande_armee {

void ProposeOrders(PositionView f, std::vector<Order>& orders);

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_ORDERS_PROPOSE_H_
