// Candidate orders for moves into contact.
#ifndef BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MOVEMENT_CONTACT_ORDERS_H_
#define BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MOVEMENT_CONTACT_ORDERS_H_

#include "engine/model/order.h"
#include "engine/rulesets/simple_grand_tactical/board/position_view.h"
#include "engine/tabletop/function_ref.h"

namespace berthier::simple_grand_tactical {

using TakeOrder = FunctionRef<bool(const Order&)>;
// Calls take(order) for moves by which u might come into contact with `enemy`:
// straight ahead, straight at it within 45 degrees, or turned toward it, square
// to one of its sides or along the line of centres. The moves are within the
// rate of u but not checked for legality. Stops and returns true as soon as
// `take` returns true; false otherwise.
bool OfferContacts(PositionView f, UnitId u, UnitId enemy, TakeOrder take);

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MOVEMENT_CONTACT_ORDERS_H_
