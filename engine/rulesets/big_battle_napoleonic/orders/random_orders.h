// One random legal order, without listing all others.
//
// Verbs are drawn without replacement until one has a legal order, and so are
// the subjects of a verb; the parameters are drawn last. For a verb with
// continuous parameters only a few random values are tried for each subject,
// because a playout must not spend its time on impossible charges.
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_ORDERS_RANDOM_ORDERS_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_ORDERS_RANDOM_ORDERS_H_

#include "engine/model/chooser.h"
#include "engine/model/order.h"
#include "engine/rulesets/big_battle_napoleonic/board/position_view.h"

namespace berthier::big_battle_napoleonic {

// A legal order for the awaited decision. Not uniform over legal orders.
Order ProposeOneOrder(PositionView f, Chooser& chooser);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_ORDERS_RANDOM_ORDERS_H_
