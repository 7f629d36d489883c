// Outlines of where a unit may end, and how far a point is from what they
// surround.
#ifndef BERTHIER_TESTS_ARENAS_TABLE_LOOPS_H_
#define BERTHIER_TESTS_ARENAS_TABLE_LOOPS_H_

#include <algorithm>
#include <vector>

#include "engine/geometry/polygon.h"

namespace berthier {

using Loops = std::vector<std::vector<Point>>;

// By rays to the east, a tick's part above p, so that no corner is met.
inline bool Inside(const Loops& loops, Point p) {
  bool inside = false;
  for (const std::vector<Point>& loop : loops) {
    for (size_t i = 0; i < loop.size(); ++i) {
      const Point a = loop[i], b = loop[(i + 1) % loop.size()];
      if ((a.y <= p.y) != (b.y <= p.y) && a.x > p.x) inside = !inside;
    }
  }
  return inside;
}

inline Length DistanceTo(const Loops& loops, Point p) {
  if (Inside(loops, p)) return Ticks(0);
  Length least = Inches(1000);
  for (const std::vector<Point>& loop : loops) {
    for (size_t i = 0; i < loop.size(); ++i) {
      least = std::min(
          least, Distance(p, Segment{loop[i], loop[(i + 1) % loop.size()]}));
    }
  }
  return least;
}

}  // namespace berthier

#endif  // BERTHIER_TESTS_ARENAS_TABLE_LOOPS_H_
