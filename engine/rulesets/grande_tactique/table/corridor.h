// Corridors and strips: the ground a base runs over along a heading.
//
// A corridor is as wide as the base and extends ahead of its front edge; a
// strip lies on a centre line between two distances along it. A polygon that
// overlaps by no more than kPenetration is grazed, not met.
//
// Laws: FirstIn is nullopt exactly when the polygon does not overlap the strip;
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

// The distance along the line, from line.centre, at which the strip first meets
// the polygon; at least strip.from. nullopt when they do not overlap by more
// than kPenetration.
std::optional<Length> FirstIn(const Strip& strip, PolygonView polygon);
// The same for a polyline that crosses the strip deeper than kPenetration.
std::optional<Length> FirstCrossing(const Strip& strip, PolylineView line);

// The path of the centre during a run: one or two straight legs.
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

// The point at distance `along` on the track, with the heading of its leg. A
// negative distance extends the first leg backward; a distance beyond the end
// extends the last leg forward.
Pose At(const Track& track, Length along);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_TABLE_CORRIDOR_H_
