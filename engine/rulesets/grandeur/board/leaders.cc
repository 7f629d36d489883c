#include "engine/rulesets/grandeur/board/leaders.h"

#include <algorithm>

#include "engine/geometry/direction.h"
#include "engine/tabletop/scaled.h"

namespace berthier::grandeur {
namespace {

bool IsFree(PositionView f, LeaderId l, Segment way) {
  bool free = true;
  const Side enemy = Opponent(f.scenario.leader(l).side);
  f.scenario.side(enemy).units.ForEach([&](UnitId e) {
    free = free && !(f.unit(e).on_table() &&
                     PassesThrough(way, OutlineOf(f, e), Ticks(0)));
  });
  return free;
}

// The point of the way so far along it.
Point Along(Segment way, Length length) {
  const Length whole = LengthOf(way.b - way.a);
  if (whole == Length{}) return way.a;
  return way.a + Scaled(way.b - way.a, length.ticks, whole.ticks);
}
Length GreatestRide(PositionView f, Segment way) {
  return std::min(LengthOf(way.b - way.a), Units(f, kDistances.leader_move));
}

// The friend nearest to l among those not in `tried`; ties: the lowest id.
UnitId NearestFriend(PositionView f, LeaderId l, const UnitSet& tried) {
  const SmallPolygon base = OutlineOf(f, l);
  UnitId nearest = UnitId::kNone;
  Length least;
  f.scenario.side(f.scenario.leader(l).side).units.ForEach([&](UnitId u) {
    if (!f.unit(u).on_table() || tried.Has(u)) return;
    const Length distance = Distance(base, OutlineOf(f, u));
    if (IsSome(nearest) && distance >= least) return;
    nearest = u;
    least = distance;
  });
  return nearest;
}

bool IsCovered(PositionView f, LeaderId l, PolygonView path) {
  const LeaderState& leader = f.state.leader(l);
  return leader.on_table() && !IsSome(leader.unit) &&
         Overlaps(path, LeaderBlock(f, l, leader.pos).corners(), Ticks(0));
}

}  // namespace

bool MayLead(PositionView f, LeaderId l, UnitId u) {
  const LeaderData& leader = f.scenario.leader(l);
  const UnitData& unit = f.data(u);
  if (leader.side != unit.side) return false;
  switch (leader.level) {
    case LeaderLevel::kArmy:
      return true;
    case LeaderLevel::kCorps:
      return leader.corps == unit.corps;
    case LeaderLevel::kDivision:
      break;
  }
  return IsSome(leader.division) && leader.division == unit.division;
}

void Attach(const Battle& b, LeaderId l, UnitId u) {
  Detach(b, l);
  b.unit(u).leader = l;
  b.state.leader(l).unit = u;
  b.state.leader(l).pos = b.unit(u).centre;
}

void Detach(const Battle& b, LeaderId l) {
  LeaderState& leader = b.state.leader(l);
  if (!IsSome(leader.unit)) return;
  b.unit(leader.unit).leader = LeaderId::kNone;
  leader.unit = UnitId::kNone;
}

void LoseLeader(const Battle& b, LeaderId l) {
  Detach(b, l);
  b.state.leader(l).presence = Presence::kRouted;
  TellUnit(b, EventCode::kLeaderLost, l);
}

std::optional<Point> TouchOnWay(PositionView f, LeaderId l, Segment way,
                                UnitId u) {
  const SmallPolygon goal = OutlineOf(f, u);
  const auto touches = [&](Length length) {
    return Within(LeaderBlock(f, l, Along(way, length)).corners(), goal,
                  Ticks(0));
  };
  Length low = {}, high = GreatestRide(f, way);
  if (!touches(high)) return std::nullopt;
  while (low < high) {
    const Length middle = (low + high) / 2;
    if (touches(middle)) {
      high = middle;
    } else {
      low = middle + Ticks(1);
    }
  }
  return Along(way, low);
}

void RideAway(const Battle& b, LeaderId l, UnitId menace) {
  LeaderState& leader = b.state.leader(l);
  UnitSet tried;
  for (;;) {
    const UnitId u = NearestFriend(b, l, tried);
    if (!IsSome(u)) return LoseLeader(b, l);  // GRA-LDR-13, GRA-I-19
    tried.Add(u);
    const Segment way = {leader.pos, NearestPoint(OutlineOf(b, u), leader.pos)};
    if (!IsFree(b, l, way)) continue;
    const std::optional<Point> touch = TouchOnWay(b, l, way, u);
    const Pose from = {leader.pos, Heading()};
    leader.pos = touch ? *touch : Along(way, GreatestRide(b, way));
    // GRA-LDR-15: nobody menaces the Leader of a unit that is removed.
    TellMove(b, IsSome(menace) ? EventCode::kLeaderEvades : EventCode::kRides,
             b.scenario.Entity(l), from, {leader.pos, Heading()},
             b.scenario.Entity(menace));
    if (!touch || !MayLead(b, l, u) || IsSome(b.unit(u).leader)) return;
    Attach(b, l, u);
    return Tell(b, EventCode::kAttaches, b.scenario.Entity(l),
                b.scenario.Entity(u));
  }
}

void MenaceLeaders(const Battle& b, UnitId mover, PolygonView path) {
  const Side enemy = Opponent(b.data(mover).side);
  for (const LeaderId l : b.scenario.side(enemy).leaders) {
    if (!IsCovered(b, l, path)) continue;
    RideAway(b, l, mover);
    if (IsCovered(b, l, path)) LoseLeader(b, l);
  }
}

}  // namespace berthier::grandeur
