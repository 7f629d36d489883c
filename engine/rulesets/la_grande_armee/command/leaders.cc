#include "engine/rulesets/la_grande_armee/command/leaders.h"

#include "engine/geometry/direction.h"
#include "engine/kit/orders/refusing.h"
#include "engine/rulesets/la_grande_armee/board/changes.h"
#include "engine/rulesets/la_grande_armee/field/footprint.h"
#include "engine/rulesets/la_grande_armee/field/terrain.h"
#include "engine/tabletop/tolerance.h"

namespace berthier::la_grande_armee {
namespace {

// The command base is a disc of half an inch (2.6).
constexpr Length kCommandBase = InchHundredths(50);

// GEN-05
Verdict CheckWay(PositionView f, LeaderId l, Point to) {
  const Segment way = {f.state.leader(l).pos, to};
  const Length ride = LengthOf(way.b - way.a);
  const Length most = Inches(kDistances.commander);
  if (ride > most + kRounding) {
    return Refuse(f, RefusalCode::kLeaderTooFar, l,
                  {ride.ticks, most.ticks, 0});
  }
  if (!OnTable(f.scenario.ground, to)) {
    return Refuse(f, RefusalCode::kLeaderOffTable, l);
  }
  const SideData& enemy = f.scenario.side(Opponent(f.scenario.leader(l).side));
  const ElementId in_way =
      FirstNear(f, enemy.elements, BoxOf(way), Ticks(0), [&](ElementId e) {
        const Shape shape = ShapeOf(f, e);
        return ChordOf(shape, way, kThrough).any() ||
               DistanceTo(f, e, to) == Ticks(0);
      });
  if (IsSome(in_way)) {
    return Refuse(f, RefusalCode::kLeaderBlocked, l, in_way);
  }
  const int piece =
      FirstPiece(f.scenario.ground, f.scenario.ground.impassable, BoxOf(way),
                 [&](const Piece&, const GroundPart& part) {
                   return PassesThrough(way, part.polygon, kThrough) ||
                          Contains(PolygonView(part.polygon), to);
                 });
  if (piece >= 0) {
    return Refuse(f, RefusalCode::kLeaderBlocked, l, MakeId<PieceId>(piece));
  }
  return {};
}

void Ride(const Battle& b, LeaderId l, Point to, EventCode event,
          EntityId object) {
  LeaderState& leader = b.state.leader(l);
  const Pose from = {leader.pos, Heading()};
  leader.pos = to;
  TellMove(b, event, b.scenario.Entity(l), from, {to, Heading()}, object);
}

void Attach(const Battle& b, LeaderId l, ElementId e) {
  LeaderState& leader = b.state.leader(l);
  leader.status = LeaderStatus::kAttached;
  leader.element = e;
  leader.pos = b.unit(e).place;
}

// The army commander that is next; kNone: all have moved.
LeaderId NextArmyCommander(PositionView f) {
  const int bound = f.state.bound;
  LeaderId next = LeaderId::kNone;
  const auto first = [&](LeaderId a, LeaderId c) {
    const LeaderData& x = f.scenario.leader(a);
    const LeaderData& y = f.scenario.leader(c);
    if (x.ability != y.ability) return x.ability < y.ability;
    if (x.side != y.side) return (x.side == Side::kFirst) == (bound % 2 == 1);
    return Index(a) < Index(c);
  };
  for (int i = 0; i < f.scenario.leader_count(); ++i) {
    const LeaderId l = MakeId<LeaderId>(i);
    if (f.scenario.leader(l).kind != LeaderKind::kArmy || !MayRide(f, l)) {
      continue;
    }
    if (!IsSome(next) || first(l, next)) next = l;
  }
  return next;
}

}  // namespace

bool ArmyNear(PositionView f, ElementId e) {
  const ArmyId army = f.scenario.corps_data(f.data(e).corps).army;
  for (const LeaderId l : f.own(e).leaders) {
    const LeaderData& leader = f.scenario.leader(l);
    if (leader.kind != LeaderKind::kArmy ||
        f.state.leader(l).status != LeaderStatus::kFree) {
      continue;
    }
    if (f.options().army_scope == Options::Scope::kNation &&
        leader.army != army) {
      continue;
    }
    if (WithinOf(f, e, f.state.leader(l).pos, Inches(kDistances.army_radius))) {
      return true;
    }
  }
  return false;
}

Length CommanderDistance(PositionView f, ElementId e) {
  const LeaderId l = CommanderOf(f, e);
  if (!IsSome(l) || !f.state.leader(l).on_table()) return kFarAway;
  if (f.state.leader(l).element == e) return Ticks(0);
  return DistanceTo(f, e, f.state.leader(l).pos);
}

bool IsInCommand(PositionView f, ElementId e) {
  if (!IsCavalry(f, e)) return true;
  const LeaderId l = CommanderOf(f, e);
  return IsSome(l) && f.state.leader(l).on_table() &&
         (f.state.leader(l).element == e ||
          WithinOf(f, e, f.state.leader(l).pos,
                   Inches(kDistances.horse_radius)));
}

bool MayRide(PositionView f, LeaderId l) {
  const LeaderState& leader = f.state.leader(l);
  if (f.state.rode.Has(l)) return false;
  if (leader.status == LeaderStatus::kCounter) {
    return f.options().counter_moves;  // GEN-33
  }
  return leader.alive_on_table();
}

ElementSet TouchedAt(PositionView f, LeaderId l, Point there) {
  ElementSet touched;
  const LeaderData& data = f.scenario.leader(l);
  if (data.kind != LeaderKind::kCorps ||
      f.state.leader(l).status == LeaderStatus::kCounter) {
    return touched;
  }
  f.scenario.corps_data(data.corps).elements.ForEach([&](ElementId e) {
    if (f.unit(e).on_table() && WithinOf(f, e, there, kCommandBase)) {
      touched.Add(e);
    }
  });
  return touched;
}

Verdict CheckRide(PositionView f, const Order& order) {
  if (order.subject != f.state.awaits.about()) {
    return Refuse(f, RefusalCode::kNotAsked, order.subject);
  }
  const LeaderId l = f.scenario.As<LeaderId>(order.subject);
  if (!IsSome(l)) return Refuse(RefusalCode::kNoSuchSubject);
  const Verb verb = static_cast<Verb>(order.verb);
  if (verb == Verb::kStay) return {};
  if (verb != Verb::kRide && verb != Verb::kAttach) {
    return Refuse(RefusalCode::kNotNow);
  }
  const Point to = order.pose.centre;
  if (const Verdict v = CheckWay(f, l, to); !v.ok()) return v;
  const ElementSet touched = TouchedAt(f, l, to);
  if (verb == Verb::kRide) {
    if (touched.empty()) return {};
    return Refuse(f, RefusalCode::kMustAttach, l, touched.First());
  }
  const ElementId e = f.scenario.As<ElementId>(order.object);
  if (!IsSome(e)) return Refuse(RefusalCode::kNoSuchObject);
  if (touched.Has(e)) return {};
  return Refuse(f, RefusalCode::kCannotAttach, l, e);
}

void PlayRide(const Battle& b, const Order& order) {
  const LeaderId l = b.scenario.As<LeaderId>(order.subject);
  LeaderState& leader = b.state.leader(l);
  b.state.rode.Add(l);
  switch (static_cast<Verb>(order.verb)) {
    case Verb::kRide:
      if (leader.status == LeaderStatus::kAttached) {
        leader.status = LeaderStatus::kFree;
        leader.element = ElementId::kNone;
      }
      return Ride(b, l, order.pose.centre, EventCode::kRides, EntityId::kNone);
    case Verb::kAttach: {
      const ElementId e = b.scenario.As<ElementId>(order.object);
      Ride(b, l, order.pose.centre, EventCode::kAttaches, order.object);
      return Attach(b, l, e);
    }
    default:
      Tell(b, EventCode::kStays, order.subject);
      if (leader.status != LeaderStatus::kFree) return;
      // GEN-06: an element may have come to him.
      if (const ElementSet touched = TouchedAt(b, l, leader.pos);
          !touched.empty()) {
        Tell(b, EventCode::kIsJoined, order.subject,
             b.scenario.Entity(touched.First()));
        Attach(b, l, touched.First());
      }
      return;
  }
}

Progress AdvanceArmyCommands(const Battle& b) {
  const LeaderId l = NextArmyCommander(b);
  if (!IsSome(l)) return Progress::kDone;
  AwaitDecision(b, b.scenario.leader(l).side, Decision::kArmyRide,
                b.scenario.Entity(l));
  return Progress::kAwaiting;
}

}  // namespace berthier::la_grande_armee
