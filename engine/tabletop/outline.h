// Outlines to be drawn for people: bases, arcs of fire, everything within a
// distance. Rounded parts are chords of five degrees, so an outline lies inside
// the true shape, by at most a thousandth of its radius.
//
// Laws: an outline is counter-clockwise. Rules never use these outlines; they
// use the exact predicates for arcs and distances.
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

// The zone ahead of the front edge, at most `range` from it, between rays from
// the front corners turned outward by `outward_quarters` (0 to 360).
std::vector<Point> ArcOutline(Pose pose, BaseSize size, int outward_quarters,
                              Length range);
// A circular sector that reaches `half_quarters` (1 to 719 quarter degrees) to
// either side of the axis.
std::vector<Point> SectorOutline(Point apex, Heading axis, int half_quarters,
                                 Length radius);
// Everything at most `by` from a convex, counter-clockwise polygon.
std::vector<Point> GrownOutline(PolygonView polygon, Length by);

}  // namespace berthier

#endif  // BERTHIER_ENGINE_TABLETOP_OUTLINE_H_
