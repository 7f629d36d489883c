// Overlap of convex polygons: separating axes.
//
// The penetration depth of two convex polygons is the smallest, over the
// outward edge normals of both, of how far the other reaches behind the edge.
#include <algorithm>
#include <cstdint>
#include <cstdlib>

#include "engine/geometry/passage.h"
#include "engine/geometry/polygon.h"
#include "engine/geometry/wide.h"

namespace berthier {
namespace {

// `b` reaches deeper than `tolerance` behind every edge of `a`.
bool ReachesBehindEdges(PolygonView a, PolygonView b, int64_t tolerance) {
  Point from = a.back();
  for (const Point to : a) {
    const Vec edge = to - from;
    int64_t depth = Cross(edge, b.front() - from);
    for (const Point p : b.subspan(1)) {
      depth = std::max(depth, Cross(edge, p - from));
    }
    if (edge != Vec{} && !ExceedsRoot(depth, tolerance, NormSquared(edge))) {
      return false;
    }
    from = to;
  }
  return true;
}

// A block is exactly a parallelogram: seen along the normal of one of its
// edges it reaches equally far to both sides of its centre.
bool OverlapAlong(Vec edge, const Block& a, const Block& b, Vec apart,
                  int64_t tolerance) {
  const int64_t reach =
      std::abs(Cross(edge, a.left)) +
      std::max(std::abs(Cross(edge, b.left)), std::abs(Cross(edge, b.right)));
  return ExceedsRoot(reach - std::abs(Cross(edge, apart)), tolerance,
                     NormSquared(edge));
}

}  // namespace

bool Overlaps(PolygonView a, PolygonView b, Length tolerance) {
  return ReachesBehindEdges(a, b, tolerance.ticks) &&
         ReachesBehindEdges(b, a, tolerance.ticks);
}

// Along the two axes of the block it is two strips; seen along an edge of the
// polygon it reaches equally far to both sides of its centre.
bool Overlaps(const Block& a, PolygonView b, Length tolerance) {
  const auto behind_edges_along = [&](Vec edge) {
    int64_t low = Cross(edge, b.front() - a.centre), high = low;
    for (const Point p : b.subspan(1)) {
      const int64_t across = Cross(edge, p - a.centre);
      low = std::min(low, across);
      high = std::max(high, across);
    }
    const int64_t half = std::abs(Cross(edge, a.left));
    return edge == Vec{} || ExceedsRoot(half + std::min(high, -low),
                                        tolerance.ticks, NormSquared(edge));
  };
  if (!behind_edges_along(a.right - a.left) ||
      !behind_edges_along(a.right + a.left)) {
    return false;
  }
  Point from = b.back();
  for (const Point to : b) {
    const Vec edge = to - from;
    const int64_t depth =
        Cross(edge, a.centre - from) +
        std::max(std::abs(Cross(edge, a.left)), std::abs(Cross(edge, a.right)));
    if (edge != Vec{} &&
        !ExceedsRoot(depth, tolerance.ticks, NormSquared(edge))) {
      return false;
    }
    from = to;
  }
  return true;
}

bool internal::OverlapsNear(const Block& a, const Block& b, Length tolerance) {
  const Vec apart = b.centre - a.centre;
  const int64_t t = tolerance.ticks;
  return OverlapAlong(a.right - a.left, a, b, apart, t) &&
         OverlapAlong(a.right + a.left, a, b, apart, t) &&
         OverlapAlong(b.right - b.left, b, a, apart, t) &&
         OverlapAlong(b.right + b.left, b, a, apart, t);
}

bool Contains(PolygonView polygon, Point p) {
  Point from = polygon.back();
  for (const Point to : polygon) {
    if (Cross(to - from, p - from) < 0) return false;
    from = to;
  }
  return true;
}

bool PassesThrough(Segment s, PolygonView polygon, Length depth) {
  // Most lines leave all of it on one side.
  const Vec way = s.b - s.a;
  if (way != Vec{}) {
    bool left = false, right = false;
    for (const Point p : polygon) {
      const int64_t side = Cross(way, p - s.a);
      left = left || side > 0;
      right = right || side < 0;
    }
    if (!left || !right) return false;
  }
  Passage inside(s);
  Point from = polygon.back();
  for (const Point to : polygon) {
    if (!inside.Keep(from, to - from, depth)) return false;
    from = to;
  }
  return true;
}

}  // namespace berthier
