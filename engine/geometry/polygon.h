// Convex polygons: overlap, distance, clipping, segments against them.
//
// A polygon is a span of at least three points in counter-clockwise order,
// strictly convex or with collinear vertices, without repeated points; for
// example Block::corners(). All tolerances are whole ticks; every predicate is
// exact on the integer vertices.
//
// Laws:
// - Overlaps, Distance and Within are symmetric.
// - They, NearestPoints, PassesThrough, Contains and the areas are invariant
//   under translation, quarter turns and mirrors (except for which of several
//   equally near pairs NearestPoints returns).
// - Overlaps and PassesThrough stay true for a smaller tolerance or depth;
//   Within stays true for a larger limit.
// - Touching means Within 0 but not Overlaps; Distance is 0 exactly when
//   Within 0 holds.
// - Clip leaves a polygon inside the half plane unchanged; clips by a half
//   plane and by its flip together make up the polygon, up to the rounding of
//   new vertices.
// - The overloads for blocks give the same answers as those for their corners.
// The tests compare all of these with naive 128-bit versions.
//
//   if (!Overlaps(a, b, Ticks(20)) && Within(a, b, Ticks(51))) {
//     // in contact
//   }
#ifndef BERTHIER_ENGINE_GEOMETRY_POLYGON_H_
#define BERTHIER_ENGINE_GEOMETRY_POLYGON_H_

#include <cassert>
#include <cstdint>
#include <cstdlib>
#include <span>

#include "engine/geometry/block.h"
#include "engine/geometry/half_plane.h"
#include "engine/geometry/point.h"
#include "engine/geometry/units.h"

namespace berthier {

using PolygonView = std::span<const Point>;

// A small convex polygon stored in place, without allocation.
class SmallPolygon {
 public:
  static constexpr int kCapacity = 16;

  SmallPolygon() = default;
  explicit SmallPolygon(const Block& block) {
    for (const Point p : block.corners()) Add(p);
  }
  // At most kCapacity points.
  explicit SmallPolygon(PolygonView points) {
    for (const Point p : points) Add(p);
  }

  int size() const { return size_; }
  Point operator[](int i) const { return points_[i]; }
  operator PolygonView() const {
    return PolygonView(points_, static_cast<uint32_t>(size_));
  }
  PolygonView view() const { return *this; }
  void Add(Point p) {
    assert(size_ < kCapacity);
    points_[size_++] = p;
  }

 private:
  int32_t size_ = 0;
  Point points_[kCapacity];
};

// Convex hull of up to SmallPolygon::kCapacity points, counter-clockwise from
// the westernmost point (the southernmost of several), without collinear
// vertices. For points on one line, the two ends; for a single point, itself.
SmallPolygon ConvexHull(std::span<const Point> points);

// True if the interiors overlap with a penetration depth of more than
// `tolerance` >= 0. The depth is the smallest over the edge normals of both
// polygons (separating-axis test): the shortest translation that separates
// them.
bool Overlaps(PolygonView a, PolygonView b, Length tolerance);
bool Overlaps(const Block& a, PolygonView b, Length tolerance);

namespace internal {

// True if the axis-aligned bounding boxes of two blocks are more than `margin`
// >= 0 apart in x or in y, and so the blocks too.
inline bool BoxesApart(const Block& a, const Block& b, int32_t margin) {
  const auto larger = [](int32_t p, int32_t q) {
    const int32_t x = std::abs(p), y = std::abs(q);
    return x > y ? x : y;
  };
  const Vec d = b.centre - a.centre;
  return std::abs(d.x) > larger(a.left.x, a.right.x) +
                             larger(b.left.x, b.right.x) + margin ||
         std::abs(d.y) >
             larger(a.left.y, a.right.y) + larger(b.left.y, b.right.y) + margin;
}
bool OverlapsNear(const Block& a, const Block& b, Length tolerance);
bool WithinNear(const Block& a, const Block& b, Length limit);

}  // namespace internal

inline bool Overlaps(const Block& a, const Block& b, Length tolerance) {
  return !internal::BoxesApart(a, b, 0) &&
         internal::OverlapsNear(a, b, tolerance);
}

// Smallest distance of two polygons (of a segment and a polygon, ...): 0 when
// they meet, else rounded to the nearest tick, at least 1.
Length Distance(PolygonView a, PolygonView b);
Length Distance(Segment s, PolygonView b);
Length Distance(Point p, PolygonView b);
Length Distance(Point p, Segment s);
Length Distance(Segment s, Segment t);
// True if the distance is at most `limit`. Exact.
bool Within(PolygonView a, PolygonView b, Length limit);
inline bool Within(const Block& a, const Block& b, Length limit) {
  return limit.ticks >= 0 && !internal::BoxesApart(a, b, limit.ticks) &&
         internal::WithinNear(a, b, limit);
}
bool Within(Segment s, PolygonView b, Length limit);
bool Within(Point p, PolygonView b, Length limit);
bool Within(Point p, Segment s, Length limit);

// A pair of points, one of each polygon, at the smallest distance, rounded to
// ticks. Of several such pairs the first is taken, trying the vertices of `a`
// in order before those of `b`. When the polygons meet, both are one common
// point: the first vertex of `a` in `b`, or of `b` in `a`, or an edge crossing.
struct NearestPair {
  Point on_a;
  Point on_b;
};
NearestPair NearestPoints(PolygonView a, PolygonView b);
// The point of the polygon's outline nearest to p, rounded to ticks; the first
// along the outline if several are equally near.
Point NearestPoint(PolygonView polygon, Point p);

// True if p is inside or on the boundary.
bool Contains(PolygonView polygon, Point p);
// Centroid of the area (which must not be 0), rounded to the nearest tick.
Point Centroid(PolygonView polygon);
// Twice the area in square ticks.
int64_t TwiceArea(PolygonView polygon);

// The part of `polygon` in the half plane: the convex hull of the vertices kept
// and of the new ones, which are rounded to the nearest tick. Empty (size 0)
// when the rest has no area. The polygon may have up to
// SmallPolygon::kCapacity - 1 vertices.
SmallPolygon Clip(PolygonView polygon, const HalfPlane& half_plane);
// True if the part of `polygon` inside every half plane of `zone`, clipped by
// one after the other, has an area of more than `min_area` square ticks.
bool ClippedAreaExceeds(PolygonView polygon, std::span<const HalfPlane> zone,
                        int64_t min_area);

// True if some point of the segment lies deeper inside the polygon than `depth`
// >= 0 (running along an edge does not count). Exact for depth 0; otherwise the
// depth is rounded down, for each edge, to a multiple of 1 / |edge| of a tick.
bool PassesThrough(Segment s, PolygonView polygon, Length depth);

// Edge-to-edge contact of two bases: the length of the common part of the
// edges projected on `a`, rounded to the nearest tick. 0 unless the edges are
// parallel (in the same or the opposite direction) within `slack_quarters`
// quarter degrees and, somewhere along the common part, at most `gap` apart
// measured perpendicular to `a`.
Length EdgeToEdge(Segment a, Segment b, int slack_quarters, Length gap);

}  // namespace berthier

#endif  // BERTHIER_ENGINE_GEOMETRY_POLYGON_H_
