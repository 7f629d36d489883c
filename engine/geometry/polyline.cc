#include "engine/geometry/polyline.h"

#include <algorithm>
#include <cstdint>

#include "engine/geometry/wide.h"

namespace berthier {
namespace {

// p lies on the line through s: is it between the ends?
bool Between(Segment s, Point p) { return Dot(s.a - p, s.b - p) <= 0; }

// Calls f for each piece until it returns true.
template <typename F>
bool AnyPiece(PolylineView line, F f) {
  for (size_t i = 1; i < line.size(); ++i) {
    if (f(Segment{line[i - 1], line[i]})) return true;
  }
  return false;
}

// Scaled by kUnit: from `low` to `high`, empty when low >= high.
struct Interval {
  int64_t low = 0;
  int64_t high = 0;
};

// A strip ahead of a base: across in [-half, half], ahead in [near, far].
struct Strip {
  Pose pose;
  int64_t half, near, far;

  Interval Project(Segment s) const;
};

Interval Strip::Project(Segment s) const {
  const UnitVec f = Forward(pose.heading), r = Right(pose.heading);
  const auto ahead = [&](Point p) { return Dot(p - pose.centre, f); };
  const auto across = [&](Point p) { return Dot(p - pose.centre, r); };
  if (ahead(s.a) > ahead(s.b)) std::swap(s.a, s.b);
  const int64_t y0 = ahead(s.a), y1 = ahead(s.b);
  if (y1 < near || y0 > far) return {};
  const int64_t x0 = across(s.a), x1 = across(s.b);
  const auto across_at = [&](int64_t y) {
    return x0 + static_cast<int64_t>(
                    RoundedDivide(Wide{x1 - x0} * (y - y0), Wide{y1} - y0));
  };
  const int64_t start = y0 < near ? across_at(near) : x0;
  const int64_t end = y1 > far ? across_at(far) : x1;
  return {std::max(-half, std::min(start, end)),
          std::min(half, std::max(start, end))};
}

}  // namespace

bool SegmentsMeet(Segment s, Segment t) {
  const int a = Orientation(s.a, s.b, t.a), b = Orientation(s.a, s.b, t.b);
  const int c = Orientation(t.a, t.b, s.a), d = Orientation(t.a, t.b, s.b);
  if (a * b < 0 && c * d < 0) return true;
  return (a == 0 && Between(s, t.a)) || (b == 0 && Between(s, t.b)) ||
         (c == 0 && Between(t, s.a)) || (d == 0 && Between(t, s.b));
}

bool Crosses(PolylineView line, Segment s) {
  return AnyPiece(line, [&](Segment t) { return SegmentsMeet(s, t); });
}

bool Crosses(PolylineView line, PolygonView polygon, Length depth) {
  return AnyPiece(line,
                  [&](Segment t) { return PassesThrough(t, polygon, depth); });
}

bool PolylineWithin(PolylineView line, PolygonView polygon, Length limit) {
  return AnyPiece(line, [&](Segment t) { return Within(t, polygon, limit); });
}

Length PolylineDistance(PolylineView line, PolygonView polygon) {
  Length best = Distance(Segment{line[0], line[1]}, polygon);
  AnyPiece(line, [&](Segment t) {
    best = std::min(best, Distance(t, polygon));
    return best == Length{};
  });
  return best;
}

Length FrontageBehind(PolylineView line, Pose pose, BaseSize size,
                      Length ahead) {
  const int64_t unit_half = kUnit / 2;
  const Strip strip{pose, size.front.ticks * unit_half,
                    size.depth.ticks * unit_half,
                    size.depth.ticks * unit_half + ahead.ticks * kUnit};
  // Sweep the front edge from left to right over the union of the intervals,
  // projecting anew on each step: few pieces lie in the strip, and nothing
  // needs to be stored.
  int64_t covered = 0;
  int64_t position = -strip.half;
  while (position < strip.half) {
    int64_t reach = position, next = strip.half;
    AnyPiece(line, [&](Segment s) {
      const Interval part = strip.Project(s);
      if (part.low >= part.high) return false;
      if (part.low > position) {
        next = std::min(next, part.low);
      } else {
        reach = std::max(reach, part.high);
      }
      return false;
    });
    covered += reach - position;
    position = reach > position ? reach : next;
  }
  return {RoundedShift(covered, kUnitShift)};
}

}  // namespace berthier
