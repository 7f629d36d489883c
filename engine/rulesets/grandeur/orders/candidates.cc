#include "engine/rulesets/grandeur/orders/candidates.h"

#include <algorithm>
#include <array>
#include <vector>

#include "engine/geometry/polygon.h"
#include "engine/rulesets/grandeur/facts/tables.h"
#include "engine/tabletop/manoeuvre.h"

namespace berthier::grandeur {

int GreatestWheel(Length front, Length most) {
  const BaseSize base = {front, front};
  int low = 0, high = Heading::kSteps / 4 + 1;
  while (high - low > 1) {
    const int middle = (low + high) / 2;
    const bool fits = Cost(Leg::Wheel(Hand::kLeft, middle), base) <= most;
    (fits ? low : high) = middle;
  }
  return low;
}

bool RoadOrder(PositionView f, UnitId u, PieceId road, Length length,
               bool backward, Order& order) {
  const std::vector<Point>& line = f.scenario.piece(road).line;
  const Point from = f.unit(u).centre;
  size_t piece = 0;
  Length nearest = Units(f, kDistances.road);
  bool found = false;
  for (size_t i = 0; i + 1 < line.size(); ++i) {
    const Length far = Distance(from, Segment{line[i], line[i + 1]});
    if (found ? far >= nearest : far > nearest) continue;
    found = true;
    nearest = far;
    piece = i;
  }
  if (!found) return false;
  const std::array<Point, 2> leg_of = {line[piece], line[piece + 1]};
  Point at = NearestPoint(PolygonView(leg_of), from);
  order = OrderOf(f, Verb::kRoad, u);
  for (size_t next = backward ? piece : piece + 1; next < line.size();
       next += backward ? size_t{0} - 1 : 1) {
    const Length leg = LengthOf(line[next] - at);
    if (leg >= length) {
      order.pose.centre =
          at + Along(Forward(BearingOf(line[next] - at)), length);
      if (line[next] == at) return false;
      return true;
    }
    length -= leg;
    at = line[next];
  }
  order.pose.centre = at;
  return at != from;
}

UnitId NearestEnemy(PositionView f, UnitId u) {
  UnitId nearest = UnitId::kNone;
  int64_t least = 0;
  f.foes(u).units.ForEach([&](UnitId e) {
    if (!f.unit(e).on_table()) return;
    const int64_t far = NormSquared(f.unit(e).centre - f.unit(u).centre);
    if (IsSome(nearest) && far >= least) return;
    nearest = e;
    least = far;
  });
  return nearest;
}

Heading Toward(PositionView f, UnitId u, UnitId e) {
  const Vec way = f.unit(e).centre - f.unit(u).centre;
  return way == Vec{} ? f.unit(u).heading : BearingOf(way);
}

Point PostOf(PositionView f, LeaderId l) {
  const LeaderData& data = f.scenario.leader(l);
  const UnitSet& units =
      IsSome(data.division) ? f.scenario.division(data.division).units
      : IsSome(data.corps)  ? f.scenario.corps_data(data.corps).units
                            : f.scenario.side(data.side).units;
  int64_t x = 0, y = 0;
  int count = 0;
  UnitId first = UnitId::kNone;
  units.ForEach([&](UnitId u) {
    if (!f.unit(u).on_table()) return;
    if (count == 0) first = u;
    x += f.unit(u).centre.x;
    y += f.unit(u).centre.y;
    ++count;
  });
  const Point from = f.state.leader(l).pos;
  if (count == 0) return from;
  const Point middle = {static_cast<int32_t>(x / count),
                        static_cast<int32_t>(y / count)};
  const Point post =
      middle - Along(Forward(f.unit(first).heading), Centimetres(6));
  const Vec way = post - from;
  if (way == Vec{}) return from;
  return from +
         Along(Forward(BearingOf(way)),
               std::min(LengthOf(way), Units(f, kDistances.leader_move)));
}

}  // namespace berthier::grandeur
