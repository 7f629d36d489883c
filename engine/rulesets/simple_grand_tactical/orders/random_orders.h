// One random legal order, without listing all others.
//
// Verbs are drawn without replacement until one has a legal order, and so are
// the subjects of a verb. For a verb with continuous parameters only a few
// random values are tried for each subject. Short lists of orders are listed in
// full and one is drawn.
#ifndef BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_ORDERS_RANDOM_ORDERS_H_
#define BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_ORDERS_RANDOM_ORDERS_H_

#include "engine/model/chooser.h"
#include "engine/model/order.h"
#include "engine/rulesets/simple_grand_tactical/board/position_view.h"

namespace berthier::simple_grand_tactical {

// A legal order for the awaited decision. Not uniform over legal orders.
Order ProposeOneOrder(PositionView f, Chooser& chooser);

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_ORDERS_RANDOM_ORDERS_H_
