// Information for a person before giving an order (engine/model/guide.h):
// paths, zones, distances, prices.
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_DISPLAY_GUIDE_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_DISPLAY_GUIDE_H_

#include <optional>
#include <string>
#include <vector>

#include "engine/model/guide.h"
#include "engine/model/order.h"
#include "engine/rulesets/grande_tactique/board/position_view.h"

namespace berthier::grande_tactique {

// The path of a legal order. A unit that occupies an area ends on the area's
// centroid, where its nominal base is (GT-MOV-26).
std::vector<Waypoint> WayOf(PositionView f, const Order& order);

// The zones of fire (GT-FIR-07, 10); for generals the command radius
// (GT-CMD-17).
std::vector<Zone> ZonesOf(PositionView f, EntityId id);

// The distance of two units, generals or areas by their footprints (5.3), with
// notes on fire (GT-FIR-06 to 13), contact and command.
std::optional<Measure> MeasureBetween(PositionView f, EntityId a, EntityId b);

// The purses of the divisions, then the pools that corps and army commanders
// keep (GT-CMD-07).
std::vector<Purse> PursesOf(PositionView f, Side side);
std::optional<berthier::Price> PriceOfOrder(PositionView f, const Order& order);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_DISPLAY_GUIDE_H_
