// Convex hulls, areas and clipping by half planes.
#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>

#include "engine/geometry/polygon.h"
#include "engine/geometry/wide.h"

namespace berthier {
namespace {

// Where the edge from p (inside) to q (outside) meets the line. Always seen
// from the inside, so that the rounding does not depend on the order of the
// vertices.
Point CutPoint(Point p, Point q, const HalfPlane& h) {
  const int64_t inside = ScaledSide(h, p), outside = ScaledSide(h, q);
  const Vec edge = q - p;
  const auto part = [&](int32_t d) {
    return static_cast<int32_t>(
        RoundedDivide(Wide{inside} * d, Wide{inside} - outside));
  };
  return p + Vec{part(edge.x), part(edge.y)};
}

}  // namespace

SmallPolygon ConvexHull(std::span<const Point> points) {
  assert(points.size() <= SmallPolygon::kCapacity);
  std::array<Point, SmallPolygon::kCapacity> sorted;
  const auto end = std::copy(points.begin(), points.end(), sorted.begin());
  // At most sixteen: insertion is the fastest order to sort them in.
  const auto before = [](Point p, Point q) {
    return p.x != q.x ? p.x < q.x : p.y < q.y;
  };
  for (auto next = sorted.begin(); next != end; ++next) {
    std::rotate(std::upper_bound(sorted.begin(), next, *next, before), next,
                next + 1);
  }
  const int count =
      static_cast<int>(std::unique(sorted.begin(), end) - sorted.begin());
  const auto at = [&](int i) { return sorted[static_cast<uint32_t>(i)]; };
  // The lower chain eastward, then the upper chain back.
  std::array<Point, 2 * SmallPolygon::kCapacity> chain;
  uint32_t size = 0, base = 0;
  const auto extend = [&](Point p) {
    while (size >= base + 2 &&
           Orientation(chain[size - 2], chain[size - 1], p) <= 0) {
      --size;
    }
    chain[size++] = p;
  };
  for (int i = 0; i < count; ++i) extend(at(i));
  base = size == 0 ? 0 : size - 1;
  for (int i = count - 2; i >= 0; --i) extend(at(i));
  if (size > 1) --size;  // the chain has come back to its start
  return SmallPolygon(PolygonView(chain.data(), size));
}

int64_t TwiceArea(PolygonView polygon) {
  int64_t sum = 0;
  for (size_t i = 2; i < polygon.size(); ++i) {
    sum += Cross(polygon[i - 1] - polygon[0], polygon[i] - polygon[0]);
  }
  return sum;
}

Point Centroid(PolygonView polygon) {
  const Point origin = polygon[0];
  Wide x = 0, y = 0, area = 0;
  for (size_t i = 2; i < polygon.size(); ++i) {
    const Vec u = polygon[i - 1] - origin, v = polygon[i] - origin;
    const Wide triangle = Cross(u, v);
    x += triangle * (int64_t{u.x} + v.x);
    y += triangle * (int64_t{u.y} + v.y);
    area += triangle;
  }
  assert(area > 0);
  return origin + Vec{static_cast<int32_t>(RoundedDivide(x, 3 * area)),
                      static_cast<int32_t>(RoundedDivide(y, 3 * area))};
}

SmallPolygon Clip(PolygonView polygon, const HalfPlane& half_plane) {
  assert(polygon.size() < SmallPolygon::kCapacity);
  SmallPolygon kept;
  if (polygon.empty()) return kept;
  bool cut = false;
  Point from = polygon.back();
  bool from_inside = ScaledSide(half_plane, from) >= 0;
  for (const Point to : polygon) {
    const bool to_inside = ScaledSide(half_plane, to) >= 0;
    if (from_inside != to_inside) {
      cut = true;
      kept.Add(from_inside ? CutPoint(from, to, half_plane)
                           : CutPoint(to, from, half_plane));
    }
    if (to_inside) kept.Add(to);
    from = to;
    from_inside = to_inside;
  }
  if (!cut) return kept;
  // Rounded vertices may repeat, or dent the outline by a fraction of a tick.
  const SmallPolygon hull = ConvexHull(kept);
  return hull.size() < 3 ? SmallPolygon() : hull;
}

bool ClippedAreaExceeds(PolygonView polygon, std::span<const HalfPlane> zone,
                        int64_t min_area) {
  // Most polygons lie wholly outside one side, which needs no clipping.
  for (const HalfPlane& side : zone) {
    if (AllAtMost(side, polygon, {})) return false;
  }
  SmallPolygon rest(polygon);
  for (const HalfPlane& side : zone) {
    if (!AllAtLeast(side, rest, {})) rest = Clip(rest, side);
  }
  return TwiceArea(rest) > 2 * min_area;
}

Length EdgeToEdge(Segment a, Segment b, int slack_quarters, Length gap) {
  const Vec u = a.b - a.a, v = b.b - b.a;
  const int64_t norm = NormSquared(u);
  if (norm == 0 || gap.ticks < 0) return {};
  const UnitVec slack = Forward(Heading::Quarters(slack_quarters));
  const auto absolute = [](int64_t n) { return n < 0 ? -n : n; };
  if (Wide{absolute(Cross(u, v))} * slack.y >
      Wide{absolute(Dot(u, v))} * slack.x) {
    return {};
  }
  // Both ends of b: how far along a, and how far to its left.
  int64_t along[] = {Dot(b.a - a.a, u), Dot(b.b - a.a, u)};
  int64_t beside[] = {Cross(u, b.a - a.a), Cross(u, b.b - a.a)};
  if (along[0] > along[1]) {
    std::swap(along[0], along[1]);
    std::swap(beside[0], beside[1]);
  }
  const int64_t low = std::max(int64_t{0}, along[0]);
  const int64_t high = std::min(norm, along[1]);
  if (low >= high) return {};
  // The gap is linear over the common part: the smaller of its ends counts,
  // or nothing at all where b changes sides.
  const Wide span = along[1] - along[0];
  const auto gap_at = [&](int64_t t) {
    return Wide{beside[0]} * span +
           Wide{beside[1] - beside[0]} * (t - along[0]);
  };
  const Wide first = gap_at(low), last = gap_at(high);
  const Wide nearer = std::max(std::min(first, last), std::min(-first, -last));
  if (nearer > FloorTimesRoot(gap.ticks, norm) * span) return {};
  return {static_cast<int32_t>(RoundedOverRoot(high - low, norm))};
}

}  // namespace berthier
