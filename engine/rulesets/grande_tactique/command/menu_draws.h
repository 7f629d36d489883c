// Random orders of the menu D2 with continuous parameters: a few tries per
// subject instead of a complete search, since playouts must not waste time on
// the many ways in which a charge is impossible.
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_COMMAND_MENU_DRAWS_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_COMMAND_MENU_DRAWS_H_

#include "engine/kit/orders/draw_order.h"
#include "engine/model/chooser.h"
#include "engine/model/order.h"
#include "engine/rulesets/grande_tactique/board/position_view.h"

namespace berthier::grande_tactique {

// The context of a draw; `order` receives the drawn parameters.
struct OrderDrawer {
  PositionView f;
  Chooser& chooser;
  Order order;
};

// Draws a random order for one subject; false if none was found.
bool DrawMove(OrderDrawer& drawer, UnitId u);
bool DrawCharge(OrderDrawer& drawer, UnitId u);
bool DrawOccupy(OrderDrawer& drawer, UnitId u);
bool DrawPivot(OrderDrawer& drawer, UnitId u);
bool DrawLeaveSquare(OrderDrawer& drawer, UnitId u);
bool DrawGeneralsRide(OrderDrawer& drawer, GeneralId g);

// Draws one of the candidates enumerated by for_each, with equal probability.
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
