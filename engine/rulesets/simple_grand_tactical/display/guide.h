// Help for a human before giving an order (engine/model/guide.h): the path of
// an order, zones, distances. Orders cost no points in this ruleset.
#ifndef BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_DISPLAY_GUIDE_H_
#define BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_DISPLAY_GUIDE_H_

#include <string>
#include <vector>

#include "engine/model/guide.h"
#include "engine/model/order.h"
#include "engine/rulesets/simple_grand_tactical/board/position_view.h"

namespace berthier::simple_grand_tactical {

// The path of a legal order step by step: changes of formation, turns and legs.
// Empty if the order moves nothing or is illegal.
std::vector<Waypoint> WayOfOrder(PositionView f, const Order& order);

// The zones that a unit or corps commander commands, widest first: fire
// (SGT-GEO-08, 09), the charge of cavalry, passes.
std::vector<Zone> ZonesOf(PositionView f, EntityId id);

// One sentence for each thing that the distance of a and b decides: contact,
// fire in both directions, passes.
std::vector<std::string> NotesOn(PositionView f, EntityId a, EntityId b);

// A leader is a point (SGT-CMD-03), though his marker is drawn larger: to and
// from him that point counts.
void MeasureFromPoints(PositionView f, EntityId a, EntityId b,
                       Measure& measure);

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_DISPLAY_GUIDE_H_
