// Corridors and strips: the ground a base runs over along a heading.
//
// A corridor is as wide as the base and reaches from its front edge ahead; a
// strip lies on a centre line between two distances along it. What overlaps by
// no more than kPenetration is grazed, not met.
//
// Laws: FirstIn is empty exactly when the polygon does not overlap the strip;
// a longer strip never meets an obstacle later than a shorter one.
//
//   const auto hit = FirstIn(strip, enemy.polygon);
//   if (hit) front_edge_at = *hit;
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_TABLE_CORRIDOR_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_TABLE_CORRIDOR_H_

#include <optional>
#include <span>

#include "engine/geometry/block.h"
#include "engine/geometry/polygon.h"
#include "engine/geometry/polyline.h"
#include "engine/tabletop/tolerance.h"

namespace berthier::grande_tactique {

// The rectangle as wide as the base from the front edge of the base at `pose`
// to `length` further on.
SmallPolygon Corridor(Pose pose, BaseSize size, Length length);

// The rectangle of `width` on the line through `line.centre` along
// `line.heading`, from `from` to `to` (either may be negative).
struct Strip {
  Pose line;
  Length width;
  Length from;
  Length to;
};
SmallPolygon PolygonOf(const Strip& strip);

// How far along the line (from line.centre) the strip first meets the polygon:
// empty when they do not overlap by more than kPenetration; never less than
// strip.from.
std::optional<Length> FirstIn(const Strip& strip, PolygonView polygon);
// The same for a polyline that crosses the strip deeper than kPenetration.
std::optional<Length> FirstCrossing(const Strip& strip, PolylineView line);

// A centre line of straight legs, as a run leaves it behind.
struct Track {
  static constexpr int kMaxLegs = 2;
  struct Leg {
    Point from;
    Heading heading;
    Length length;
  };

  int legs = 0;
  Leg leg[kMaxLegs];

  Length total() const;
};

// Where on the track the distance `along` lies, and the heading of that leg:
// before its first point the first leg is produced backward, beyond its end
// the last one forward.
Pose At(const Track& track, Length along);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_TABLE_CORRIDOR_H_
