// What a person sees before ordering (engine/model/guide.h): ways, zones,
// distances, prices.
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_DISPLAY_GUIDE_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_DISPLAY_GUIDE_H_

#include <optional>
#include <string>
#include <vector>

#include "engine/model/guide.h"
#include "engine/model/order.h"
#include "engine/rulesets/grande_tactique/board/position_view.h"

namespace berthier::grande_tactique {

// Of a legal order. A unit that occupies an area ends on its centroid, where
// its nominal base is (GT-MOV-26).
std::vector<Waypoint> WayOf(PositionView f, const Order& order);

// Fire (GT-FIR-07, 10), and of generals the radius of command (GT-CMD-17).
std::vector<Zone> ZonesOf(PositionView f, EntityId id);

// Units, generals and areas, by their footprints (5.3); with what it means for
// fire (GT-FIR-06 to 13), contact and command.
std::optional<Measure> MeasureBetween(PositionView f, EntityId a, EntityId b);

// Divisions, then the pools that corps and army commanders keep (GT-CMD-07).
std::vector<Purse> PursesOf(PositionView f, Side side);
std::optional<berthier::Price> PriceOfOrder(PositionView f, const Order& order);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_DISPLAY_GUIDE_H_
