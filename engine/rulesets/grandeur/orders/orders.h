// Checking and playing orders (D1 to D16): a row a decision, a row a verb.
#ifndef BERTHIER_ENGINE_RULESETS_GRANDEUR_ORDERS_ORDERS_H_
#define BERTHIER_ENGINE_RULESETS_GRANDEUR_ORDERS_ORDERS_H_

#include "engine/model/order.h"
#include "engine/model/refusal.h"
#include "engine/rulesets/grandeur/board/battle.h"

namespace berthier::grandeur {

// `order` may be any value; a decision is awaited.
Verdict CheckOrder(PositionView f, const Order& order);
void PlayOrder(const Battle& b, const Order& order);

}  // namespace berthier::grandeur

#endif  // BERTHIER_ENGINE_RULESETS_GRANDEUR_ORDERS_ORDERS_H_
