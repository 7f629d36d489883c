// The part of a segment that lies deep enough inside a convex region.
//
// The depth behind an edge is linear along the segment, so the part deeper
// than a limit behind all edges is one open interval of the segment from a to
// b, kept as two exact fractions. (The limit is rounded down, for each edge, to
// a multiple of 1/|edge| of a tick: the resolution of the cross products.)
//
//   Passage part(segment);
//   for (const Segment& e : edges) part.Keep(e.a, e.b - e.a, depth);
//   if (!part.empty()) ...
#ifndef BERTHIER_ENGINE_GEOMETRY_PASSAGE_H_
#define BERTHIER_ENGINE_GEOMETRY_PASSAGE_H_

#include <cstdint>
#include <optional>

#include "engine/geometry/block.h"
#include "engine/geometry/polygon.h"
#include "engine/geometry/wide.h"

namespace berthier {

class Passage {
 public:
  explicit Passage(Segment segment) : segment_(segment) {}

  // Keeps the part that lies more than `depth` >= 0 to the left of the line
  // through `from` along `edge`. Returns false when nothing is left.
  bool Keep(Point from, Vec edge, Length depth);

  bool empty() const { return !Less(low_, high_); }
  // The remaining part, its ends rounded to ticks.
  Segment part() const { return {At(low_), At(high_)}; }

 private:
  struct Fraction {
    int64_t over;
    int64_t under;  // > 0
  };
  static bool Less(Fraction x, Fraction y) {
    return Wide{x.over} * y.under < Wide{y.over} * x.under;
  }
  Point At(Fraction f) const;

  Segment segment_;
  Fraction low_{0, 1};
  Fraction high_{1, 1};
};

// The part of the segment inside a convex polygon, its ends rounded to ticks;
// nullopt if it only touches the polygon or does not meet it.
std::optional<Segment> PartInside(Segment segment, PolygonView polygon);

}  // namespace berthier

#endif  // BERTHIER_ENGINE_GEOMETRY_PASSAGE_H_
