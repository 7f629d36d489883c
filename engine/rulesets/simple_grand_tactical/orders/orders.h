// Every decision of 3.10: is the order legal, and what it does.
#ifndef BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_ORDERS_ORDERS_H_
#define BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_ORDERS_ORDERS_H_

#include "engine/model/order.h"
#include "engine/model/refusal.h"
#include "engine/rulesets/simple_grand_tactical/board/battle.h"

namespace berthier::simple_grand_tactical {

Verdict CheckOrder(PositionView f, const Order& order);
void PlayOrder(const Battle& b, const Order& order);

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_ORDERS_ORDERS_H_
