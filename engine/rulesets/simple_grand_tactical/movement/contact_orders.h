// Moves into contact, for proposals.
#ifndef BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MOVEMENT_CONTACT_ORDERS_H_
#define BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MOVEMENT_CONTACT_ORDERS_H_

#include "engine/model/order.h"
#include "engine/rulesets/simple_grand_tactical/board/position_view.h"
#include "engine/tabletop/function_ref.h"

namespace berthier::simple_grand_tactical {

// Calls take(order) for moves by which u might come upon the enemy: straight
// ahead, straight at it within 45 degrees, and turned toward it, square to one
// of its sides or along the line of centres. They are within its rate, but not
// checked; it stops when `take` says true, and says so.
using TakeOrder = FunctionRef<bool(const Order&)>;
bool OfferContacts(PositionView f, UnitId u, UnitId enemy, TakeOrder take);

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MOVEMENT_CONTACT_ORDERS_H_
