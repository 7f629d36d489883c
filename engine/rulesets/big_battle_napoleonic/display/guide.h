// Help for a human before giving an order (engine/model/guide.h): the path of
// an order, zones, distances. Orders cost no points in this ruleset.
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_DISPLAY_GUIDE_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_DISPLAY_GUIDE_H_

#include <optional>
#include <string>
#include <vector>

#include "engine/model/guide.h"
#include "engine/model/order.h"
#include "engine/rulesets/big_battle_napoleonic/board/position_view.h"

namespace berthier::big_battle_napoleonic {

// The path of a legal order step by step: drill, travel, drill (section 3.4).
// Empty if the order moves nothing.
std::vector<Waypoint> WayOfOrder(PositionView f, const Order& order);

// For a unit its arcs of fire (BBN-FIR-19 to 22), for a general his span of
// command (BBN-CMD-04).
std::vector<Zone> ZonesOf(PositionView f, EntityId id);

// One sentence for each thing that the distance of a and b decides: contact,
// fire in both directions (with what blocks the line), command.
std::vector<std::string> NotesOn(PositionView f, EntityId a, EntityId b);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_DISPLAY_GUIDE_H_
