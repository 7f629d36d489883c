#include "engine/rulesets/grande_tactique/setup/deployment.h"

#include <algorithm>

#include "engine/kit/orders/deployment.h"
#include "engine/kit/orders/refusing.h"
#include "engine/rulesets/grande_tactique/board/arrivals.h"
#include "engine/rulesets/grande_tactique/board/standing.h"
#include "engine/rulesets/grande_tactique/facts/codes.h"
#include "engine/rulesets/grande_tactique/facts/tables.h"
#include "engine/tabletop/tolerance.h"

namespace berthier::grande_tactique {
namespace {

// Proposals stand on a lattice of this width.
constexpr Length kLattice = Inches(1);

uint8_t Bit(Side side) { return side == Side::kFirst ? 1 : 2; }

bool Inside(const Box& box, const Block& block) {
  const Box inner = BoxOf(block);
  return Contains(Grown(box, kRounding), inner.low) &&
         Contains(Grown(box, kRounding), inner.high);
}

Heading Facing(PositionView f, Side side) {
  return HeadingToward(f.scenario.side(side).home).Opposite();
}

Order DeployOrder(PositionView f, UnitId u, Point p) {
  const bool limbered = f.scenario.IsArtillery(u);
  return {.verb = static_cast<uint8_t>(Verb::kDeploy),
          .manner = static_cast<uint8_t>(limbered ? DeployManner::kLimbered
                                                  : DeployManner::kUnlimbered),
          .subject = f.scenario.Entity(u),
          .pose = {p, Facing(f, f.data(u).side)}};
}
Order DeployOrder(PositionView f, GeneralId g, Point p) {
  return {.verb = static_cast<uint8_t>(Verb::kDeploy),
          .subject = f.scenario.Entity(g),
          .pose = {p, Heading()}};
}

// Calls f(id) for everything of the side that is still open.
template <typename F>
void ForEachOpen(PositionView field, Side side, F&& f) {
  field.scenario.side(side).units.ForEach([&](UnitId u) {
    if (IsLeftToDeploy(field, u)) f(u);
  });
  for (size_t i = 0; i < field.scenario.generals.size(); ++i) {
    const GeneralId g = MakeId<GeneralId>(static_cast<int>(i));
    if (field.scenario.general(g).side == side && IsLeftToDeploy(field, g))
      f(g);
  }
}

// The order of `side`, which need not be asked yet.
Verdict CheckDeployOf(PositionView f, Side side, const Order& order) {
  const Scenario& s = f.scenario;
  // Poses far off the table would not fit the arithmetic.
  if (!berthier::OnTable(s.terrain, order.pose.centre)) {
    return Refuse(f, RefusalCode::kOutsideDeployment, order.subject);
  }
  if (const GeneralId g = s.As<GeneralId>(order.subject); IsSome(g)) {
    if (s.general(g).side != side) return Refuse(f, RefusalCode::kNotYours, g);
    if (!IsLeftToDeploy(f, g))
      return Refuse(f, RefusalCode::kDeployedAlready, g);
    if (order.pose.heading != Heading() || order.manner != 0) {
      return Refuse(f, RefusalCode::kSurplus, g);
    }
    if (!Inside(DeploymentZone(s, side),
                GeneralBlock(f.scenario, order.pose.centre))) {
      return Refuse(f, RefusalCode::kOutsideDeployment, g);
    }
    return {};
  }
  const UnitId u = s.As<UnitId>(order.subject);
  if (!IsSome(u)) return Refuse(RefusalCode::kNoSuchSubject);
  if (s.unit(u).side != side) return Refuse(f, RefusalCode::kNotYours, u);
  if (!IsLeftToDeploy(f, u)) return Refuse(f, RefusalCode::kDeployedAlready, u);
  const bool limbered =
      order.manner == static_cast<uint8_t>(DeployManner::kLimbered);
  if (order.manner > static_cast<uint8_t>(DeployManner::kLimbered) ||
      (limbered && !s.IsArtillery(u))) {
    return Refuse(f, RefusalCode::kNotArtillery, u);
  }
  const Block block = MakeBlock(order.pose, LineBase(s, u));
  if (!Inside(DeploymentZone(s, side), block)) {
    return Refuse(f, RefusalCode::kOutsideDeployment, u);
  }
  return CheckStanding(f, block, u);
}

template <typename Id>
bool FindPlace(PositionView f, Side side, Id id, Order& order) {
  return AnyPlace(DeploymentZone(f.scenario, side), kLattice, kLattice,
                  [&](Point p) {
                    order = DeployOrder(f, id, p);
                    return CheckDeployOf(f, side, order).ok();
                  });
}

}  // namespace

Box DeploymentZone(const Scenario& s, Side side) {
  if (s.side(side).deployment) return *s.side(side).deployment;
  const int32_t w = s.terrain.width.ticks, d = s.terrain.depth.ticks;
  switch (s.side(side).home) {
    case TableEdge::kNorth:
      return {{0, d - d / 4}, {w, d}};
    case TableEdge::kEast:
      return {{w - w / 4, 0}, {w, d}};
    case TableEdge::kSouth:
      return {{0, 0}, {w, d / 4}};
    case TableEdge::kWest:
      break;
  }
  return {{0, 0}, {w / 4, d}};
}

bool IsLeftToDeploy(PositionView f, UnitId u) {
  return f.unit(u).presence == Presence::kPending &&
         ArrivalOf(f.scenario, u).minute < 0;
}

bool IsLeftToDeploy(PositionView f, GeneralId g) {
  return f.state.general(g).presence == GeneralState::Where::kPending &&
         ArrivalOf(f.scenario, g).minute < 0;
}

Progress AskToDeploy(const Battle& b) {
  for (const Side side : {b.state.first_side, Opponent(b.state.first_side)}) {
    if ((b.state.deploying & Bit(side)) == 0) continue;
    bool any = false;
    ForEachOpen(b, side, [&](auto id) {
      Order order;
      any = any || FindPlace(b, side, id, order);
    });
    if (any) {
      AwaitDecision(b, side, Decision::kDeploy, b.scenario.Entity(side));
      return Progress::kAwaiting;
    }
    // Decision: a unit for which the zone has no room left stays out of the
    // battle, and is not lost (GT-VIC-02).
    b.scenario.side(side).units.ForEach([&](UnitId u) {
      if (IsLeftToDeploy(b, u)) {
        Remove(b, u, Presence::kWithdrawn, DestroyCause::kNone, {});
      }
    });
    b.state.deploying = static_cast<uint8_t>(b.state.deploying & ~Bit(side));
  }
  return Progress::kDone;
}

Verdict CheckDeploy(PositionView f, const Order& order) {
  return CheckDeployOf(f, f.state.awaits.side, order);
}

void PlayDeploy(const Battle& b, const Order& order) {
  if (const GeneralId g = b.scenario.As<GeneralId>(order.subject); IsSome(g)) {
    StandAt(b.state, g, order.pose.centre);
    b.state.general(g).presence = GeneralState::Where::kOnTable;
  } else {
    const UnitId u = b.scenario.As<UnitId>(order.subject);
    UnitState& unit = b.unit(u);
    unit.presence = Presence::kOnTable;
    if (order.manner == static_cast<uint8_t>(DeployManner::kLimbered)) {
      unit.Set(Flag::kLimbered);
    } else {
      unit.Clear(Flag::kLimbered);
    }
    Place(b, u, order.pose);
  }
  TellMove(b, EventCode::kDeployed, order.subject, order.pose, order.pose);
}

void ProposeDeploy(PositionView f, std::vector<Order>& orders) {
  const Side side = f.state.awaits.side;
  ForEachOpen(f, side, [&](auto id) {
    AnyPlace(DeploymentZone(f.scenario, side), kLattice, kLattice,
             [&](Point p) {
               const Order order = DeployOrder(f, id, p);
               if (CheckDeploy(f, order).ok()) orders.push_back(order);
               return false;
             });
  });
}

Order ProposeOneDeploy(PositionView f, Chooser& chooser) {
  const Side side = f.state.awaits.side;
  uint32_t open = 0;
  ForEachOpen(f, side, [&](auto) { ++open; });
  uint32_t chosen = chooser.Below(open);
  constexpr int kTries = 16;
  Order order;
  bool any = false;
  ForEachOpen(f, side, [&](auto id) {
    if (chosen-- != 0) return;
    any = DrawPlace(chooser, DeploymentZone(f.scenario, side), kTries,
                    [&](Point p) {
                      order = DeployOrder(f, id, p);
                      return CheckDeploy(f, order).ok();
                    });
    if (!any) any = FindPlace(f, side, id, order);
  });
  // No room for that one, but for another there is (AskToDeploy).
  ForEachOpen(f, side, [&](auto id) {
    if (!any) any = FindPlace(f, side, id, order);
  });
  return order;
}

}  // namespace berthier::grande_tactique
