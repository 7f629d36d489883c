// Marches by road (MOV-04, ART-08, GEO-23).
#ifndef BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MOVEMENT_ROADS_H_
#define BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MOVEMENT_ROADS_H_

#include "engine/model/order.h"
#include "engine/model/refusal.h"
#include "engine/rulesets/simple_grand_tactical/board/position_view.h"
#include "engine/rulesets/simple_grand_tactical/movement/move_plan.h"

namespace berthier::simple_grand_tactical {

// kMarch: whether u may march along a single road to the place of the order. If
// so, sets `plan`.
Verdict PlanMarch(PositionView f, const Order& order, UnitId u, MovePlan& plan);

// Sets `order` to a march of u over `length` along the road (an index into
// pieces), in the direction of its line or `backward`; shorter if the road
// ends. The order is not checked for legality. False if u is not on that road.
bool MarchOrder(PositionView f, UnitId u, int road, Length length,
                bool backward, Order& order);

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MOVEMENT_ROADS_H_
