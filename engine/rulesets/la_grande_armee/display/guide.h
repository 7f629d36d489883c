// Help for a human before giving an order (engine/model/guide.h): the path of
// an order, zones, distances. Orders cost no points in this ruleset.
#ifndef BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_DISPLAY_GUIDE_H_
#define BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_DISPLAY_GUIDE_H_

#include <string>
#include <vector>

#include "engine/model/guide.h"
#include "engine/model/order.h"
#include "engine/rulesets/la_grande_armee/facts/view.h"

namespace berthier::la_grande_armee {

// The path of a legal order of one subject, leg by leg. Empty if the order
// moves nothing, or ends nobody knows where.
std::vector<Waypoint> WayOfOrder(PositionView f, const Order& order);

// The fire ranges and the charge of an element, the radius of a commander, how
// near a tile is revealed; widest first.
std::vector<Zone> ZonesOf(PositionView f, EntityId id);

// One sentence for each thing that the distance of a and b decides: contact,
// fire in both directions, charges, command.
std::vector<std::string> NotesOn(PositionView f, EntityId a, EntityId b);

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_DISPLAY_GUIDE_H_
