// Polylines: streams, walls, crests, roads.
//
// A polyline is a span of at least two points.
//
// Laws: nothing depends on the direction of the polyline or of a segment;
// SegmentsMeet is symmetric; touching at an end point counts as crossing a
// segment (a polygon is crossed only when a piece runs inside it); everything
// is invariant under translation, quarter turns and mirrors.
//
//   if (Crosses(wall, {mine.centre, target.centre})) ...  // the wall between
#ifndef BERTHIER_ENGINE_GEOMETRY_POLYLINE_H_
#define BERTHIER_ENGINE_GEOMETRY_POLYLINE_H_

#include <span>

#include "engine/geometry/block.h"
#include "engine/geometry/polygon.h"

namespace berthier {

using PolylineView = std::span<const Point>;

// True if the closed segments have a point in common. Exact.
bool SegmentsMeet(Segment s, Segment t);
// True if the segment meets some piece of the polyline.
bool Crosses(PolylineView line, Segment s);
// True if some piece of the polyline runs deeper than `depth` inside the
// polygon.
bool Crosses(PolylineView line, PolygonView polygon, Length depth);
// True if the distance of the polyline from the polygon is at most `limit`. (No
// overload of Within: polylines and polygons are the same type.)
bool PolylineWithin(PolylineView line, PolygonView polygon, Length limit);
Length PolylineDistance(PolylineView line, PolygonView polygon);

// How much of a base's frontage stands behind the polyline: the part of it in
// the strip ahead of the front edge, up to `ahead` deep, is projected onto the
// front edge, and the length of the union of the projections is returned.
// Pieces behind one another count once, a piece seen end on not at all.
Length FrontageBehind(PolylineView line, Pose pose, BaseSize size,
                      Length ahead);

}  // namespace berthier

#endif  // BERTHIER_ENGINE_GEOMETRY_POLYLINE_H_
