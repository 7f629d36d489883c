#include "engine/rulesets/grandeur/movement/group_moves.h"

#include <algorithm>
#include <cstdlib>

#include "engine/geometry/sweep.h"
#include "engine/rulesets/grandeur/movement/move_checks.h"
#include "engine/rulesets/grandeur/movement/paths.h"
#include "engine/tabletop/manoeuvre.h"

namespace berthier::grandeur {
namespace {

// The front of a group in the frame of its first unit (5.17).
struct GroupFront {
  int32_t left = 0, right = 0;  // aside of the first unit's centre
  int32_t ahead = 0;            // of the front edge
};
GroupFront FrontOf(PositionView f, UnitId first) {
  const Pose frame = f.unit(first).pose();
  GroupFront front;
  bool some = false;
  const auto local = [&](UnitId u) {
    return LocalCoordinates(frame, f.unit(u).centre);
  };
  f.state.group.ForEach([&](UnitId u) {
    const int32_t ahead = local(u).y + f.data(u).base.depth.ticks / 2;
    if (!some || ahead > front.ahead) front.ahead = ahead;
    some = true;
  });
  some = false;
  f.state.group.ForEach([&](UnitId u) {
    const Vec at = local(u);
    const BaseSize base = f.data(u).base;
    if (at.y + base.depth.ticks / 2 < front.ahead - Gap(f).ticks) return;
    const int32_t half = base.front.ticks / 2;
    if (!some || at.x - half < front.left) front.left = at.x - half;
    if (!some || at.x + half > front.right) front.right = at.x + half;
    some = true;
  });
  return front;
}

Length GroupMove(PositionView f) {
  Length least = Centimetres(1000);
  f.state.group.ForEach(
      [&](UnitId u) { least = std::min(least, MoveOf(f, u)); });
  return least;
}

}  // namespace

Verdict PlanGroupMove(PositionView f, const Order& order, PlannedMove& move) {
  constexpr int kMost = 180;  // 45 degrees
  const UnitId first = f.state.group.First();
  if (f.scenario.As<UnitId>(order.subject) != first) {
    return Refuse(RefusalCode::kNoSuchSubject);
  }
  move = {.kind = KindOf(static_cast<Verb>(order.verb))};
  const UnitState& lead = f.unit(first);
  const GroupFront front = FrontOf(f, first);
  const Length width = Ticks(front.right - front.left);
  const bool wheels = move.kind == MoveKind::kWheel;
  Length length;
  Pose to = lead.pose();
  if (wheels) {
    const int turn = lead.heading.TurnTo(order.pose.heading);
    if (turn == 0) return Refuse(f, RefusalCode::kStaysPut, first);
    length = WheelCost(width, std::abs(turn));
    if (std::abs(turn) > kMost || length > GroupMove(f)) {
      return WheelTooFar(f, first, std::abs(turn), width, GroupMove(f), kMost);
    }
    const int32_t corner = turn < 0 ? front.left : front.right;
    const Point pivot = Offset(to, Ticks(front.ahead), Ticks(corner));
    to = {Offset({pivot, order.pose.heading}, Ticks(-front.ahead),
                 Ticks(-corner)),
          order.pose.heading};
  } else {
    const Vec by = order.pose.centre - lead.centre;
    length = LengthOf(by);
    if (Classify(lead.heading, by) != LegKind::kAdvance) {
      return Refuse(f, RefusalCode::kNotStraight, first);
    }
    if (length == Length{}) return Refuse(f, RefusalCode::kStaysPut, first);
    to.centre = lead.centre + Along(Forward(lead.heading), length);
  }
  move.to = to.centre;
  move.heading = to.heading;
  // Decision: nobody passes through friends in a group.
  Length most = GroupMove(f);
  Verdict verdict;
  f.state.group.ForEach([&](UnitId u) {
    if (!verdict.ok()) return;
    const Pose end = PoseInGroup(f, u, first, to);
    const SmallPolygon path = PathOf(f, u, end);
    if (IsSome(DifficultUnder(f, path))) most = GroupMove(f) / 2;
    if (length > most) {
      verdict = TooFar(f, u, length, most);
      return;
    }
    const HullSweep sweep(path);
    if (wheels) {
      if (const UnitSet zones = ZonesOver(f, u, BlockOf(f, u));
          !zones.empty()) {
        verdict = Refuse(f, RefusalCode::kInZone, u, zones.First());
      } else if (const UnitId e = ZoneEntered(f, u, sweep); IsSome(e)) {
        verdict = Refuse(f, RefusalCode::kIntoZone, u, e);
      }
    }
    if (verdict.ok()) verdict = CheckBlockers(f, u, sweep, f.state.group);
    if (verdict.ok()) {
      verdict = CheckGround(f, u, path, MakeBlock(end, f.data(u).base));
    }
  });
  return verdict;
}

}  // namespace berthier::grandeur
