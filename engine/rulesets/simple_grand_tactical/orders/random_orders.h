// One random order, without listing the others.
//
// Verbs are drawn without return until one has a legal order, and so are the
// subjects of a verb. A verb whose parameters form a continuum gets a few tries
// a subject rather than a search.
#ifndef BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_ORDERS_RANDOM_ORDERS_H_
#define BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_ORDERS_RANDOM_ORDERS_H_

#include "engine/model/chooser.h"
#include "engine/model/order.h"
#include "engine/rulesets/simple_grand_tactical/board/position_view.h"

namespace berthier::simple_grand_tactical {

Order ProposeOneOrder(PositionView f, Chooser& chooser);

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_ORDERS_RANDOM_ORDERS_H_
