#include "engine/rulesets/big_battle_napoleonic/setup/deployment.h"

#include <algorithm>

#include "engine/kit/orders/deployment.h"
#include "engine/kit/orders/refusing.h"
#include "engine/model/fault.h"
#include "engine/rulesets/big_battle_napoleonic/board/battle.h"
#include "engine/rulesets/big_battle_napoleonic/board/placing.h"
#include "engine/rulesets/big_battle_napoleonic/board/progress.h"
#include "engine/rulesets/big_battle_napoleonic/board/zones.h"
#include "engine/rulesets/big_battle_napoleonic/facts/codes.h"
#include "engine/rulesets/big_battle_napoleonic/facts/tables.h"
#include "engine/rulesets/big_battle_napoleonic/movement/generals.h"
#include "engine/rulesets/big_battle_napoleonic/movement/readiness.h"
#include "engine/tabletop/tolerance.h"

namespace berthier::big_battle_napoleonic {
namespace {

// The manners of "deploy" are the formations, in their order.
bool SuitsArm(Arm arm, Formation formation) {
  switch (formation) {
    case Formation::kMarch:
      return true;
    case Formation::kLine:
    case Formation::kColumn:
      return arm != Arm::kArtillery;
    case Formation::kSquare:
    case Formation::kTownWide:
    case Formation::kTownDeep:
      return arm == Arm::kInfantry;
    case Formation::kUnlimbered:
    case Formation::kLimbered:
      break;
  }
  return arm == Arm::kArtillery;
}

// p is inside the outline: a ray from it crosses an odd number of edges.
bool IsInside(const std::vector<Point>& outline, Point p) {
  bool inside = false;
  Point a = outline.back();
  for (const Point b : outline) {
    if ((a.y > p.y) != (b.y > p.y)) {
      // Left of the edge that goes up, right of the one that goes down.
      const int64_t side = Cross(b - a, p - a);
      if ((side > 0) == (b.y > a.y)) inside = !inside;
    }
    a = b;
  }
  return inside;
}

// No edge of the outline runs through the block, and its middle is inside.
bool HoldsWhole(const std::vector<Point>& outline, const Block& block) {
  if (!IsInside(outline, block.centre)) return false;
  const std::array<Point, 4> corners = block.corners();
  Point a = outline.back();
  for (const Point b : outline) {
    if (PassesThrough({a, b}, corners, kRounding)) return false;
    a = b;
  }
  return true;
}

bool InZone(PositionView f, Side side, CorpsId corps, const Block& block,
            Formation formation) {
  const std::optional<DeploymentZone>& zone = ZoneOf(f, side, corps);
  if (!zone.has_value() || HoldsWhole(zone->outline, block)) return true;
  if (formation != Formation::kTownWide && formation != Formation::kTownDeep) {
    return false;
  }
  const int town = TownHolding(f.scenario.ground, block);
  return town >= 0 && std::find(zone->towns.begin(), zone->towns.end(),
                                MakeId<PieceId>(town)) != zone->towns.end();
}

// BBN-DEP-05: garrisons, behind works, wholly in what is defensible.
bool HoldsAFeature(PositionView f, const Block& block, Formation formation) {
  if (formation == Formation::kTownWide || formation == Formation::kTownDeep) {
    return true;
  }
  for (const GroundRef ref : f.scenario.ground.works) {
    if (Within(block.corners(), f.scenario.ground.part(ref).polygon, kTouch)) {
      return true;
    }
  }
  for (const Piece& piece : f.scenario.ground.pieces) {
    if (!piece.defensible) continue;
    for (const GroundPart& part : piece.parts) {
      bool all = true;
      for (const Point p : block.corners()) {
        all = all && Within(p, part.polygon, kPenetration);
      }
      if (all) return true;
    }
  }
  return false;
}

// BBN-DEP-05, BBN-DEP-09: in the span of its own general, or of any of the
// army if it has none on the table.
bool InDeploymentSpan(PositionView f, UnitId u, const Block& block) {
  bool own_general = false, in_own = false, in_any = false;
  for (int i = 0; i < f.scenario.general_count(); ++i) {
    const GeneralId g = MakeId<GeneralId>(i);
    const GeneralData& general = f.scenario.general(g);
    if (!f.state.general(g).on_table() || general.side != f.data(u).side) {
      continue;
    }
    const bool in = MayCommand(f, g, u) && InSpan(f, g, block);
    in_any = in_any || in;
    if (IsSome(f.data(u).corps) && general.corps == f.data(u).corps) {
      own_general = true;
      in_own = in_own || in;
    }
  }
  return own_general ? in_own : in_any;
}

// Who must stand before u can be in a span, his own before others; kNone if
// somebody does.
GeneralId DeployedBefore(PositionView f, UnitId u) {
  GeneralId first = GeneralId::kNone;
  for (int i = 0; i < f.scenario.general_count(); ++i) {
    const GeneralId g = MakeId<GeneralId>(i);
    const GeneralData& general = f.scenario.general(g);
    if (general.side != f.data(u).side || !MayCommand(f, g, u)) continue;
    if (f.state.general(g).on_table()) return GeneralId::kNone;
    if (!IsLeftToDeploy(f, g)) continue;
    const bool own =
        IsSome(f.data(u).corps) && general.corps == f.data(u).corps;
    if (!IsSome(first) || own) first = g;
  }
  return first;
}

Verdict CheckUnit(PositionView f, UnitId u, const Order& order) {
  const UnitData& data = f.data(u);
  if (data.side != DeployingSide(f.state)) {
    return Refuse(f, RefusalCode::kNotYours, u);
  }
  if (!IsLeftToDeploy(f, u)) {
    return Refuse(f, RefusalCode::kDeployedAlready, u);
  }
  const Formation formation = static_cast<Formation>(order.manner);
  if (!SuitsArm(data.arm(), formation)) {
    return Refuse(f, RefusalCode::kWrongFormation, u);
  }
  const Block block =
      MakeBlock(order.pose, SizeOf(data, formation, f.unit(u).bases));
  const Ground& ground = f.scenario.ground;
  if (!OnTable(ground, block)) return Refuse(f, RefusalCode::kOffTable, u);
  const GeneralId first = DeployedBefore(f, u);
  if (IsSome(first) && !HoldsAFeature(f, block, formation)) {
    return Refuse(f, RefusalCode::kGeneralFirst, u, first);
  }
  if (!InZone(f, data.side, data.corps, block, formation)) {
    return Refuse(f, RefusalCode::kOutsideZone, u);
  }
  if (formation == Formation::kTownWide || formation == Formation::kTownDeep) {
    if (TownHolding(ground, block) < 0) {
      return Refuse(f, RefusalCode::kNotWhollyInTown, u);
    }
  }
  // BBN-DEP-04
  UnitId near = UnitId::kNone;
  const Length apart = Inches(kDistances.deploy_apart);
  f.foes(u).units.ForEach([&](UnitId e) {
    if (f.unit(e).on_table() && Within(block, f.unit(e).block(), apart)) {
      near = e;
    }
  });
  if (IsSome(near)) {
    return Refuse(
        f, RefusalCode::kTooNearEnemy, u, near,
        {GapBetween(block, f.unit(near).block()).ticks, apart.ticks, 0});
  }
  if (const Verdict v = CheckEnd(f, u, order.pose, formation, {}); !v.ok()) {
    return v;  // BBN-DEP-08
  }
  if (!HoldsAFeature(f, block, formation) && !InDeploymentSpan(f, u, block)) {
    return Refuse(f, RefusalCode::kOutOfSpan, u);
  }
  return {};
}

Verdict CheckGeneral(PositionView f, GeneralId g, const Order& order) {
  const GeneralData& data = f.scenario.general(g);
  if (data.side != DeployingSide(f.state)) {
    return Refuse(f, RefusalCode::kNotYours, g);
  }
  if (!IsLeftToDeploy(f, g)) {
    return Refuse(f, RefusalCode::kDeployedAlready, g);
  }
  const int32_t half = data.base_half;
  const Block base = {order.pose.centre, {-half, half}, {half, half}};
  if (!OnTable(f.scenario.ground, base)) {
    return Refuse(f, RefusalCode::kOffTable, g);
  }
  // A general is no garrison.
  if (!InZone(f, data.side, data.corps, base, Formation::kColumn)) {
    return Refuse(f, RefusalCode::kOutsideZone, g);
  }
  if (!ClearForGeneral(f, g, order.pose.centre)) {
    return Refuse(f, RefusalCode::kOffTable, g);
  }
  return {};
}

Box BoxOfZone(PositionView f, Side side, CorpsId corps) {
  const std::optional<DeploymentZone>& zone = ZoneOf(f, side, corps);
  if (zone.has_value()) return BoxOf(zone->outline);
  return {{0, 0},
          {f.scenario.ground.width.ticks, f.scenario.ground.depth.ticks}};
}

Formation UsualFormation(Arm arm) {
  if (arm == Arm::kArtillery) return Formation::kUnlimbered;
  return arm == Arm::kInfantry ? Formation::kColumn : Formation::kLine;
}

Order DeployOrder(PositionView f, UnitId u, Point at) {
  const Heading home = HeadingToward(f.scenario.side(f.data(u).side).baseline);
  return {.verb = static_cast<uint8_t>(Verb::kDeploy),
          .manner = static_cast<uint8_t>(UsualFormation(f.arm(u))),
          .subject = f.scenario.Entity(u),
          .pose = {at, home.Opposite()}};
}

// Generals go first: the span of their troops hangs on them.
bool GeneralsLeft(PositionView f) {
  for (int i = 0; i < f.scenario.general_count(); ++i) {
    if (IsLeftToDeploy(f, MakeId<GeneralId>(i))) return true;
  }
  return false;
}

// Calls g(Order) for places on a lattice for u, until it says true.
template <typename G>
bool ForEachPlace(PositionView f, UnitId u, G&& g) {
  const Box zone = BoxOfZone(f, f.data(u).side, f.data(u).corps);
  return AnyPlace(zone, Inches(1), Inches(2), [&](Point p) {
    const Order order = DeployOrder(f, u, p);
    return CheckUnit(f, u, order).ok() && g(order);
  });
}

}  // namespace

const std::optional<DeploymentZone>& ZoneOf(PositionView f, Side side,
                                            CorpsId corps) {
  if (IsSome(corps)) {
    const auto& own = f.scenario.corps[static_cast<size_t>(corps)].deployment;
    if (own.has_value()) return own;
  }
  return f.scenario.side(side).deployment;
}

Side DeployingSide(const State& s) {
  return s.phase == Phase::kDeployDefender ? s.defender() : s.attacker;
}

bool IsLeftToDeploy(PositionView f, UnitId u) {
  return IsOn(f.scenario.options.free_deployment) &&
         f.data(u).side == DeployingSide(f.state) &&
         f.unit(u).presence == Presence::kReserve && !IsSome(f.data(u).arrival);
}

bool IsLeftToDeploy(PositionView f, GeneralId g) {
  return IsOn(f.scenario.options.free_deployment) &&
         f.scenario.general(g).side == DeployingSide(f.state) &&
         f.state.general(g).presence == Presence::kReserve &&
         !IsSome(f.scenario.general(g).arrival);
}

Verdict CheckDeploy(PositionView f, const Order& order) {
  const UnitId u = f.scenario.As<UnitId>(order.subject);
  if (IsSome(u)) return CheckUnit(f, u, order);
  const GeneralId g = f.scenario.As<GeneralId>(order.subject);
  if (IsSome(g)) return CheckGeneral(f, g, order);
  return Refuse(RefusalCode::kNoSuchSubject);
}

// Decision: deployment may end when none of the elements left has a place on
// a grid of two inches; they then arrive in period 1 (BBN-I-14).
Verdict CheckEndDeployment(PositionView f) {
  for (int i = 0; i < f.scenario.general_count(); ++i) {
    const GeneralId g = MakeId<GeneralId>(i);
    if (IsLeftToDeploy(f, g)) {
      return Refuse(f, RefusalCode::kStillToDeploy, g);
    }
  }
  for (int i = 0; i < f.scenario.unit_count(); ++i) {
    const UnitId u = MakeId<UnitId>(i);
    if (IsLeftToDeploy(f, u) &&
        ForEachPlace(f, u, [](const Order&) { return true; })) {
      return Refuse(f, RefusalCode::kStillToDeploy, u);
    }
  }
  return {};
}

void Deploy(const Battle& b, const Order& order) {
  const UnitId u = b.scenario.As<UnitId>(order.subject);
  if (IsSome(u)) {
    b.unit(u).presence = Presence::kOnTable;
    PlaceIn(b, u, static_cast<Formation>(order.manner), order.pose);
    BeginWay(b, u);
  } else {
    const GeneralId g = b.scenario.As<GeneralId>(order.subject);
    b.state.general(g).presence = Presence::kOnTable;
    b.state.general(g).pos = order.pose.centre;
  }
  TellMove(b, EventCode::kDeployed, order.subject, {}, order.pose);
}

Progress AdvanceDeployment(const Battle& b) {
  State& s = b.state;
  if (s.step != 0) return Progress::kDone;
  bool any = GeneralsLeft(b);
  for (int i = 0; !any && i < b.scenario.unit_count(); ++i) {
    any = IsLeftToDeploy(b, MakeId<UnitId>(i));
  }
  if (!any) return Progress::kDone;
  AwaitDecision(b, DeployingSide(s), Decision::kDeploy, EntityId::kNone);
  return Progress::kAwaiting;
}

void ProposeDeployments(PositionView f, int most, std::vector<Order>& orders) {
  const size_t before = orders.size();
  const auto full = [&] {
    return orders.size() - before >= static_cast<size_t>(most);
  };
  for (int i = 0; i < f.scenario.general_count(); ++i) {
    const GeneralId g = MakeId<GeneralId>(i);
    if (!IsLeftToDeploy(f, g)) continue;
    const GeneralData& data = f.scenario.general(g);
    const Box zone = BoxOfZone(f, data.side, data.corps);
    // The middle of the zone and of its thirds.
    for (int k = 1; k <= 5; ++k) {
      const Point at = {zone.low.x + (zone.high.x - zone.low.x) / 6 * k,
                        (zone.low.y + zone.high.y) / 2};
      const Order order = {.verb = static_cast<uint8_t>(Verb::kDeploy),
                           .subject = f.scenario.Entity(g),
                           .pose = {at, Heading()}};
      if (CheckGeneral(f, g, order).ok()) orders.push_back(order);
    }
    if (full()) return;
  }
  if (GeneralsLeft(f)) return;
  for (int i = 0; i < f.scenario.unit_count() && !full(); ++i) {
    const UnitId u = MakeId<UnitId>(i);
    if (!IsLeftToDeploy(f, u)) continue;
    int places = 0;
    ForEachPlace(f, u, [&](const Order& order) {
      orders.push_back(order);
      return ++places >= 12;
    });
  }
  if (orders.size() == before) {
    orders.push_back({.verb = static_cast<uint8_t>(Verb::kEndDeployment)});
  }
}

bool SampleDeployment(PositionView f, Chooser& chooser, Order& order) {
  constexpr int kGeneralTries = 64;
  constexpr int kUnitTries = 24;
  for (int i = 0; i < f.scenario.general_count(); ++i) {
    const GeneralId g = MakeId<GeneralId>(i);
    if (!IsLeftToDeploy(f, g)) continue;
    const GeneralData& data = f.scenario.general(g);
    Box zone = BoxOfZone(f, data.side, data.corps);
    const Vec inset = {data.base_half, data.base_half};
    zone = {zone.low + inset, zone.high - inset};
    if (DrawPlace(chooser, zone, kGeneralTries, [&](Point p) {
          order = {.verb = static_cast<uint8_t>(Verb::kDeploy),
                   .subject = f.scenario.Entity(g),
                   .pose = {p, Heading()}};
          return CheckGeneral(f, g, order).ok();
        })) {
      return true;
    }
  }
  for (int i = 0; i < f.scenario.unit_count(); ++i) {
    const UnitId u = MakeId<UnitId>(i);
    if (!IsLeftToDeploy(f, u)) continue;
    const auto take = [&](const Order& found) {
      order = found;
      return true;
    };
    const Box zone = BoxOfZone(f, f.data(u).side, f.data(u).corps);
    if (DrawPlace(chooser, zone, kUnitTries,
                  [&](Point p) {
                    order = DeployOrder(f, u, p);
                    return CheckUnit(f, u, order).ok();
                  }) ||
        ForEachPlace(f, u, take)) {
      return true;
    }
  }
  order = {.verb = static_cast<uint8_t>(Verb::kEndDeployment)};
  return CheckEndDeployment(f).ok();
}

}  // namespace berthier::big_battle_napoleonic
