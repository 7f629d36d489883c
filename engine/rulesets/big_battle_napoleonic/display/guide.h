// What a person sees before ordering (engine/model/guide.h): ways, zones,
// distances. Orders cost no points here.
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_DISPLAY_GUIDE_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_DISPLAY_GUIDE_H_

#include <optional>
#include <string>
#include <vector>

#include "engine/model/guide.h"
#include "engine/model/order.h"
#include "engine/rulesets/big_battle_napoleonic/board/position_view.h"

namespace berthier::big_battle_napoleonic {

// Of a legal order: drill, travel, drill (3.4).
std::vector<Waypoint> WayOfOrder(PositionView f, const Order& order);

// Arcs of fire (BBN-FIR-19 to 22), and of generals the span of command
// (BBN-CMD-04).
std::vector<Zone> ZonesOf(PositionView f, EntityId id);

// What a distance between these two means for command and fire, in sentences:
// what blocks a line of fire is named.
std::vector<std::string> NotesOn(PositionView f, EntityId a, EntityId b);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_DISPLAY_GUIDE_H_
