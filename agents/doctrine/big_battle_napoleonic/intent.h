// Explains the purpose of a unit's order in a sentence.
#ifndef BERTHIER_AGENTS_DOCTRINE_BIG_BATTLE_NAPOLEONIC_INTENT_H_
#define BERTHIER_AGENTS_DOCTRINE_BIG_BATTLE_NAPOLEONIC_INTENT_H_

#include <string>

#include "agents/doctrine/big_battle_napoleonic/army_view.h"
#include "engine/model/order.h"

namespace berthier::big_battle_napoleonic {

// "F-A closes up to P-B, 5.1 in, for the farm". Empty if there is nothing to
// add to the order itself.
std::string IntentOf(const ArmyView& army, const Order& order);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_AGENTS_DOCTRINE_BIG_BATTLE_NAPOLEONIC_INTENT_H_
