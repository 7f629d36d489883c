// The menu of a move or counter phase, a row a verb: who might obey, and how an
// order is drawn at random.
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_ORDERS_MENU_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_ORDERS_MENU_H_

#include <span>

#include "engine/model/chooser.h"
#include "engine/model/order.h"
#include "engine/rulesets/big_battle_napoleonic/board/position_view.h"

namespace berthier::big_battle_napoleonic {

// What is drawn for: the order that is being made, but for its parameters.
struct OrderDrawer {
  PositionView f;
  Chooser& chooser;
  Order order;
};

struct UnitVerb {
  Verb verb;
  // By its flags alone, if it is on the table or may enter: false means that it
  // cannot obey.
  bool (*might)(PositionView f, UnitId u);
  // A random order; false: none was found.
  bool (*draw)(OrderDrawer& drawer, UnitId u);
  bool in_counter_moves = false;
};

// In the sequence in which they are put into the hat.
std::span<const UnitVerb> UnitVerbs();
const UnitVerb* UnitVerbOf(Verb verb);

// A ride of a general, or his entry (the verb stands in the order).
bool DrawRideOf(OrderDrawer& drawer, GeneralId g);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_ORDERS_MENU_H_
