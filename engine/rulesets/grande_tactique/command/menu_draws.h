// Random orders of the menu D2 whose parameters form a continuum: a few tries a
// subject rather than a complete search, since a playout must not pay for the
// hundred ways in which a charge is impossible.
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_COMMAND_MENU_DRAWS_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_COMMAND_MENU_DRAWS_H_

#include "engine/kit/orders/draw_order.h"
#include "engine/model/chooser.h"
#include "engine/model/order.h"
#include "engine/rulesets/grande_tactique/board/position_view.h"

namespace berthier::grande_tactique {

// What is drawn for: the order that is being made, but for its parameters.
struct OrderDrawer {
  PositionView f;
  Chooser& chooser;
  Order order;
};

// A random order to one subject; false: none was found.
bool DrawMove(OrderDrawer& drawer, UnitId u);
bool DrawCharge(OrderDrawer& drawer, UnitId u);
bool DrawOccupy(OrderDrawer& drawer, UnitId u);
bool DrawPivot(OrderDrawer& drawer, UnitId u);
bool DrawLeaveSquare(OrderDrawer& drawer, UnitId u);
bool DrawGeneralsRide(OrderDrawer& drawer, GeneralId g);

// One of the candidates, each as likely.
template <typename ForEach>
bool DrawAny(OrderDrawer& drawer, ForEach&& for_each) {
  AnyOf any(drawer.chooser);
  for_each([&](const Order& order) {
    if (any.Takes()) drawer.order = order;
    return false;
  });
  return !any.none();
}

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_COMMAND_MENU_DRAWS_H_
