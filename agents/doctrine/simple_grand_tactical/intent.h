// Explains the purpose of an order in a sentence.
#ifndef BERTHIER_AGENTS_DOCTRINE_SIMPLE_GRAND_TACTICAL_INTENT_H_
#define BERTHIER_AGENTS_DOCTRINE_SIMPLE_GRAND_TACTICAL_INTENT_H_

#include <string>

#include "agents/doctrine/simple_grand_tactical/army_view.h"
#include "engine/model/order.h"

namespace berthier::simple_grand_tactical {

// "F-3 attacks A-2, which has a chance of 42 % to stand". Empty if there is
// nothing to add to the order itself.
std::string IntentOf(const ArmyView& army, const Order& order);

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_AGENTS_DOCTRINE_SIMPLE_GRAND_TACTICAL_INTENT_H_
