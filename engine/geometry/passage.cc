#include "engine/geometry/passage.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>

namespace berthier {

bool Passage::Keep(Point from, Vec edge, Length depth) {
  if (edge == Vec{}) return true;
  const int64_t at_a = Cross(edge, segment_.a - from);
  const int64_t at_b = Cross(edge, segment_.b - from);
  if (at_a <= 0 && at_b <= 0) return false;
  // The edge is no longer than its two sides together, and no shorter than one:
  // nearly always that tells that all is deep enough, or nothing is, and no
  // root is needed.
  const int64_t x = std::abs(edge.x), y = std::abs(edge.y);
  const int64_t most = depth.ticks * (x + y);
  if (at_a > most && at_b > most) return !empty();
  const int64_t least = depth.ticks * std::max(x, y);
  if (at_a <= least && at_b <= least) return false;
  const int64_t need = FloorTimesRoot(depth.ticks, NormSquared(edge));
  if (at_a <= need && at_b <= need) return false;
  if (at_a <= need) {
    const Fraction enter{need - at_a, at_b - at_a};
    if (Less(low_, enter)) low_ = enter;
  } else if (at_b <= need) {
    const Fraction leave{at_a - need, at_a - at_b};
    if (Less(leave, high_)) high_ = leave;
  }
  return !empty();
}

Point Passage::At(Fraction f) const {
  const Vec way = segment_.b - segment_.a;
  const auto part = [&](int32_t d) {
    return static_cast<int32_t>(RoundedDivide(Wide{f.over} * d, f.under));
  };
  return segment_.a + Vec{part(way.x), part(way.y)};
}

std::optional<Segment> PartInside(Segment segment, PolygonView polygon) {
  Passage passage(segment);
  Point from = polygon.back();
  for (const Point to : polygon) {
    if (!passage.Keep(from, to - from, {})) return std::nullopt;
    from = to;
  }
  return passage.part();
}

}  // namespace berthier
