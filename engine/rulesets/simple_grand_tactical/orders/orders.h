// Legality and execution of the orders of all decisions (section 3.10).
#ifndef BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_ORDERS_ORDERS_H_
#define BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_ORDERS_ORDERS_H_

#include "engine/model/order.h"
#include "engine/model/refusal.h"
#include "engine/rulesets/simple_grand_tactical/board/battle.h"

namespace berthier::simple_grand_tactical {

// Whether the order is legal for the awaited decision.
Verdict CheckOrder(PositionView f, const Order& order);
// Carries out a legal order; forced steps that follow are run by Advance.
void PlayOrder(const Battle& b, const Order& order);

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_ORDERS_ORDERS_H_
