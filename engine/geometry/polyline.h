// Polylines: streams, walls, crests, roads.
//
// A polyline is a span of at least two points.
//
// Laws: nothing depends on the direction of the polyline or of a segment;
// SegmentsMeet is symmetric; touching at an end point counts as crossing (but
// a polygon is crossed only when a piece runs inside it); everything is
// invariant under translation, quarter turns and mirrors.
//
//   if (Crosses(wall, {mine.centre, target.centre})) ...  // the wall between
#ifndef BERTHIER_ENGINE_GEOMETRY_POLYLINE_H_
#define BERTHIER_ENGINE_GEOMETRY_POLYLINE_H_

#include <span>

#include "engine/geometry/block.h"
#include "engine/geometry/polygon.h"

namespace berthier {

using PolylineView = std::span<const Point>;

// The closed segments have a point in common. Exact.
bool SegmentsMeet(Segment s, Segment t);
// The segment meets some piece of the polyline.
bool Crosses(PolylineView line, Segment s);
// Some piece of the polyline runs deeper than `depth` inside the polygon.
bool Crosses(PolylineView line, PolygonView polygon, Length depth);
// Distance of the polyline from the polygon is at most `limit`. (A polyline
// and a polygon are both spans of points: the name tells them apart.)
bool PolylineWithin(PolylineView line, PolygonView polygon, Length limit);
Length PolylineDistance(PolylineView line, PolygonView polygon);

// The pieces of the polyline in the strip ahead of the front edge of a base,
// up to `ahead` deep, projected on the front edge: the summed length of the
// union of the projections, in ticks: how much of the base stands behind the
// line. Pieces behind one another count once, a piece seen end on not at all.
Length FrontageBehind(PolylineView line, Pose pose, BaseSize size,
                      Length ahead);

}  // namespace berthier

#endif  // BERTHIER_ENGINE_GEOMETRY_POLYLINE_H_
