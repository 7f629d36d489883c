// A random legal order, without enumerating the others.
#ifndef BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_ORDERS_RANDOM_ORDERS_H_
#define BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_ORDERS_RANDOM_ORDERS_H_

#include "engine/model/chooser.h"
#include "engine/model/order.h"
#include "engine/rulesets/la_grande_armee/board/battle.h"

namespace berthier::la_grande_armee {

Order ProposeOneOrder(PositionView f, Chooser& chooser);

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_ORDERS_RANDOM_ORDERS_H_
