// One random order, without listing the others.
//
// Verbs are drawn without return until one has a legal order, and so are the
// subjects of a verb; the parameters are then drawn. A verb whose parameters
// form a continuum gets a few tries a subject rather than a search: a playout
// must not pay for the hundred ways in which a charge is impossible.
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_ORDERS_RANDOM_ORDERS_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_ORDERS_RANDOM_ORDERS_H_

#include "engine/model/chooser.h"
#include "engine/model/order.h"
#include "engine/rulesets/big_battle_napoleonic/board/position_view.h"

namespace berthier::big_battle_napoleonic {

Order ProposeOneOrder(PositionView f, Chooser& chooser);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_ORDERS_RANDOM_ORDERS_H_
