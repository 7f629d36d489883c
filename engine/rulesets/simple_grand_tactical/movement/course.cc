#include "engine/rulesets/simple_grand_tactical/movement/course.h"

#include <algorithm>
#include <cstdlib>
#include <optional>

#include "engine/geometry/direction.h"
#include "engine/kit/orders/refusing.h"
#include "engine/rulesets/simple_grand_tactical/board/contacts.h"
#include "engine/rulesets/simple_grand_tactical/board/retreat.h"
#include "engine/rulesets/simple_grand_tactical/board/sight.h"
#include "engine/rulesets/simple_grand_tactical/board/zones.h"
#include "engine/rulesets/simple_grand_tactical/facts/tables.h"
#include "engine/rulesets/simple_grand_tactical/movement/contact_making.h"
#include "engine/rulesets/simple_grand_tactical/movement/forming.h"
#include "engine/rulesets/simple_grand_tactical/movement/obstacles.h"
#include "engine/rulesets/simple_grand_tactical/movement/roads.h"

namespace berthier::simple_grand_tactical {
namespace {

constexpr int kNoTurn = 2;  // quarter degrees (GEO-17)

// How the footprint faces on the legs of a manoeuvre.
enum class Facing : uint8_t { kEnd, kStart, kAlong };

// What an order asks for, before its way is looked at.
struct Request {
  UnitId u;
  MoveOccasion occasion;
  Formation first;  // on the legs
  Formation last;
  Pose end;
  std::array<Point, Course::kLegs> points;  // the last is replaced by the end
  int legs = 1;
  bool turns = false;
};

// GEO-22: nearer by more than 0.5 cm to one of those concerned.
template <typename Concerns>
UnitId ComesToward(PositionView f, UnitId u, const Block& end,
                   Concerns&& concerns) {
  const Block start = f.unit(u).block();
  const Length far = Centimetres(kDistances.toward) + kLimit;
  UnitId toward = UnitId::kNone;
  f.foes(u).units.ForEach([&](UnitId e) {
    if (IsSome(toward) || !f.unit(e).on_table()) return;
    const Block its = f.unit(e).block();
    if (!Within(start, its, far) && !Within(end, its, far)) return;
    const Length before = Distance(start.corners(), its.corners());
    const Length after = Distance(end.corners(), its.corners());
    if (after + kCloser < before && concerns(e)) toward = e;
  });
  return toward;
}

Verdict CheckApproach(PositionView f, UnitId u, Formation formation,
                      const Block& end) {
  if (formation == Formation::kSquare) {
    const UnitId e = ComesToward(
        f, u, end, [&](UnitId each) { return Visible(f, u, each); });
    if (IsSome(e)) return Refuse(f, RefusalCode::kTowardEnemy, u, e);
  }
  if (!MayApproach(f, u)) {
    const UnitId e = ComesToward(f, u, end, [](UnitId) { return true; });
    if (IsSome(e)) return Refuse(f, RefusalCode::kExhausted, u, e);
  }
  return {};
}

class Planner {
 public:
  Planner(PositionView f, const Request& request, const Box& box)
      : f_(f), r_(request), near_(f, request.u, box) {}

  Verdict Plan(Gait gait, Facing facing, MovePlan& plan) const {
    plan = {};
    const UnitState& unit = f_.unit(r_.u);
    Point ends[Course::kLegs];
    Pose at = Start(facing, plan);
    for (int i = 0; i < r_.legs; ++i)
      ends[i] = r_.points[static_cast<size_t>(i)];
    ends[r_.legs - 1] = LastLegEnd(facing, ends, at);
    plan.start = at;
    Block block = BlockIn(f_, r_.u, r_.first, at);
    const Block before = unit.block();
    if (at != unit.pose() || r_.first != unit.formation) {
      const Verdict v = CheckRoom(f_, r_.u, near_, before, block);
      if (!v.ok()) return v;
    }
    plan.course = {.facing = r_.end.heading,
                   .unit = r_.u,
                   .gait = gait,
                   .first = r_.first,
                   .last = r_.last};
    for (int i = 0; i < r_.legs; ++i) {
      const Verdict v = AddLeg(ends[i], facing, i, block, plan);
      if (!v.ok()) return v;
      if (plan.contact) return Finish(block, plan);
    }
    return Finish(block, plan);
  }

