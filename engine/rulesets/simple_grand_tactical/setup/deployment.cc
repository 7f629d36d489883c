#include "engine/rulesets/simple_grand_tactical/setup/deployment.h"

#include <algorithm>
#include <span>

#include "engine/kit/orders/deployment.h"
#include "engine/kit/orders/refusing.h"
#include "engine/rulesets/simple_grand_tactical/board/changes.h"
#include "engine/rulesets/simple_grand_tactical/facts/tables.h"
#include "engine/rulesets/simple_grand_tactical/setup/layout.h"

namespace berthier::simple_grand_tactical {
namespace {

constexpr Length kStep = Centimetres(4);

// State::step of phase kDeployment: 0 first side, 1 second, 2 done.
Side Deploying(const State& s) { return static_cast<Side>(s.step); }

template <typename F>
void ForEachLeft(PositionView f, Side side, F&& each) {
  f.scenario.side(side).units.ForEach([&](UnitId u) {
    if (IsLeftToDeploy(f, u)) each(u);
  });
}

Verdict CheckPlace(PositionView f, UnitId u, Formation formation, Pose pose) {
  const Block block = MakeBlock(pose, SizeOf(f.data(u), formation));
  const Ground& ground = f.scenario.ground;
  const std::vector<Point>& zone = f.scenario.corps_data(f.data(u).corps).zone;
  for (const Point corner : block.corners()) {
    if (!Within(corner, zone, kLimit)) {
      return Refuse(f, RefusalCode::kOutsideZone, u);
    }
  }
  if (!OnTable(ground, block)) return Refuse(f, RefusalCode::kOffTable, u);
  if (InImpassable(ground, block)) {
    return Refuse(f, RefusalCode::kImpassable, u);
  }
  const UnitId under = UnitUnder(f, block, u, f.own(u).units);
  if (IsSome(under)) return Refuse(f, RefusalCode::kEndsOnFriend, u, under);
  const Length apart = Centimetres(kDistances.deploy_apart);
  Verdict verdict;
  f.foes(u).units.ForEach([&](UnitId e) {
    if (!verdict.ok() || !f.unit(e).on_table()) return;
    const Length gap = Distance(block.corners(), f.unit(e).block().corners());
    if (gap + kLimit < apart) {
      verdict = Refuse(f, RefusalCode::kTooNearToDeploy, u, e,
                       {gap.ticks, apart.ticks, 0});
    }
  });
  return verdict;
}

Verdict CheckFormation(PositionView f, UnitId u, Formation formation,
                       Pose pose) {
  if (!IsFormationOf(f.arm(u), formation)) {
    return Refuse(f, RefusalCode::kNoSuchFormation, u,
                  {static_cast<int32_t>(formation), 0, 0});
  }
  if (formation == Formation::kSkirmish && !f.data(u).light &&
      IsOn(f.scenario.options.skirmish_light_only)) {
    return Refuse(f, RefusalCode::kLightOnly, u);
  }
  const Block block = MakeBlock(pose, SizeOf(f.data(u), formation));
  if (formation == Formation::kDeployed &&
      !IsSome(AreaHolding(f.scenario.ground, block))) {
    return Refuse(f, RefusalCode::kNotInArea, u);
  }
  return {};
}

Order OrderFor(PositionView f, UnitId u, Formation formation, Pose pose) {
  return {.verb = static_cast<uint8_t>(Verb::kDeploy),
          .manner = static_cast<uint8_t>(formation),
          .subject = f.scenario.Entity(u),
          .pose = pose};
}
Formation UsualFormation(PositionView f, UnitId u) {
  return f.IsBattery(u) ? Formation::kLimbered : Formation::kColumn;
}

// The place of the lay-out, or the first of a lattice that is legal.
bool FindPlace(PositionView f, UnitId u, Order& order) {
  const Formation formation = UsualFormation(f, u);
  const Pose laid = LaidOut(f, u);
  order = OrderFor(f, u, formation, laid);
  if (CheckPlace(f, u, formation, laid).ok()) return true;
  const Box zone = BoxOf(
      std::span<const Point>(f.scenario.corps_data(f.data(u).corps).zone));
  return AnyPlace(zone, kStep, kStep, [&](Point p) {
    order.pose.centre = p;
    return CheckPlace(f, u, formation, order.pose).ok();
  });
}

// Leaders left go where the lay-out has them: generals with the first units of
// their arm, the commander behind the last row.
void LayOutLeaders(const Battle& b, Side side) {
  for (int i = 0; i < b.scenario.general_count(); ++i) {
    const GeneralId g = MakeId<GeneralId>(i);
    const GeneralData& data = b.scenario.general(g);
    if (data.side != side || !IsLeftToDeploy(b, g)) continue;
    GeneralState& general = b.state.general(g);
    general.presence = Presence::kOnTable;
    general.pos = CommanderLaidOut(b, data.corps);
    if (data.rank == Rank::kCorpsCommander) continue;
    UnitId first = UnitId::kNone;
    b.scenario.corps_data(data.corps).units.ForEach([&](UnitId u) {
      if (!IsSome(first) && b.unit(u).on_table() && WorksFor(b, g, u) &&
          !IsSome(b.unit(u).general)) {
        first = u;
      }
    });
    if (IsSome(first)) Attach(b, g, first);
  }
}

Verdict CheckDeployLeader(PositionView f, GeneralId g, const Order& order) {
  if (!IsSome(g)) return Refuse(RefusalCode::kNoSuchSubject);
  if (f.scenario.general(g).side != Deploying(f.state)) {
    return Refuse(f, RefusalCode::kNotYours, g);
  }
  if (!IsLeftToDeploy(f, g)) {
    return Refuse(f, RefusalCode::kDeployedAlready, g);
  }
  const CorpsId c = f.scenario.general(g).corps;
  if (!Within(order.pose.centre, f.scenario.corps_data(c).zone, kLimit)) {
    return Refuse(f, RefusalCode::kOutsideZone, g);
  }
  return {};
}

}  // namespace

bool IsLeftToDeploy(PositionView f, UnitId u) {
  const UnitData& data = f.data(u);
  return f.unit(u).presence == Presence::kReserve && !IsSome(data.arrival) &&
         IsSome(data.corps) && !f.scenario.corps_data(data.corps).zone.empty();
}
bool IsLeftToDeploy(PositionView f, GeneralId g) {
  const GeneralData& data = f.scenario.general(g);
  return f.state.general(g).presence == Presence::kReserve &&
         !IsSome(data.arrival) && IsSome(data.corps) &&
         !f.scenario.corps_data(data.corps).zone.empty();
}

Progress AdvanceDeployment(const Battle& b) {
  State& s = b.state;
  while (s.step < kSides) {
    bool left = false;
    ForEachLeft(b, Deploying(s), [&](UnitId) { left = true; });
    if (left) {
      AwaitDecision(b, Deploying(s), Decision::kDeploy, EntityId::kNone);
      return Progress::kAwaiting;
    }
    LayOutLeaders(b, Deploying(s));
    ++s.step;
    if (s.step < kSides) {
      Tell(b, EventCode::kPhaseBegins, b.scenario.Entity(Deploying(s)),
           EntityId::kNone, {static_cast<int32_t>(s.phase), 0, 0, 0});
    }
  }
  s.active = b.scenario.first;
  return Progress::kDone;
}

Verdict CheckDeploy(PositionView f, const Order& order) {
  const UnitId u = f.scenario.As<UnitId>(order.subject);
  if (!IsSome(u)) {
    return CheckDeployLeader(f, f.scenario.As<GeneralId>(order.subject), order);
  }
  if (f.data(u).side != Deploying(f.state)) {
    return Refuse(f, RefusalCode::kNotYours, u);
  }
  if (!IsLeftToDeploy(f, u)) {
    return Refuse(f, RefusalCode::kDeployedAlready, u);
  }
  const auto formation = static_cast<Formation>(order.manner);
  if (const Verdict v = CheckFormation(f, u, formation, order.pose); !v.ok()) {
    return v;
  }
  return CheckPlace(f, u, formation, order.pose);
}

Verdict CheckEndDeployment(PositionView f) {
  Verdict verdict;
  ForEachLeft(f, Deploying(f.state), [&](UnitId u) {
    Order order;
    if (verdict.ok() && FindPlace(f, u, order)) {
      verdict = Refuse(f, RefusalCode::kStillToDeploy, u);
    }
  });
  return verdict;
}

void PlayDeploy(const Battle& b, const Order& order) {
  if (static_cast<Verb>(order.verb) == Verb::kEndDeployment) {
    // Decision: who found no place is lost to this battle, without chips.
    ForEachLeft(b, Deploying(b.state),
                [&](UnitId u) { b.unit(u).presence = Presence::kLeftTable; });
    return;
  }
  const UnitId u = b.scenario.As<UnitId>(order.subject);
  if (IsSome(u)) {
    b.unit(u).presence = Presence::kOnTable;
    Place(b, u, static_cast<Formation>(order.manner), order.pose);
    b.unit(u).StartAt(order.pose);
    TellMove(b, EventCode::kDeployed, order.subject, {}, order.pose,
             EntityId::kNone, {order.manner, 0, 0, 0});
    return;
  }
  // Placed on a unit that he works for he is attached to it.
  const GeneralId g = b.scenario.As<GeneralId>(order.subject);
  b.state.general(g).presence = Presence::kOnTable;
  b.state.general(g).pos = order.pose.centre;
  b.scenario.corps_data(b.scenario.general(g).corps)
      .units.ForEach([&](UnitId each) {
        if (b.unit(each).on_table() && WorksFor(b, g, each) &&
            !IsSome(b.unit(each).general) && !IsSome(b.state.general(g).unit) &&
            Contains(PolygonView(b.unit(each).block().corners()),
                     order.pose.centre)) {
          Attach(b, g, each);
        }
      });
  TellMove(b, EventCode::kRides, order.subject, {},
           {b.state.general(g).pos, Heading()});
}

void ProposeDeployments(PositionView f, std::vector<Order>& orders) {
  UnitId first = UnitId::kNone;
  ForEachLeft(f, Deploying(f.state), [&](UnitId u) {
    if (!IsSome(first)) first = u;
  });
  Order order;
  if (!IsSome(first) || !FindPlace(f, first, order)) {
    if (CheckEndDeployment(f).ok()) {
      orders.push_back({.verb = static_cast<uint8_t>(Verb::kEndDeployment)});
      return;
    }
    ForEachLeft(f, Deploying(f.state), [&](UnitId u) {
      if (orders.empty() && FindPlace(f, u, order)) orders.push_back(order);
    });
    return;
  }
  orders.push_back(order);
  const Box zone = BoxOf(
      std::span<const Point>(f.scenario.corps_data(f.data(first).corps).zone));
  const auto offer = [&](Formation formation, Pose pose) {
    const Order other = OrderFor(f, first, formation, pose);
    if (CheckDeploy(f, other).ok()) orders.push_back(other);
  };
  if (!f.IsBattery(first)) {
    offer(Formation::kLine, order.pose);
  } else {
    offer(Formation::kUnlimbered, order.pose);
  }
  AnyPlace(zone, Centimetres(8), Centimetres(16), [&](Point p) {
    offer(UsualFormation(f, first), {p, order.pose.heading});
    return orders.size() > 16;
  });
}

bool SampleDeployment(PositionView f, Chooser& chooser, Order& order) {
  UnitId first = UnitId::kNone;
  ForEachLeft(f, Deploying(f.state), [&](UnitId u) {
    if (!IsSome(first)) first = u;
  });
  if (!IsSome(first)) return false;
  const Box zone = BoxOf(
      std::span<const Point>(f.scenario.corps_data(f.data(first).corps).zone));
  const Pose laid = LaidOut(f, first);
  const Formation formation = UsualFormation(f, first);
  const bool found = DrawPlace(chooser, zone, 2, [&](Point p) {
    order = OrderFor(f, first, formation, {p, laid.heading});
    return CheckDeploy(f, order).ok();
  });
  return found || FindPlace(f, first, order);
}

}  // namespace berthier::simple_grand_tactical
