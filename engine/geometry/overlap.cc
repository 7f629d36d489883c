// Overlap of convex polygons: separating axes.
//
// The penetration depth of two convex polygons is the smallest, over the
// outward edge normals of both, of how far the other reaches behind the edge.
#include <algorithm>
#include <cstdint>
#include <cstdlib>

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
  // The depth behind each edge is linear along the segment, so the part of
  // the segment that is deep enough behind all of them is one open interval
  // (low, high) of the way from s.a to s.b, kept as exact fractions.
  struct Fraction {
    int64_t over, under;  // under > 0
  };
  const auto less = [](Fraction x, Fraction y) {
    return Wide{x.over} * y.under < Wide{y.over} * x.under;
  };
  Point from = polygon.back();
  for (const Point to : polygon) {
    const Vec edge = to - from;
    if (edge != Vec{} && Cross(edge, s.a - from) <= 0 &&
        Cross(edge, s.b - from) <= 0) {
      return false;
    }
    from = to;
  }
  Fraction low{0, 1}, high{1, 1};
  from = polygon.back();
  for (const Point to : polygon) {
    const Vec edge = to - from;
    if (edge != Vec{}) {
      const int64_t need = FloorTimesRoot(depth.ticks, NormSquared(edge));
      const int64_t at_a = Cross(edge, s.a - from);
      const int64_t at_b = Cross(edge, s.b - from);
      if (at_a <= need && at_b <= need) return false;
      if (at_a <= need) {
        const Fraction enter{need - at_a, at_b - at_a};
        if (less(low, enter)) low = enter;
      } else if (at_b <= need) {
        const Fraction leave{at_a - need, at_a - at_b};
        if (less(leave, high)) high = leave;
      }
    }
    from = to;
  }
  return less(low, high);
}

}  // namespace berthier
