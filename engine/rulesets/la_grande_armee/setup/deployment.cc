#include "engine/rulesets/la_grande_armee/setup/deployment.h"

#include <algorithm>

#include "engine/kit/orders/deployment.h"
#include "engine/kit/orders/refusing.h"
#include "engine/rulesets/la_grande_armee/board/changes.h"
#include "engine/rulesets/la_grande_armee/field/footprint.h"
#include "engine/rulesets/la_grande_armee/fog/places.h"

namespace berthier::la_grande_armee {
namespace {

// Steps of the phase.
enum Step : uint8_t { kRolls, kLoserBegins, kChooses, kPlaces };

bool IsOpen(PositionView f, CorpsId c) {
  return f.state.corps_state(c).entered == 0 &&
         f.scenario.corps_data(c).bound <= f.state.bound;
}
int OpenCorps(PositionView f, Side side) {
  int open = 0;
  for (const CorpsId c : f.scenario.side(side).corps) open += IsOpen(f, c);
  return open;
}

// What is to be placed next of the corps: its elements by number, its
// commander, with the last corps of the side its army commanders.
EntityId NextToPlace(PositionView f, CorpsId c) {
  const CorpsData& corps = f.scenario.corps_data(c);
  EntityId next = EntityId::kNone;
  corps.elements.ForEach([&](ElementId e) {
    if (!IsSome(next) && f.unit(e).presence == Presence::kReserve &&
        !f.unit(e).Has(Flag::kEntering)) {
      next = f.scenario.Entity(e);
    }
  });
  if (IsSome(next)) return next;
  for (const LeaderId l : f.scenario.side(corps.side).leaders) {
    const LeaderData& data = f.scenario.leader(l);
    const bool now = data.corps == c || (data.kind == LeaderKind::kArmy &&
                                         OpenCorps(f, corps.side) == 1);
    if (now && f.state.leader(l).status == LeaderStatus::kAbsent) {
      return f.scenario.Entity(l);
    }
  }
  return EntityId::kNone;
}

constexpr Length kLatticeStep = Inches(3);

bool HasPlace(PositionView f) {
  bool any = false;
  ForEachDeployment(f, [&](const Order&) { return any = true; });
  return any;
}

}  // namespace

Progress AdvanceDeploy(const Battle& b) {
  State& s = b.state;
  switch (s.step) {
    case kRolls:
      if (OpenCorps(b, Side::kFirst) > 0 && OpenCorps(b, Side::kSecond) > 0) {
        AwaitRoll(b, Side::kFirst, RollKind::kCommand, EntityId::kNone);
        return Progress::kAwaiting;
      }
      s.step = kChooses;
      return Progress::kAgain;
    case kLoserBegins:
      s.active = Opponent(s.active);
      s.step = kChooses;
      return Progress::kAgain;
    case kChooses: {
      if (OpenCorps(b, s.active) == 0) s.active = Opponent(s.active);
      const int open = OpenCorps(b, s.active);
      if (open == 0) return Progress::kDone;
      if (open > 1) {
        AwaitDecision(b, s.active, Decision::kDeploy,
                      b.scenario.Entity(s.active));
        return Progress::kAwaiting;
      }
      for (const CorpsId c : b.scenario.side(s.active).corps) {
        if (IsOpen(b, c)) s.corps = c;
      }
      s.step = kPlaces;
      return Progress::kAgain;
    }
    default:
      break;
  }
  if (const EntityId next = NextToPlace(b, s.corps); IsSome(next)) {
    AwaitDecision(b, s.active, Decision::kDeploy, next);
    if (HasPlace(b)) return Progress::kAwaiting;
    // Who finds no room enters later (SCN-05).
    ClearAwaited(b);
    Tell(b, EventCode::kNoRoomYet, next);
    const ElementId e = b.scenario.As<ElementId>(next);
    if (IsSome(e)) {
      b.unit(e).Set(Flag::kEntering);
    } else {
      b.state.leader(b.scenario.As<LeaderId>(next)).status =
          LeaderStatus::kFree;
    }
    return Progress::kAgain;
  }
  s.corps_state(s.corps).entered = 1;
  s.corps = CorpsId::kNone;
  s.active = Opponent(s.active);
  s.step = kChooses;
  return Progress::kAgain;
}

Verdict CheckDeploy(PositionView f, const Order& order) {
  const Verb verb = static_cast<Verb>(order.verb);
  if (f.state.step == kChooses) {
    const CorpsId c = f.scenario.As<CorpsId>(order.subject);
    if (verb != Verb::kMuster) return Refuse(RefusalCode::kNotNow);
    if (!IsSome(c)) return Refuse(RefusalCode::kNoSuchSubject);
    if (f.scenario.corps_data(c).side != f.state.active) {
      return Refuse(f, RefusalCode::kNotYours, c);
    }
    if (IsOpen(f, c)) return {};
    return Refuse(f, RefusalCode::kNothingLeft, c);
  }
  const EntityId who = f.state.awaits.about();
  if (order.subject != who) {
    return Refuse(f, RefusalCode::kNotAsked, order.subject);
  }
  const Box& zone = f.scenario.side(f.state.active).zone;
  const ElementId e = f.scenario.As<ElementId>(who);
  if (!IsSome(e)) {
    if (verb != Verb::kPlaceLeader) return Refuse(RefusalCode::kNotNow);
    if (!Contains(zone, order.pose.centre)) {
      return Refuse(f, RefusalCode::kOutsideZone, who);
    }
    for (int i = 0; i < f.scenario.unit_count(); ++i) {
      const ElementId other = MakeId<ElementId>(i);
      if (f.unit(other).on_table() &&
          DistanceTo(f, other, order.pose.centre) == Ticks(0)) {
        return Refuse(f, RefusalCode::kStandsOn, who, other);
      }
    }
    return {};
  }
  if (verb != Verb::kDeploy && verb != Verb::kDeployHere) {
    return Refuse(RefusalCode::kNotNow);
  }
  const int bases = f.unit(e).bases();
  if (verb == Verb::kDeploy && (order.amount < 1 || order.amount > bases)) {
    return Refuse(f, RefusalCode::kFilesOut, e, {bases, 0, 0});
  }
  const Shape shape =
      verb == Verb::kDeploy
          ? LineAt(f, e, order.pose, static_cast<int>(order.amount))
          : ColumnAt(f, e, order.pose);
  if (!Contains(zone, shape.box().low) || !Contains(zone, shape.box().high)) {
    return Refuse(f, RefusalCode::kOutsideZone, e);
  }
  return CheckRoom(f, shape, who);
}

void PlayDeploy(const Battle& b, const Order& order) {
  const Verb verb = static_cast<Verb>(order.verb);
  if (verb == Verb::kMuster) {
    b.state.corps = b.scenario.As<CorpsId>(order.subject);
    b.state.step = kPlaces;
    Tell(b, EventCode::kPicked, order.subject);
    return;
  }
  TellMove(b, EventCode::kDeployed, order.subject, {}, order.pose);
  const ElementId e = b.scenario.As<ElementId>(order.subject);
  if (!IsSome(e)) {
    LeaderState& leader =
        b.state.leader(b.scenario.As<LeaderId>(order.subject));
    leader.status = LeaderStatus::kFree;
    leader.pos = order.pose.centre;
    return;
  }
  if (verb == Verb::kDeployHere) {
    PutColumn(b.scenario, b.unit(e), order.pose);
    Settle(b, e);
    return;
  }
  b.unit(e).presence = Presence::kOnTable;
  b.unit(e).gun_place = static_cast<GunPlace>(order.manner);
  Deploy(b, e, order.pose, static_cast<int>(order.amount));
}

void ForEachDeployment(PositionView f, FunctionRef<bool(const Order&)> g) {
  const EntityId about = f.state.awaits.about();
  const Side side = f.state.awaits.side;
  const ElementId e = f.scenario.As<ElementId>(about);
  const bool leader = IsSome(f.scenario.As<LeaderId>(about));
  Order order = {.subject = about};
  if (!IsSome(e) && !leader) {
    order.verb = static_cast<uint8_t>(Verb::kMuster);
    for (const CorpsId c : f.scenario.side(side).corps) {
      order.subject = f.scenario.Entity(c);
      if (CheckDeploy(f, order).ok() && g(order)) return;
    }
    return;
  }
  order.verb =
      static_cast<uint8_t>(leader ? Verb::kPlaceLeader : Verb::kDeploy);
  if (!leader) {
    order.pose.heading = HomeWay(f, side).Opposite();
    order.amount = std::max(1, (f.unit(e).bases() + 1) / 2);
    if (f.data(e).arm == Arm::kInfantry && f.unit(e).guns > 0) {
      order.manner = static_cast<uint8_t>(GunPlace::kCentre);
    }
  }
  AnyPlace(f.scenario.side(side).zone, Inches(1), kLatticeStep, [&](Point p) {
    order.pose.centre = p;
    return CheckDeploy(f, order).ok() && g(order);
  });
}

}  // namespace berthier::la_grande_armee
