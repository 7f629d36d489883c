#include "engine/rulesets/grande_tactique/table/corridor.h"

#include <algorithm>
#include <optional>

#include "engine/geometry/direction.h"
#include "engine/geometry/half_plane.h"
#include "engine/geometry/passage.h"
#include "engine/geometry/wide.h"

namespace berthier::grande_tactique {
namespace {

Length AlongLine(Pose line, Point p) {
  return {
      RoundedShift(Dot(p - line.centre, Forward(line.heading)), kUnitShift)};
}

}  // namespace

SmallPolygon Corridor(Pose pose, BaseSize size, Length length) {
  const Block base = MakeBlock(pose, size);
  const Vec ahead = Along(Forward(pose.heading), length);
  SmallPolygon corridor;
  corridor.Add(base.front_left());
  corridor.Add(base.front_right());
  corridor.Add(base.front_right() + ahead);
  corridor.Add(base.front_left() + ahead);
  return corridor;
}

SmallPolygon PolygonOf(const Strip& strip) {
  const Length half = strip.width / 2;
  SmallPolygon polygon;
  polygon.Add(Offset(strip.line, strip.from, -half));
  polygon.Add(Offset(strip.line, strip.from, half));
  polygon.Add(Offset(strip.line, strip.to, half));
  polygon.Add(Offset(strip.line, strip.to, -half));
  return polygon;
}

std::optional<Length> FirstIn(const Strip& strip, PolygonView polygon) {
  if (strip.to <= strip.from) return std::nullopt;
  const SmallPolygon ground = PolygonOf(strip);
  if (!Overlaps(ground, polygon, kPenetration)) return std::nullopt;
  const UnitVec right = Right(strip.line.heading);
  const HalfPlane left_side = {Offset(strip.line, {0}, -(strip.width / 2)),
                               right};
  const HalfPlane right_side = {Offset(strip.line, {0}, strip.width / 2),
                                -right};
  const SmallPolygon part = Clip(Clip(polygon, left_side), right_side);
  Length first = strip.to;
  for (const Point p : part.view()) {
    first = std::min(first, AlongLine(strip.line, p));
  }
  return std::max(first, strip.from);
}

std::optional<Length> FirstCrossing(const Strip& strip, PolylineView line) {
  if (strip.to <= strip.from) return std::nullopt;
  const SmallPolygon ground = PolygonOf(strip);
  if (!Crosses(line, ground, kPenetration)) return std::nullopt;
  Length first = strip.to;
  for (size_t i = 0; i + 1 < line.size(); ++i) {
    // The part of the piece inside the strip; its sides only, so that the
    // nearest point is not moved by the depth at the strip's near end.
    const std::optional<Segment> inside =
        PartInside({line[i], line[i + 1]}, ground);
    if (!inside) continue;
    first = std::min({first, AlongLine(strip.line, inside->a),
                      AlongLine(strip.line, inside->b)});
  }
  return std::max(first, strip.from);
}

Length Track::total() const {
  Length sum;
  for (int i = 0; i < legs; ++i) sum += leg[i].length;
  return sum;
}

Pose At(const Track& track, Length along) {
  int i = 0;
  while (i + 1 < track.legs && along > track.leg[i].length) {
    along -= track.leg[i].length;
    ++i;
  }
  const Track::Leg& leg = track.leg[i];
  return {Offset({leg.from, leg.heading}, along, {0}), leg.heading};
}

}  // namespace berthier::grande_tactique
