// Checking and playing orders (D1 to D26): a row a decision.
#ifndef BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_ORDERS_ORDERS_H_
#define BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_ORDERS_ORDERS_H_

#include "engine/model/order.h"
#include "engine/model/refusal.h"
#include "engine/rulesets/la_grande_armee/board/battle.h"

namespace berthier::la_grande_armee {

// `order` may be any value; a decision is awaited.
Verdict CheckOrder(PositionView f, const Order& order);
void PlayOrder(const Battle& b, const Order& order);

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_ORDERS_ORDERS_H_
