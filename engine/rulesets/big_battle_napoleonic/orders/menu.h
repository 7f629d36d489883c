// The verbs of a move or counter phase, one row each: which units might obey
// it, and how to draw a random order.
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_ORDERS_MENU_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_ORDERS_MENU_H_

#include <span>

#include "engine/model/chooser.h"
#include "engine/model/order.h"
#include "engine/rulesets/big_battle_napoleonic/board/position_view.h"

namespace berthier::big_battle_napoleonic {

// The order being drawn: verb and subject are set, the parameters are not.
struct OrderDrawer {
  PositionView f;
  Chooser& chooser;
  Order order;
};

struct UnitVerb {
  Verb verb;
  // Cheap test by flags, for a unit on the table or about to enter; false means
  // that u cannot obey.
  bool (*might)(PositionView f, UnitId u);
  // Draws a legal order into drawer.order; false if none was found.
  bool (*draw)(OrderDrawer& drawer, UnitId u);
  bool in_counter_moves = false;
};

// All rows, in the order in which random play lists them.
std::span<const UnitVerb> UnitVerbs();
// Null if the verb is none of these.
const UnitVerb* UnitVerbOf(Verb verb);

// Draws a ride of a general, or his entry, as the verb of drawer.order says;
// false if none was found.
bool DrawRideOf(OrderDrawer& drawer, GeneralId g);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_ORDERS_MENU_H_
