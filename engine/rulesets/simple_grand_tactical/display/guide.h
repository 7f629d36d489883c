// What a person sees before ordering (engine/model/guide.h): ways, zones,
// distances. Orders cost no points here.
#ifndef BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_DISPLAY_GUIDE_H_
#define BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_DISPLAY_GUIDE_H_

#include <string>
#include <vector>

#include "engine/model/guide.h"
#include "engine/model/order.h"
#include "engine/rulesets/simple_grand_tactical/board/position_view.h"

namespace berthier::simple_grand_tactical {

// Of a legal order: changes of formation, turns and legs, one after the other.
std::vector<Waypoint> WayOfOrder(PositionView f, const Order& order);

// The widest first: fire (SGT-GEO-08, 09), the charge of cavalry, passes.
std::vector<Zone> ZonesOf(PositionView f, EntityId id);

// What a distance between these two means for fire and passes, in sentences.
std::vector<std::string> NotesOn(PositionView f, EntityId a, EntityId b);

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_DISPLAY_GUIDE_H_