 private:
  Heading OnLeg(Facing facing, Point from, Point to) const {
    switch (facing) {
      case Facing::kEnd:
        return r_.end.heading;
      case Facing::kStart:
        return f_.unit(r_.u).heading;
      case Facing::kAlong:
        break;
    }
    return from == to ? r_.end.heading : BearingOf(to - from);
  }
  // After the first change, turned for the first leg.
  Pose Start(Facing facing, MovePlan& /*plan*/) const {
    const UnitState& unit = f_.unit(r_.u);
    const Heading way = OnLeg(facing, unit.centre, r_.points[0]);
    if (r_.first == unit.formation) return {unit.centre, way};
    const Pose changed = PoseAfterChange(f_.data(r_.u), unit.pose(),
                                         unit.formation, r_.first, way);
    return {changed.centre, way};
  }
  // Where the centre is before the last turn and change.
  Point LastLegEnd(Facing facing, const Point* ends, Pose start) const {
    if (r_.last == r_.first) return r_.end.centre;
    const Point from = r_.legs > 1 ? ends[r_.legs - 2] : start.centre;
    const Heading way = OnLeg(facing, from, r_.end.centre);
    if (f_.arm(r_.u) == Arm::kArtillery) {
      return PoseAfterChange(f_.data(r_.u), r_.end, r_.last, r_.first, way)
          .centre;
    }
    return PoseAfterChange(f_.data(r_.u), r_.end, r_.last, r_.first,
                           r_.end.heading)
        .centre;
  }

  Verdict AddLeg(Point to, Facing facing, int i, Block& block,
                 MovePlan& plan) const {
    const Heading way = OnLeg(facing, block.centre, to);
    if (i > 0 && way != plan.course.legs[static_cast<size_t>(i - 1)].heading) {
      const Block turned = BlockIn(f_, r_.u, r_.first, {block.centre, way});
      const Verdict v = CheckRoom(f_, r_.u, near_, block, turned);
      if (!v.ok()) return v;
      block = turned;
    }
    const bool last = i + 1 == r_.legs;
    if (last) {
      const Verdict v = MakeContact(way, to, block, plan);
      if (!v.ok() || plan.contact) return v;
    }
    if (const Verdict v = CheckSweep(block, to); !v.ok()) return v;
    Append({to, way}, block, plan);
    return {};
  }
  Verdict CheckSweep(const Block& block, Point to) const {
    const UnitId u = r_.u;
    if (!near_.StaysOnTable(block, MovedTo(block, to))) {
      return Refuse(f_, RefusalCode::kOffTable, u);
    }
    if (near_.EntersImpassable(block, to)) {
      return Refuse(f_, RefusalCode::kImpassable, u);
    }
    if (const UnitId own = near_.FriendInTheWay(block, to); IsSome(own)) {
      return Refuse(f_, RefusalCode::kThroughFriend, u, own);
    }
    if (const UnitId e = near_.TooNear(block, to); IsSome(e)) {
      return Refuse(f_, RefusalCode::kTooNear, u, e, {kKeepOff.ticks, 0, 0});
    }
    return {};
  }
  // The last leg ends against an enemy, or is meant to (MOV-15).
  // Decision: of a way that is meant to end beyond the first touch only the
  // part up to it is declared; who withdraws makes it no longer (WDR-08).
  Verdict MakeContact(Heading way, Point to, const Block& block,
                      MovePlan& plan) const {
    if (to == block.centre) return {};
    const Length whole = LengthOf(to - block.centre);
    UnitId e;
    const Length at = near_.FirstNear(block, to, whole + kContact, {}, e);
    if (!IsSome(e) ||
        !Within(MovedTo(block, to), f_.unit(e).block(), kContact)) {
      return {};
    }
    const Point there = PointAlong(block.centre, to, at);
    const Block touching = MovedTo(block, there);
    if (!near_.StaysOnTable(block, touching)) {
      return Refuse(f_, RefusalCode::kOffTable, r_.u);
    }
    if (near_.EntersImpassable(block, there)) {
      return Refuse(f_, RefusalCode::kImpassable, r_.u);
    }
    if (const UnitId own = near_.FriendInTheWay(block, there); IsSome(own)) {
      return Refuse(f_, RefusalCode::kThroughFriend, r_.u, own);
    }
    if (r_.last != r_.first || way != r_.end.heading) {
      return Refuse(f_, RefusalCode::kNoRoom, r_.u, e);
    }
    const Verdict v = CheckContact(f_, r_.u, r_.first, touching,
                                   near_.Touched(touching), r_.occasion);
    if (!v.ok()) return v;
    plan.contact = true;
    Block end = block;
    Append({there, way}, end, plan);
    return {};
  }
  void Append(CourseLeg leg, Block& block, MovePlan& plan) const {
    plan.length += LengthOf(leg.to - block.centre);
    plan.course.legs[plan.course.leg_count++] = leg;
    block = MovedTo(block, leg.to);
  }

