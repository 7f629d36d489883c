// Footprints as outlines to be drawn.
#ifndef BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_DISPLAY_OUTLINES_H_
#define BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_DISPLAY_OUTLINES_H_

#include <vector>

#include "engine/geometry/point.h"
#include "engine/rulesets/la_grande_armee/facts/view.h"

namespace berthier::la_grande_armee {

// A line or square without its gaps, a column along its track, a settlement.
std::vector<Point> OutlineOf(const Scenario& s, const ElementState& unit);
std::vector<Point> OutlineOf(const TileState& tile);
// The disc of a commander's base (2.6), as an octagon.
std::vector<Point> OutlineOf(const LeaderState& leader);

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_DISPLAY_OUTLINES_H_
