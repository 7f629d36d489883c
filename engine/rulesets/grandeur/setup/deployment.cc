#include "engine/rulesets/grandeur/setup/deployment.h"

#include <algorithm>

#include "engine/kit/orders/deployment.h"
#include "engine/kit/orders/refusing.h"
#include "engine/rulesets/grandeur/board/changes.h"
#include "engine/rulesets/grandeur/board/leaders.h"
#include "engine/rulesets/grandeur/board/terrain.h"
#include "engine/rulesets/grandeur/facts/tables.h"
#include "engine/rulesets/grandeur/setup/terrain_laying.h"

namespace berthier::grandeur {
namespace {

// State::step of phase kDeployment: 0 the edge, 1 the corps. State::cursor: the
// side that musters next.
constexpr uint8_t kCorpsStep = 1;

constexpr size_t kOffered = 12;

Side Mustering(const State& s) { return static_cast<Side>(s.cursor); }

// ---- Edges and zones --------------------------------------------------------

TableEdge Across(TableEdge edge) {
  return static_cast<TableEdge>((static_cast<int>(edge) + 2) % 4);
}
bool IsLong(PositionView f, TableEdge edge) {
  const Ground& ground = f.scenario.ground;
  const bool across = edge == TableEdge::kNorth || edge == TableEdge::kSouth;
  return across == (ground.width >= ground.depth);
}
TableEdge EdgeOf(PositionView f, Side side) {
  const TableEdge edge = f.state.setup.defender_edge;
  return side == DefenderOf(f.state) ? edge : Across(edge);
}
Heading FacingOf(PositionView f, Side side) {
  return HeadingToward(Across(EdgeOf(f, side)));
}

// Within 30 U of the own edge.
Box ZoneOf(PositionView f, Side side) {
  const int32_t deep = Units(f, kDistances.deploy_zone).ticks;
  Box zone = {{0, 0},
              {f.scenario.ground.width.ticks, f.scenario.ground.depth.ticks}};
  switch (EdgeOf(f, side)) {
    case TableEdge::kNorth:
      zone.low.y = zone.high.y - deep;
      break;
    case TableEdge::kEast:
      zone.low.x = zone.high.x - deep;
      break;
    case TableEdge::kSouth:
      zone.high.y = deep;
      break;
    case TableEdge::kWest:
      zone.high.x = deep;
      break;
  }
  return zone;
}

// ---- Who is left ------------------------------------------------------------

bool IsLeft(PositionView f, UnitId u) {
  const UnitState& unit = f.unit(u);
  return unit.presence == Presence::kReserve && unit.block().left == Vec{};
}
// Decision: an army commander is deployed with the first corps of his army.
bool IsLeft(PositionView f, CorpsId c, LeaderId l) {
  const LeaderData& data = f.scenario.leader(l);
  return f.state.leader(l).presence == Presence::kReserve &&
         (data.corps == c || data.level == LeaderLevel::kArmy);
}
// A corps that comes later stands where the scenario says.
bool IsToDeploy(PositionView f, CorpsId c) {
  const CorpsData& corps = f.scenario.corps_data(c);
  bool left = false;
  corps.units.ForEach([&](UnitId u) { left = left || IsLeft(f, u); });
  return corps.turn <= 1 && left;
}
UnitId FirstLeft(PositionView f, CorpsId c) {
  UnitId first = UnitId::kNone;
  f.scenario.corps_data(c).units.ForEach([&](UnitId u) {
    if (!IsSome(first) && IsLeft(f, u)) first = u;
  });
  return first;
}
LeaderId FirstLeaderLeft(PositionView f, CorpsId c) {
  for (const LeaderId l :
       f.scenario.side(f.scenario.corps_data(c).side).leaders) {
    if (IsLeft(f, c, l)) return l;
  }
  return LeaderId::kNone;
}
// The corps of the side still to be deployed; `only` says whether there is but
// one.
CorpsId NextCorps(PositionView f, Side side, bool& only) {
  CorpsId next = CorpsId::kNone;
  only = true;
  for (const CorpsId c : f.scenario.side(side).corps) {
    if (!IsToDeploy(f, c)) continue;
    only = !IsSome(next);
    if (only) next = c;
  }
  return next;
}

// ---- Places -----------------------------------------------------------------

bool InBox(const Box& box, const Block& block) {
  const auto corners = block.corners();
  return std::all_of(corners.begin(), corners.end(),
                     [&](Point p) { return Contains(box, p); });
}

template <typename Id>
Verdict CheckGround(PositionView f, Id who, Side side, const Block& block) {
  if (!OnTable(f, block)) return Refuse(f, RefusalCode::kOffTable, who);
  if (!InBox(ZoneOf(f, side), block)) {
    return Refuse(f, RefusalCode::kDeployZone, who);
  }
  const PieceId under = ImpassableUnder(f, SmallPolygon(block));
  if (IsSome(under)) return Refuse(f, RefusalCode::kImpassable, who, under);
  return {};
}

Verdict CheckUnit(PositionView f, UnitId u, Pose pose) {
  const Block block = MakeBlock(pose, f.data(u).base);
  if (const Verdict v = CheckGround(f, u, f.data(u).side, block); !v.ok()) {
    return v;
  }
  if (f.data(u).is_artillery()) {  // IMP-TER-01
    const PieceId under = DifficultUnder(f, SmallPolygon(block));
    if (IsSome(under)) return Refuse(f, RefusalCode::kNoArtillery, u, under);
  }
  for (int i = 0; i < f.scenario.unit_count(); ++i) {
    const UnitId other = MakeId<UnitId>(i);
    if (!f.unit(other).on_table()) continue;
    const Block its = BlockOf(f, other);
    if (Overlaps(block, its, Ticks(0))) {
      return Refuse(f, RefusalCode::kEndsOnFriend, u, other);
    }
    if (f.data(other).side != f.data(u).side && Within(block, its, Gap(f))) {
      return Refuse(f, RefusalCode::kTooNear, u, other);
    }
  }
  return {};
}

Verdict CheckLeader(PositionView f, LeaderId l, Point centre) {
  const Side side = f.scenario.leader(l).side;
  const Block block = LeaderBlock(f, l, centre);
  if (const Verdict v = CheckGround(f, l, side, block); !v.ok()) return v;
  Verdict verdict;
  f.scenario.side(Opponent(side)).units.ForEach([&](UnitId e) {
    if (verdict.ok() && f.unit(e).on_table() &&
        Within(block, BlockOf(f, e), Ticks(0))) {
      verdict = Refuse(f, RefusalCode::kEndsOnEnemy, l, e);
    }
  });
  return verdict;
}

Order DeployAt(EntityId who, Pose pose) {
  return {.verb = static_cast<uint8_t>(Verb::kDeploy),
          .subject = who,
          .pose = pose};
}

// Calls offer(Point) for the places of a lay-out, until it returns true: rows
// from the front of the zone backward, each from the middle of the sector of
// the corps outward; foot and guns begin in the first row, cavalry in the
// second.
template <typename Offer>
bool AnyLaidOut(PositionView f, UnitId u, Offer&& offer) {
  const CorpsId c = f.data(u).corps;
  const Side side = f.data(u).side;
  const std::vector<CorpsId>& all = f.scenario.side(side).corps;
  const auto index =
      static_cast<int>(std::find(all.begin(), all.end(), c) - all.begin());
  const auto count = static_cast<int>(all.size());
  const Box zone = ZoneOf(f, side);
  const Heading facing = FacingOf(f, side);
  const UnitVec ahead = Forward(facing), aside = Forward(facing.Turned(360));
  const bool upright = facing.quarters() % 720 == 0;
  const Length width = upright ? Ticks(zone.high.x - zone.low.x)
                               : Ticks(zone.high.y - zone.low.y);
  const Length deep = Units(f, kDistances.deploy_zone);
  const Point middle = MiddleOf({zone.low, zone.high});
  const BaseSize base = f.data(u).base;
  const Length sector =
      width * (2 * index + 1 - count) / (2 * count);  // from the middle
  const int first = f.data(u).is_cavalry() ? 1 : 0;
  const Length pitch = base.front + Centimetres(1);
  for (int row = first; row < 4; ++row) {
    const Length back = base.depth / 2 + Centimetres(10) * row;
    if (back + base.depth / 2 > deep) break;
    const Point centre = middle + Along(ahead, deep / 2 - back);
    for (int k = 0; k < 2 * (width.ticks / pitch.ticks); ++k) {
      const Length by = pitch * (k % 2 == 0 ? k / 2 : -(k + 1) / 2);
      if (offer(centre + Along(aside, sector + by))) return true;
    }
  }
  return false;
}

// A place of the lay-out, or the first of a lattice that is legal.
bool FindPlace(PositionView f, UnitId u, Order& order) {
  const Side side = f.data(u).side;
  order = DeployAt(f.scenario.Entity(u), {{}, FacingOf(f, side)});
  const auto take = [&](Point p) {
    order.pose.centre = p;
    return CheckUnit(f, u, order.pose).ok();
  };
  const Length half = f.data(u).base.depth / 2;
  return AnyLaidOut(f, u, take) ||
         AnyPlace(ZoneOf(f, side), half, Centimetres(1), take);
}

// The first unit left that has a place, with an order for it; kNone if there is
// none.
UnitId NextUnit(PositionView f, CorpsId c, Order& order) {
  UnitId next = UnitId::kNone;
  f.scenario.corps_data(c).units.ForEach([&](UnitId u) {
    if (!IsSome(next) && IsLeft(f, u) && FindPlace(f, u, order)) next = u;
  });
  return next;
}

Point BehindUnits(PositionView f, LeaderId l) {
  const LeaderData& data = f.scenario.leader(l);
  const UnitSet& units =
      IsSome(data.division) ? f.scenario.division(data.division).units
      : IsSome(data.corps)  ? f.scenario.corps_data(data.corps).units
                            : f.scenario.side(data.side).units;
  int64_t x = 0, y = 0, count = 0;
  units.ForEach([&](UnitId u) {
    if (!f.unit(u).on_table()) return;
    x += f.unit(u).centre.x;
    y += f.unit(u).centre.y;
    ++count;
  });
  const Box zone = ZoneOf(f, data.side);
  if (count == 0) return MiddleOf({zone.low, zone.high});
  const Point mean = {static_cast<int32_t>(x / count),
                      static_cast<int32_t>(y / count)};
  return mean - Along(Forward(FacingOf(f, data.side)), Centimetres(6));
}

void OfferLeader(PositionView f, LeaderId l, std::vector<Order>& orders) {
  const EntityId who = f.scenario.Entity(l);
  const auto offer = [&](Point p) {
    if (CheckLeader(f, l, p).ok()) orders.push_back(DeployAt(who, {p, {}}));
    return !orders.empty();
  };
  const Side side = f.scenario.leader(l).side;
  if (!offer(BehindUnits(f, l))) {
    AnyPlace(ZoneOf(f, side), Centimetres(3), Centimetres(2), offer);
  }
  f.scenario.side(side).units.ForEach([&](UnitId u) {
    if (!f.unit(u).on_table() || !MayLead(f, l, u) ||
        IsSome(f.unit(u).leader) || orders.size() > kOffered) {
      return;
    }
    orders.push_back({.verb = static_cast<uint8_t>(Verb::kDeployWith),
                      .subject = who,
                      .object = f.scenario.Entity(u)});
  });
}

Verdict CheckDeployer(PositionView f, const Order& order) {
  const CorpsId c = f.state.setup.corps;
  const UnitId u = f.scenario.As<UnitId>(order.subject);
  const LeaderId l = f.scenario.As<LeaderId>(order.subject);
  if (!IsSome(c)) return Refuse(RefusalCode::kNotNow);
  const bool with = static_cast<Verb>(order.verb) == Verb::kDeployWith;
  if (IsSome(u)) {
    if (with) return Refuse(RefusalCode::kNoSuchSubject);
    if (f.data(u).corps != c || !IsLeft(f, u)) {
      return Refuse(f, RefusalCode::kNotAsked, u);
    }
    return CheckUnit(f, u, order.pose);
  }
  if (!IsSome(l)) return Refuse(RefusalCode::kNoSuchSubject);
  if (f.scenario.leader(l).side != f.state.awaits.side || !IsLeft(f, c, l)) {
    return Refuse(f, RefusalCode::kNotAsked, l);
  }
  if (!with) return CheckLeader(f, l, order.pose.centre);
  const UnitId unit = f.scenario.As<UnitId>(order.object);
  if (!IsSome(unit)) return Refuse(RefusalCode::kNoSuchObject);
  if (!f.unit(unit).on_table()) {
    return Refuse(f, RefusalCode::kNotPlaced, unit);
  }
  if (!MayLead(f, l, unit)) return Refuse(f, RefusalCode::kNotHisUnit, l, unit);
  if (IsSome(f.unit(unit).leader)) {
    return Refuse(f, RefusalCode::kHasLeader, l, unit);
  }
  return {};
}

}  // namespace

Progress AdvanceDeployment(const Battle& b) {
  State& s = b.state;
  bool only = false;
  if (s.step != kCorpsStep) {
    AwaitDecision(b, DefenderOf(s), Decision::kDeploy, EntityId::kNone);
    return Progress::kAwaiting;
  }
  const CorpsId c = s.setup.corps;
  if (IsSome(c)) {
    const Side side = b.scenario.corps_data(c).side;
    Order order;
    if (IsSome(FirstLeft(b, c)) && !IsSome(NextUnit(b, c, order))) {
      // Decision: who finds no place stays away from this battle; its VD is
      // not lost.
      b.scenario.corps_data(c).units.ForEach([&](UnitId u) {
        if (IsLeft(b, u)) b.unit(u).presence = Presence::kLeftTable;
      });
    }
    if (IsSome(FirstLeft(b, c)) || IsSome(FirstLeaderLeft(b, c))) {
      AwaitDecision(b, side, Decision::kDeploy, b.scenario.Entity(c));
      return Progress::kAwaiting;
    }
    s.setup.corps = CorpsId::kNone;
    s.cursor = static_cast<uint8_t>(Opponent(side));
    return Progress::kAgain;
  }
  const Side side = Mustering(s);
  const CorpsId next = NextCorps(b, side, only);
  if (!IsSome(next)) {
    if (!IsSome(NextCorps(b, Opponent(side), only))) return Progress::kDone;
    s.cursor = static_cast<uint8_t>(Opponent(side));
    return Progress::kAgain;
  }
  if (only) {
    s.setup.corps = next;
    return Progress::kAgain;
  }
  AwaitDecision(b, side, Decision::kDeploy, EntityId::kNone);
  return Progress::kAwaiting;
}

Verdict CheckDeploy(PositionView f, const Order& order) {
  const State& s = f.state;
  switch (static_cast<Verb>(order.verb)) {
    case Verb::kEdge:
      if (s.step == kCorpsStep) break;
      if (IsLong(f, static_cast<TableEdge>(order.manner))) return {};
      return Refuse(RefusalCode::kNoSuchObject);
    case Verb::kMuster: {
      if (s.step != kCorpsStep || IsSome(s.setup.corps)) break;
      const CorpsId c = f.scenario.As<CorpsId>(order.subject);
      if (!IsSome(c)) return Refuse(RefusalCode::kNoSuchSubject);
      if (f.scenario.corps_data(c).side != s.awaits.side) {
        return Refuse(f, RefusalCode::kNotYours, c);
      }
      if (IsToDeploy(f, c)) return {};
      return Refuse(f, RefusalCode::kNotAsked, c);
    }
    case Verb::kDeploy:
    case Verb::kDeployWith:
      if (s.step == kCorpsStep) return CheckDeployer(f, order);
      break;
    default:
      break;
  }
  return Refuse(RefusalCode::kNotNow);
}

void PlayDeploy(const Battle& b, const Order& order) {
  State& s = b.state;
  const Verb verb = static_cast<Verb>(order.verb);
  if (verb == Verb::kEdge) {
    s.setup.defender_edge = static_cast<TableEdge>(order.manner);
    s.step = kCorpsStep;
    s.cursor = static_cast<uint8_t>(DefenderOf(s));
    Tell(b, EventCode::kTakesEdge, b.scenario.Entity(DefenderOf(s)));
    return;
  }
  if (verb == Verb::kMuster) {
    s.setup.corps = b.scenario.As<CorpsId>(order.subject);
    return;
  }
  const UnitId u = b.scenario.As<UnitId>(order.subject);
  if (IsSome(u)) {
    b.unit(u).presence = Presence::kOnTable;
    Place(b, u, order.pose);
    b.unit(u).StartAt(order.pose);
    TellMove(b, EventCode::kDeployed, order.subject, {}, order.pose);
    return;
  }
  const LeaderId l = b.scenario.As<LeaderId>(order.subject);
  LeaderState& leader = s.leader(l);
  leader.presence = Presence::kOnTable;
  leader.pos = order.pose.centre;
  if (verb == Verb::kDeployWith) {
    Attach(b, l, b.scenario.As<UnitId>(order.object));
  }
  TellMove(b, EventCode::kDeployed, order.subject, {}, {leader.pos, Heading()});
}

void ProposeDeploy(PositionView f, std::vector<Order>& orders) {
  const State& s = f.state;
  if (s.step != kCorpsStep) {
    for (int edge = 0; edge < 4; ++edge) {
      if (!IsLong(f, static_cast<TableEdge>(edge))) continue;
      orders.push_back({.verb = static_cast<uint8_t>(Verb::kEdge),
                        .manner = static_cast<uint8_t>(edge)});
    }
    return;
  }
  const CorpsId c = s.setup.corps;
  if (!IsSome(c)) {
    for (const CorpsId each : f.scenario.side(s.awaits.side).corps) {
      if (!IsToDeploy(f, each)) continue;
      orders.push_back({.verb = static_cast<uint8_t>(Verb::kMuster),
                        .subject = f.scenario.Entity(each)});
    }
    return;
  }
  Order order;
  const UnitId u = NextUnit(f, c, order);
  if (!IsSome(u)) return OfferLeader(f, FirstLeaderLeft(f, c), orders);
  orders.push_back(order);
  const Box zone = ZoneOf(f, f.data(u).side);
  AnyPlace(zone, Centimetres(5), Centimetres(14), [&](Point p) {
    const Order other = DeployAt(order.subject, {p, order.pose.heading});
    if (other != order && CheckUnit(f, u, other.pose).ok()) {
      orders.push_back(other);
    }
    return orders.size() > kOffered;
  });
}

bool SampleDeploy(PositionView f, Chooser& chooser, Order& order) {
  const CorpsId c = f.state.setup.corps;
  const UnitId u = IsSome(c) ? NextUnit(f, c, order) : UnitId::kNone;
  if (!IsSome(u)) return false;
  Order drawn = order;
  if (DrawPlace(chooser, ZoneOf(f, f.data(u).side), 2, [&](Point p) {
        drawn.pose.centre = p;
        return CheckUnit(f, u, drawn.pose).ok();
      })) {
    order = drawn;
  }
  return true;
}

}  // namespace berthier::grandeur
