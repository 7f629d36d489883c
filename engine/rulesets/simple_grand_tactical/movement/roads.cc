#include "engine/rulesets/simple_grand_tactical/movement/roads.h"

#include <cstdlib>

#include "engine/geometry/direction.h"
#include "engine/kit/orders/refusing.h"
#include "engine/rulesets/simple_grand_tactical/board/retreat.h"
#include "engine/rulesets/simple_grand_tactical/movement/obstacles.h"

namespace berthier::simple_grand_tactical {
namespace {

constexpr Length kOnRoad = Ticks(200);  // 0.5 cm (GEO-23)
constexpr int kAlongRoad = 20;          // 5 degrees, in quarters
constexpr int kSameWay = 2;             // half a degree

// Where on the road a point is: the piece of its line, or -1.
int PieceAt(const std::vector<Point>& line, Point p) {
  for (size_t i = 0; i + 1 < line.size(); ++i) {
    if (Within(p, Segment{line[i], line[i + 1]}, kOnRoad + kLimit)) {
      return static_cast<int>(i);
    }
  }
  return -1;
}

// The points of the way along the road from one place on it to another, its end
// included; false if there are too many.
bool WayAlong(const std::vector<Point>& line, Point from, Point to,
              Course& course) {
  int at = PieceAt(line, from);
  const int end = PieceAt(line, to);
  if (at < 0 || end < 0) return false;
  const auto add = [&](Point p) {
    if (course.leg_count == Course::kLegs) return false;
    course.legs[course.leg_count++] = {p, Heading()};
    return true;
  };
  for (; at < end; ++at) {
    if (!add(line[static_cast<size_t>(at) + 1])) return false;
  }
  for (; at > end; --at) {
    if (!add(line[static_cast<size_t>(at)])) return false;
  }
  return add(to);
}

bool IsReady(PositionView f, UnitId u) {
  const Formation formation = f.unit(u).formation;
  return formation == Formation::kColumn || formation == Formation::kLimbered;
}

// The legs face along the road; what they sweep is free.
Verdict CheckLegs(PositionView f, const Order& order, UnitId u,
                  MovePlan& plan) {
  const UnitState& unit = f.unit(u);
  const BaseSize size = SizeOf(f, u);
  Box box = BoxOf(unit.block());
  for (int i = 0; i < plan.course.leg_count; ++i) {
    box = Union(box, BoxOf(plan.course.legs[static_cast<size_t>(i)].to));
  }
  const Obstacles near(f, u, Grown(box, size.front + size.depth));
  Point at = unit.centre;
  Block block = unit.block();
  for (int i = 0; i < plan.course.leg_count; ++i) {
    CourseLeg& leg = plan.course.legs[static_cast<size_t>(i)];
    leg.heading = leg.to == at ? unit.heading : BearingOf(leg.to - at);
    block = MakeBlock({at, leg.heading}, size);
    if (i == 0) plan.start = {at, leg.heading};
    if (i == 0 && std::abs(unit.heading.TurnTo(leg.heading)) > kAlongRoad) {
      return Refuse(f, RefusalCode::kOffRoad, u);
    }
    if (!near.StaysOnTable(block, MovedTo(block, leg.to))) {
      return Refuse(f, RefusalCode::kOffTable, u);
    }
    if (near.EntersImpassable(block, leg.to)) {
      return Refuse(f, RefusalCode::kImpassable, u);
    }
    if (const UnitId own = near.FriendInTheWay(block, leg.to); IsSome(own)) {
      return Refuse(f, RefusalCode::kThroughFriend, u, own);
    }
    UnitId touched;
    near.FirstNear(block, leg.to, LengthOf(leg.to - at), kContact, touched);
    if (IsSome(touched)) {
      return Refuse(f, RefusalCode::kMarchTouches, u, touched);
    }
    if (const UnitId e = near.TooNear(block, leg.to); IsSome(e)) {
      return Refuse(f, RefusalCode::kTooNear, u, e, {kKeepOff.ticks, 0, 0});
    }
    plan.length += LengthOf(leg.to - at);
    at = leg.to;
    block = MovedTo(block, at);
    plan.course.facing = leg.heading;
  }
  plan.end = {at, plan.course.facing};
  if (std::abs(plan.course.facing.TurnTo(order.pose.heading)) > kSameWay) {
    return Refuse(f, RefusalCode::kOffRoad, u);
  }
  if (const UnitId own = near.Under(block); IsSome(own)) {
    return Refuse(f, RefusalCode::kEndsOnFriend, u, own);
  }
  return {};
}

}  // namespace

Verdict PlanMarch(PositionView f, const Order& order, UnitId u,
                  MovePlan& plan) {
  if (!IsReady(f, u)) return Refuse(f, RefusalCode::kNotInColumn, u);
  if (order.pose.centre == f.unit(u).centre) {
    return Refuse(f, RefusalCode::kStaysPut, u);
  }
  Verdict verdict = Refuse(f, RefusalCode::kOffRoad, u);
  for (const uint8_t road : f.scenario.ground.roads) {
    const std::vector<Point>& line = f.scenario.ground.pieces[road].line;
    plan = {};
    plan.course.unit = u;
    plan.course.gait = Gait::kRoad;
    plan.course.first = plan.course.last = f.unit(u).formation;
    if (!WayAlong(line, f.unit(u).centre, order.pose.centre, plan.course)) {
      continue;
    }
    verdict = CheckLegs(f, order, u, plan);
    if (!verdict.ok()) continue;
    const Length rate = RateOf(f.data(u), f.unit(u).formation, Gait::kRoad);
    if (plan.length > rate + kLimit) {
      verdict = Refuse(f, RefusalCode::kTooFar, u,
                       {plan.length.ticks, rate.ticks, 0});
      continue;
    }
    return verdict;
  }
  return verdict;
}

bool MarchOrder(PositionView f, UnitId u, int road, Length length,
                bool backward, Order& order) {
  const std::vector<Point>& line =
      f.scenario.ground.pieces[static_cast<size_t>(road)].line;
  Point at = f.unit(u).centre;
  int piece = PieceAt(line, at);
  if (piece < 0) return false;
  Heading way;
  while (length > Length{}) {
    const size_t next = static_cast<size_t>(backward ? piece : piece + 1);
    const Point to = line[next];
    const Length leg = LengthOf(to - at);
    if (leg > Length{}) way = BearingOf(to - at);
    if (leg >= length) {
      at = PointAlong(at, to, length);
      break;
    }
    length -= leg;
    at = to;
    piece += backward ? -1 : 1;
    if (piece < 0 || piece + 2 > static_cast<int>(line.size())) break;
  }
  order = {.verb = static_cast<uint8_t>(Verb::kMarch),
           .subject = f.scenario.Entity(u),
           .pose = {at, way}};
  return true;
}

}  // namespace berthier::simple_grand_tactical
