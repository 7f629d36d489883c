// Help for a human before giving an order (engine/model/guide.h): the path of
// an order, zones, distances. Orders cost no points in this ruleset.
#ifndef BERTHIER_ENGINE_RULESETS_GRANDEUR_DISPLAY_GUIDE_H_
#define BERTHIER_ENGINE_RULESETS_GRANDEUR_DISPLAY_GUIDE_H_

#include <string>
#include <vector>

#include "engine/model/guide.h"
#include "engine/model/order.h"
#include "engine/rulesets/grandeur/board/position_view.h"

namespace berthier::grandeur {

// The path of a legal order of one subject, leg by leg. Empty if the order
// moves nothing, or ends nobody knows where.
std::vector<Waypoint> WayOfOrder(PositionView f, const Order& order);

// The ranges and the ZoC of a unit, the command radius of a leader, widest
// first.
std::vector<Zone> ZonesOf(PositionView f, EntityId id);

// One sentence for each thing that the distance of a and b decides: melee, fire
// in both directions, command.
std::vector<std::string> NotesOn(PositionView f, EntityId a, EntityId b);

}  // namespace berthier::grandeur

#endif  // BERTHIER_ENGINE_RULESETS_GRANDEUR_DISPLAY_GUIDE_H_
