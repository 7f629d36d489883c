// Explains the purpose of an order in a sentence.
#ifndef BERTHIER_AGENTS_DOCTRINE_GRANDEUR_INTENT_H_
#define BERTHIER_AGENTS_DOCTRINE_GRANDEUR_INTENT_H_

#include <string>

#include "agents/doctrine/grandeur/army_view.h"
#include "engine/model/order.h"

namespace berthier::grandeur {

// "F charges A, with a chance of 42 % to win if it stands". Empty if there is
// nothing to add to the order itself.
std::string IntentOf(const ArmyView& army, const Order& order);

}  // namespace berthier::grandeur

#endif  // BERTHIER_AGENTS_DOCTRINE_GRANDEUR_INTENT_H_
