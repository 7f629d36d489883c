// Explains the purpose of an order in a sentence.
#ifndef BERTHIER_AGENTS_DOCTRINE_LA_GRANDE_ARMEE_INTENT_H_
#define BERTHIER_AGENTS_DOCTRINE_LA_GRANDE_ARMEE_INTENT_H_

#include <string>

#include "agents/doctrine/la_grande_armee/army_view.h"
#include "engine/model/order.h"

namespace berthier::la_grande_armee {

// "F charges A, with a chance of 42 % to win if it stands". Empty if there is
// nothing to add to the order itself.
std::string IntentOf(const ArmyView& army, const Order& order);

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_AGENTS_DOCTRINE_LA_GRANDE_ARMEE_INTENT_H_
