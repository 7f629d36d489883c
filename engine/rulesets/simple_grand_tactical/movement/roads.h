// Marches by road (MOV-04, ART-08, GEO-23).
#ifndef BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MOVEMENT_ROADS_H_
#define BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MOVEMENT_ROADS_H_

#include "engine/model/order.h"
#include "engine/model/refusal.h"
#include "engine/rulesets/simple_grand_tactical/board/position_view.h"
#include "engine/rulesets/simple_grand_tactical/movement/move_plan.h"

namespace berthier::simple_grand_tactical {

// kMarch: from where u stands along one road to the place of the order.
Verdict PlanMarch(PositionView f, const Order& order, UnitId u, MovePlan& plan);

// The order by which u marches so far along the road (a piece), forward along
// its line or backward; it may be refused. False if u does not stand on it.
bool MarchOrder(PositionView f, UnitId u, int road, Length length,
                bool backward, Order& order);

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MOVEMENT_ROADS_H_
