// Slow and simple versions of the predicates by another algorithm: the convex
// hull of all differences of vertices of the two shapes (their Minkowski
// difference), and where the origin lies in it. All arithmetic is 128-bit.
#ifndef BERTHIER_TESTS_ENGINE_GEOMETRY_NAIVE_H_
#define BERTHIER_TESTS_ENGINE_GEOMETRY_NAIVE_H_

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

#include "engine/geometry/block.h"
#include "engine/geometry/polygon.h"
#include "engine/geometry/wide.h"

namespace berthier {

struct WidePoint {
  Wide x, y;
};
inline Wide WideCross(WidePoint o, WidePoint a, WidePoint b) {
  return (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x);
}
inline Wide WideNorm(WidePoint a) { return a.x * a.x + a.y * a.y; }

// The convex hull of all differences, by gift wrapping.
inline std::vector<WidePoint> Differences(PolygonView a, PolygonView b) {
  std::vector<WidePoint> all;
  for (const Point p : a) {
    for (const Point q : b) {
      all.push_back({Wide{p.x} - q.x, Wide{p.y} - q.y});
    }
  }
  WidePoint first = all[0];
  for (const WidePoint p : all) {
    if (p.x < first.x || (p.x == first.x && p.y < first.y)) first = p;
  }
  std::vector<WidePoint> hull;
  WidePoint at = first;
  do {
    hull.push_back(at);
    WidePoint next = at;
    for (const WidePoint p : all) {
      const Wide turn = WideCross(at, next, p);
      const WidePoint to_p{p.x - at.x, p.y - at.y};
      const WidePoint to_next{next.x - at.x, next.y - at.y};
      if (turn < 0 || (turn == 0 && WideNorm(to_p) > WideNorm(to_next))) {
        next = p;
      }
    }
    at = next;
  } while (at.x != first.x || at.y != first.y);
  return hull;
}

// Whether the origin lies deeper than `tolerance` inside every edge.
inline bool NaiveOverlaps(PolygonView a, PolygonView b, int64_t tolerance) {
  const std::vector<WidePoint> hull = Differences(a, b);
  for (size_t i = 0; i < hull.size(); ++i) {
    const WidePoint p = hull[i], q = hull[(i + 1) % hull.size()];
    const Wide depth = WideCross(p, q, {0, 0});
    const Wide norm = WideNorm({q.x - p.x, q.y - p.y});
    if (depth <= 0 || depth * depth <= Wide{tolerance} * tolerance * norm) {
      return false;
    }
  }
  return true;
}

// Whether the shapes are at most `limit` apart.
inline bool NaiveWithin(PolygonView a, PolygonView b, int64_t limit) {
  const std::vector<WidePoint> hull = Differences(a, b);
  bool inside = hull.size() >= 3;
  for (size_t i = 0; i < hull.size(); ++i) {
    const WidePoint p = hull[i], q = hull[(i + 1) % hull.size()];
    const Wide depth = WideCross(p, q, {0, 0});
    if (depth < 0) inside = false;
    const WidePoint edge{q.x - p.x, q.y - p.y};
    const Wide norm = WideNorm(edge);
    const Wide along = -(p.x * edge.x + p.y * edge.y);
    const Wide reach = Wide{limit} * limit;
    if (along <= 0 ? WideNorm(p) <= reach
                   : along < norm && depth * depth <= reach * norm) {
      return true;
    }
  }
  return inside;
}

// Floating-point versions, for comparisons with a margin.
struct RealPoint {
  double x, y;
};
inline RealPoint Real(Point p) { return {double(p.x), double(p.y)}; }

// The exact corners of a base, not rounded: front left, rear left, rear right,
// front right.
inline std::vector<RealPoint> RealCorners(double x, double y, double degrees,
                                          BaseSize size) {
  const double angle = degrees * M_PI / 180;
  const double s = std::sin(angle), c = std::cos(angle);
  const double w = size.front.ticks / 2.0, d = size.depth.ticks / 2.0;
  return {{x + s * d - c * w, y + c * d + s * w},
          {x - s * d - c * w, y - c * d + s * w},
          {x - s * d + c * w, y - c * d - s * w},
          {x + s * d + c * w, y + c * d - s * w}};
}
inline std::vector<RealPoint> RealPoints(PolygonView polygon) {
  std::vector<RealPoint> points;
  for (const Point p : polygon) points.push_back(Real(p));
  return points;
}

// How far b reaches behind an edge of a, minimised over the edges of a;
// negative if an edge of a separates them.
inline double OneSidedDepth(const std::vector<RealPoint>& a,
                            const std::vector<RealPoint>& b) {
  double least = 1e18;
  for (size_t i = 0; i < a.size(); ++i) {
    const RealPoint p = a[i], q = a[(i + 1) % a.size()];
    const double ex = q.x - p.x, ey = q.y - p.y;
    double deepest = -1e18;
    for (const RealPoint v : b) {
      deepest = std::max(deepest, ex * (v.y - p.y) - ey * (v.x - p.x));
    }
    least = std::min(least, deepest / std::hypot(ex, ey));
  }
  return least;
}
// Penetration depth by separating axes; negative if they are apart.
inline double RealDepth(const std::vector<RealPoint>& a,
                        const std::vector<RealPoint>& b) {
  return std::min(OneSidedDepth(a, b), OneSidedDepth(b, a));
}

}  // namespace berthier

#endif  // BERTHIER_TESTS_ENGINE_GEOMETRY_NAIVE_H_