  Verdict Finish(const Block& block, MovePlan& plan) const {
    const Point to = plan.course.legs[plan.course.leg_count - 1u].to;
    const Block here = MovedTo(block, to);
    plan.end = plan.contact ? Pose{to, r_.end.heading} : r_.end;
    const Block end = BlockIn(f_, r_.u, r_.last, plan.end);
    if (const UnitId own = near_.Under(end); IsSome(own)) {
      return Refuse(f_, RefusalCode::kEndsOnFriend, r_.u, own);
    }
    if (!plan.contact && !(end == here)) {
      const Verdict v = CheckRoom(f_, r_.u, near_, here, end);
      if (!v.ok()) return v;
    }
    if (const Verdict v = CheckInArea(f_, r_.u, r_.last, end); !v.ok()) {
      return v;
    }
    return CheckApproach(f_, r_.u, r_.first, end);
  }

  PositionView f_;
  const Request& r_;
  Obstacles near_;
};

Length WayOf(const Request& r, Point from) {
  Length length;
  for (int i = 0; i < r.legs; ++i) {
    const Point to =
        i + 1 == r.legs ? r.end.centre : r.points[static_cast<size_t>(i)];
    length += LengthOf(to - from);
    from = to;
  }
  return length;
}

bool AllAhead(const Request& r, Heading facing, Point from) {
  for (int i = 0; i < r.legs; ++i) {
    const Point to = r.points[static_cast<size_t>(i)];
    if (!IsAhead(facing, to - from)) return false;
    from = to;
  }
  return true;
}

// The changes that the manner asks for.
Verdict ReadChanges(PositionView f, const Order& order, Request& r) {
  const UnitId u = r.u;
  const Formation now = f.unit(u).formation;
  r.first = r.last = now;
  if (order.manner == kNoChange) return {};
  if (order.manner == kLimberUnlimber) {
    if (!f.IsBattery(u)) return Refuse(f, RefusalCode::kNotArtillery, u);
    if (!f.data(u).horse || now != Formation::kUnlimbered) {
      return Refuse(f, RefusalCode::kOneChange, u);
    }
    r.first = Formation::kLimbered;
    return {};
  }
  const int k = order.manner - 1;
  const auto to = static_cast<Formation>(k % kFormations);
  if (const Verdict v = CheckChange(f, u, now, to); !v.ok()) return v;
  (k < kFormations ? r.first : r.last) = to;
  if (k < kFormations) r.last = to;
  return {};
}

// MOV-07, ART-02, 03
Verdict CheckHandling(PositionView f, const Request& r) {
  const UnitData& data = f.data(r.u);
  if (r.first == Formation::kDeployed) {
    return Refuse(f, RefusalCode::kDeployedStands, r.u);
  }
  if (data.arm != Arm::kArtillery || data.gun_class != GunClass::kHeavy) {
    return {};
  }
  if (r.first != f.unit(r.u).formation || r.last != r.first) {
    return Refuse(f, RefusalCode::kHeavyChange, r.u);
  }
  if (r.first == Formation::kUnlimbered) {
    return Refuse(f, RefusalCode::kHeavyStands, r.u);
  }
  return {};
}

Verdict ReadRequest(PositionView f, const Order& order, Request& r) {
  const UnitState& unit = f.unit(r.u);
  if (const Verdict v = ReadChanges(f, order, r); !v.ok()) return v;
  r.end = order.pose;
  const int turn = unit.heading.TurnTo(order.pose.heading);
  r.turns = std::abs(turn) > kNoTurn;
  if (!r.turns) r.end.heading = unit.heading;
  r.legs = 0;
  if (order.via != Point{}) r.points[static_cast<size_t>(r.legs++)] = order.via;
  for (int k = 0; k < kMaxFurtherVias; ++k) {
    const std::optional<Point> via = FurtherVia(order.amount, k);
    if (via) r.points[static_cast<size_t>(r.legs++)] = *via;
  }
  r.points[static_cast<size_t>(r.legs++)] = order.pose.centre;
  return CheckHandling(f, r);
}

Box BoxOfWay(PositionView f, const Request& r) {
  Box box = BoxOf(f.unit(r.u).block());
  for (int i = 0; i < r.legs; ++i) {
    box = Union(box, BoxOf(r.points[static_cast<size_t>(i)]));
  }
  const BaseSize one = SizeOf(f.data(r.u), r.first);
  const BaseSize other = SizeOf(f.data(r.u), r.last);
  return Grown(box, std::max(one.front + one.depth, other.front + other.depth) +
                        kKeepOff);
}

Verdict PlanLegs(PositionView f, const Order& order, MoveOccasion occasion,
                 UnitId u, MovePlan& plan) {
  const UnitState& unit = f.unit(u);
  Request r = {.u = u, .occasion = occasion};
  if (const Verdict v = ReadRequest(f, order, r); !v.ok()) return v;
  const bool changes = r.first != unit.formation || r.last != r.first;
  const Length length = WayOf(r, unit.centre);
  const bool steady = !r.turns && !changes &&
                      unit.formation != Formation::kSquare &&
                      AllAhead(r, unit.heading, unit.centre);
  const Gait gait = steady ? Gait::kSteady : Gait::kManoeuvre;
  const Length rate = RateOf(f.data(u), r.first, gait);
  // A change may shift the centre: the legs are measured when they are known.
  const Length shift = changes ? Centimetres(12) : Length{};
  if (length > rate + shift + kLimit) {
    const bool oblique = !steady && length <= rate * 2 + kLimit;
    return Refuse(f, oblique ? RefusalCode::kTooOblique : RefusalCode::kTooFar,
                  u, {length.ticks, rate.ticks, 0});
  }
  if (length == Length{} && !changes) {
    return Refuse(f, RefusalCode::kStaysPut, u);
  }
  const Planner planner(f, r, BoxOfWay(f, r));
  Verdict first;
  for (const Facing facing : {Facing::kEnd, Facing::kStart, Facing::kAlong}) {
    Verdict v = planner.Plan(gait, facing, plan);
    if (v.ok() && plan.length > rate + kLimit) {
      v = Refuse(f, steady ? RefusalCode::kTooFar : RefusalCode::kTooOblique, u,
                 {plan.length.ticks, rate.ticks, 0});
    }
    if (v.ok()) return v;
    if (facing == Facing::kEnd) first = v;
    if (steady) break;
  }
  return first;
}

}  // namespace

Verdict CheckFree(PositionView f, UnitId u) {
  const UnitState& unit = f.unit(u);
  if (unit.Has(Flag::kMoved)) return Refuse(f, RefusalCode::kHasMoved, u);
  if (const UnitId e = LockedWith(f.state, u); IsSome(e)) {
    return Refuse(f, RefusalCode::kLocked, u, e);
  }
  if (unit.disordered()) return Refuse(f, RefusalCode::kDisordered, u);
  if (const UnitId e = EnemyInContact(f.state, u); IsSome(e)) {
    return Refuse(f, RefusalCode::kInContact, u, e);
  }
  return {};
}

Verdict PlanMove(PositionView f, const Order& order, MoveOccasion occasion,
                 MovePlan& plan) {
  const UnitId u = f.scenario.As<UnitId>(order.subject);
  plan = {};
  switch (static_cast<Verb>(order.verb)) {
    case Verb::kForm:
      return PlanForm(f, order, u, plan);
    case Verb::kMarch:
      return PlanMarch(f, order, u, plan);
    default:
      return PlanLegs(f, order, occasion, u, plan);
  }
}

}  // namespace berthier::simple_grand_tactical
