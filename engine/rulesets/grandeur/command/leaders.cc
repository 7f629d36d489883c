#include "engine/rulesets/grandeur/command/leaders.h"

#include <optional>

#include "engine/geometry/sweep.h"
#include "engine/kit/orders/refusing.h"
#include "engine/rulesets/grandeur/board/leaders.h"
#include "engine/rulesets/grandeur/board/terrain.h"

namespace berthier::grandeur {
namespace {

// GRA-I-14: an enemy whose base the way crosses.
UnitId EnemyOn(PositionView f, LeaderId l, Segment way) {
  UnitId found = UnitId::kNone;
  const Side enemy = Opponent(f.scenario.leader(l).side);
  f.scenario.side(enemy).units.ForEach([&](UnitId e) {
    if (!IsSome(found) && f.unit(e).on_table() &&
        PassesThrough(way, OutlineOf(f, e), Ticks(0))) {
      found = e;
    }
  });
  return found;
}
// An enemy whom his base would touch there.
UnitId EnemyTouched(PositionView f, LeaderId l, Point there) {
  UnitId found = UnitId::kNone;
  const Block base = LeaderBlock(f, l, there);
  const Side enemy = Opponent(f.scenario.leader(l).side);
  f.scenario.side(enemy).units.ForEach([&](UnitId e) {
    if (!IsSome(found) && f.unit(e).on_table() &&
        Within(base.corners(), OutlineOf(f, e), Ticks(0))) {
      found = e;
    }
  });
  return found;
}
// Impassable ground on the way, which is a line two ticks wide here.
PieceId GroundOn(PositionView f, Segment way) {
  const Block dot = {way.a, {-1, 1}, {1, 1}};
  return ImpassableUnder(f, TranslationSweep(dot, way.b - way.a));
}

// GRA-LDR-01, GRA-I-14
Verdict CheckWay(PositionView f, LeaderId l, Point to) {
  const Segment way = {f.state.leader(l).pos, to};
  const Length most = Units(f, kDistances.leader_move);
  if (NormSquared(way.b - way.a) > int64_t{most.ticks} * most.ticks) {
    return Refuse(f, RefusalCode::kLeaderTooFar, l,
                  {LengthOf(way.b - way.a).ticks, most.ticks, 0});
  }
  if (!CentreOnTable(f, to)) return Refuse(f, RefusalCode::kOffTable, l);
  if (const UnitId e = EnemyOn(f, l, way); IsSome(e)) {
    return Refuse(f, RefusalCode::kLeaderBlocked, l, e);
  }
  if (const PieceId p = GroundOn(f, way); IsSome(p)) {
    return Refuse(f, RefusalCode::kLeaderBlocked, l, p);
  }
  if (const UnitId e = EnemyTouched(f, l, to); IsSome(e)) {
    return Refuse(f, RefusalCode::kEndsOnEnemy, l, e);
  }
  return {};
}

Verdict CheckLeaves(PositionView f, LeaderId l) {
  const UnitId u = f.state.leader(l).unit;
  if (IsSome(u) && InMelee(f, u)) {
    return Refuse(f, RefusalCode::kLeaderInMelee, l);
  }
  return {};
}

// GRA-LDR-06. Decision: he rides straight to the nearest point of the unit, and
// if that way is not open to its centre or one of its corners, until he
// touches it; it is enough that one of these ways is open.
Verdict CheckJoin(PositionView f, LeaderId l, UnitId u) {
  const Point from = f.state.leader(l).pos;
  const SmallPolygon base = OutlineOf(f, u);
  Verdict nearest;
  const auto tries = [&](Point goal, Verdict& verdict) {
    const std::optional<Point> touch = TouchOnWay(f, l, {from, goal}, u);
    verdict = touch ? CheckWay(f, l, *touch) : CheckWay(f, l, goal);
    return touch && verdict.ok();
  };
  if (tries(NearestPoint(base, from), nearest)) return {};
  Verdict other;
  if (tries(f.unit(u).centre, other)) return {};
  for (const Point corner : base.view()) {
    if (tries(corner, other)) return {};
  }
  if (!nearest.ok()) return nearest;
  return Refuse(
      f, RefusalCode::kLeaderTooFar, l,
      {Distance(from, base).ticks, Units(f, kDistances.leader_move).ticks, 0});
}

Verdict CheckAttach(PositionView f, LeaderId l, UnitId u) {
  if (!f.unit(u).on_table()) return Refuse(f, RefusalCode::kNotOnTable, u);
  if (!MayLead(f, l, u)) return Refuse(f, RefusalCode::kNotHisUnit, l, u);
  if (IsSome(f.unit(u).leader)) {
    return f.unit(u).leader == l ? Refuse(f, RefusalCode::kLeaderStays, l)
                                 : Refuse(f, RefusalCode::kHasLeader, l, u);
  }
  return CheckJoin(f, l, u);
}

}  // namespace

bool MayLeaderMove(PositionView f, LeaderId l) {
  const LeaderState& leader = f.state.leader(l);
  const LeaderData& data = f.scenario.leader(l);
  // GRA-I-13: the CiC with any corps, once a turn.
  return leader.on_table() && leader.moved == 0 &&
         data.side == f.state.active &&
         (data.level == LeaderLevel::kArmy || data.corps == f.state.corps);
}

Verdict CheckLeaderMove(PositionView f, const Order& order) {
  const LeaderId l = f.scenario.As<LeaderId>(order.subject);
  if (!IsSome(l)) return Refuse(RefusalCode::kNoSuchSubject);
  const LeaderState& leader = f.state.leader(l);
  if (!MayLeaderMove(f, l)) {
    if (f.scenario.leader(l).side != f.state.active) {
      return Refuse(f, RefusalCode::kNotYours, l);
    }
    if (!leader.on_table()) return Refuse(f, RefusalCode::kNotOnTable, l);
    return Refuse(f,
                  leader.moved != 0 ? RefusalCode::kLeaderMoved
                                    : RefusalCode::kOtherCorps,
                  l);
  }
  if (const Verdict v = CheckLeaves(f, l); !v.ok()) return v;
  switch (static_cast<Verb>(order.verb)) {
    case Verb::kRide:
      if (order.pose.centre == leader.pos) {
        return Refuse(f, RefusalCode::kLeaderStays, l);
      }
      return CheckWay(f, l, order.pose.centre);
    case Verb::kAttach: {
      const UnitId u = f.scenario.As<UnitId>(order.object);
      if (!IsSome(u)) return Refuse(RefusalCode::kNoSuchObject);
      return CheckAttach(f, l, u);
    }
    default:
      if (IsSome(leader.unit)) return {};
      return Refuse(f, RefusalCode::kNotAttached, l);
  }
}

void PlayLeaderMove(const Battle& b, const Order& order) {
  const LeaderId l = b.scenario.As<LeaderId>(order.subject);
  LeaderState& leader = b.state.leader(l);
  leader.moved = 1;
  const Pose from = {leader.pos, Heading()};
  if (const UnitId u = leader.unit; IsSome(u)) {
    Detach(b, l);
    Tell(b, EventCode::kDetaches, order.subject, b.scenario.Entity(u));
  }
  switch (static_cast<Verb>(order.verb)) {
    case Verb::kRide:
      leader.pos = order.pose.centre;
      return TellMove(b, EventCode::kRides, order.subject, from,
                      {leader.pos, Heading()});
    case Verb::kAttach:
      Attach(b, l, b.scenario.As<UnitId>(order.object));
      return TellMove(b, EventCode::kAttaches, order.subject, from,
                      {leader.pos, Heading()}, order.object);
    default:
      return;
  }
}

}  // namespace berthier::grandeur
