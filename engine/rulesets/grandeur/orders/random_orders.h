// A random legal order, without enumerating the others.
#ifndef BERTHIER_ENGINE_RULESETS_GRANDEUR_ORDERS_RANDOM_ORDERS_H_
#define BERTHIER_ENGINE_RULESETS_GRANDEUR_ORDERS_RANDOM_ORDERS_H_

#include "engine/model/chooser.h"
#include "engine/model/order.h"
#include "engine/rulesets/grandeur/board/battle.h"

namespace berthier::grandeur {

Order ProposeOneOrder(PositionView f, Chooser& chooser);

}  // namespace berthier::grandeur

#endif  // BERTHIER_ENGINE_RULESETS_GRANDEUR_ORDERS_RANDOM_ORDERS_H_
