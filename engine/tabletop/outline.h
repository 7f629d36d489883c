// Outlines to be drawn for people: bases, arcs of fire, what lies within a
// distance. Rounded parts are chords of five degrees, so an outline lies inside
// what it shows, by at most a thousandth of its radius.
//
// Laws: an outline is counter-clockwise; what rules say of arcs and distances
// is said by their exact predicates, never by these.
//
//   const std::vector<Point> zone = ArcOutline(pose, size, 180, Inches(12));
#ifndef BERTHIER_ENGINE_TABLETOP_OUTLINE_H_
#define BERTHIER_ENGINE_TABLETOP_OUTLINE_H_

#include <vector>

#include "engine/geometry/block.h"
#include "engine/geometry/polygon.h"
#include "engine/geometry/units.h"

namespace berthier {

std::vector<Point> OutlineOf(const Block& block);

// Ahead of the front edge, between rays that leave its corners turned outward
// by so many quarter degrees (0 to 360), at most `range` from the edge.
std::vector<Point> ArcOutline(Pose pose, BaseSize size, int outward_quarters,
                              Length range);
// Round a point, so many quarter degrees either side of the axis (1 to 719).
std::vector<Point> SectorOutline(Point apex, Heading axis, int half_quarters,
                                 Length radius);
// All that is at most `by` from a convex, counter-clockwise polygon.
std::vector<Point> GrownOutline(PolygonView polygon, Length by);

}  // namespace berthier

#endif  // BERTHIER_ENGINE_TABLETOP_OUTLINE_H_
