// One random order of the menu D2, without listing the others.
//
// Verbs are drawn without return until one has a legal order, and so are the
// subjects of a verb: what is found is uniform over those that have one. The
// parameters are then drawn. A verb whose parameters form a continuum (moves,
// rides, turns) gets a few tries a subject rather than a complete search: a
// playout must not pay for the hundred ways in which a charge is impossible.
#include "engine/rulesets/grande_tactique/command/command_random.h"

#include <algorithm>
#include <array>

#include "engine/geometry/direction.h"
#include "engine/geometry/sweep.h"
#include "engine/kit/orders/draw_order.h"
#include "engine/rulesets/grande_tactique/board/arrivals.h"
#include "engine/rulesets/grande_tactique/board/generals.h"
#include "engine/rulesets/grande_tactique/board/paying.h"
#include "engine/rulesets/grande_tactique/command/command_candidates.h"
#include "engine/rulesets/grande_tactique/command/command_orders.h"
#include "engine/rulesets/grande_tactique/command/menu.h"
#include "engine/rulesets/grande_tactique/command/unit_orders.h"
#include "engine/rulesets/grande_tactique/facts/tables.h"
#include "engine/rulesets/grande_tactique/movement/end_poses.h"
#include "engine/rulesets/grande_tactique/movement/movement.h"
#include "engine/tabletop/manoeuvre.h"

namespace berthier::grande_tactique {
namespace {

constexpr int kMoveTries = 4;
constexpr int kChargeTries = 3;
constexpr int kTurnTries = 3;
constexpr int kRideTries = 4;
// Units that are tried in vain for one verb before it is given up.
constexpr int kUnitTries = 4;

// By a look at the centres: it stands where the verb could be obeyed.
bool IsPlaced(Field f, Verb verb, UnitId u) {
  const UnitState& unit = f.unit(u);
  const Side side = f.data(u).side;
  if (verb == Verb::kWithdraw) {
    if (IsSome(unit.occupying)) return true;
    // No base reaches farther from its centre than this.
    constexpr int32_t kCircle = 1500;
    const Terrain& terrain = f.scenario.terrain;
    const Point p = unit.centre;
    switch (f.scenario.side(side).home) {
      case TableEdge::kNorth:
        return p.y > terrain.depth.ticks - kCircle;
      case TableEdge::kEast:
        return p.x > terrain.width.ticks - kCircle;
      case TableEdge::kSouth:
        return p.y < kCircle;
      case TableEdge::kWest:
        break;
    }
    return p.x < kCircle;
  }
  if (verb != Verb::kMoveAndCharge && verb != Verb::kCharge &&
      verb != Verb::kSpike) {
    return true;
  }
  const int64_t reach =
      verb == Verb::kMoveAndCharge
          ? FullAllowance(f, u).ticks + kRoadBonus.ticks + 3100
          : 3100;
  bool near = false;
  f.scenario.side(Opponent(side)).units.ForEach([&](UnitId e) {
    const UnitState& enemy = f.unit(e);
    near = near || (enemy.on_table() &&
                    (IsSome(enemy.occupying) || IsSome(unit.occupying) ||
                     NormSquared(enemy.centre - unit.centre) <= reach * reach));
  });
  return near;
}

// One of the candidates, each as likely.
template <typename ForEach>
bool DrawAny(OrderDrawer& drawer, ForEach&& for_each) {
  AnyOf any(drawer.chooser);
  for_each([&](const Order& order) {
    if (any.Takes()) drawer.order = order;
    return false;
  });
  return !any.none();
}

bool DrawDeparture(OrderDrawer& drawer, UnitId u, Departure& departure) {
  const Field f = drawer.f;
  const UnitState& unit = f.unit(u);
  drawer.order.via = {};
  if (!unit.on_table()) {
    drawer.order.via = DrawOn(
        drawer.chooser, EntryStretch(f.scenario, ArrivalOf(f.scenario, u)));
  } else if (IsSome(unit.occupying)) {
    const std::vector<Point>& corners = f.scenario.area(unit.occupying).polygon;
    const size_t i =
        drawer.chooser.Below(static_cast<uint32_t>(corners.size()));
    const Point a = corners[i], b = corners[(i + 1) % corners.size()];
    drawer.order.via = {(a.x + b.x) / 2, (a.y + b.y) / 2};
  }
  return FindDeparture(f, u, drawer.order.via, departure).ok();
}

Pose DrawPose(OrderDrawer& drawer, const Mover& mover) {
  const Field f = drawer.f;
  const Pose start = mover.departure().pose;
  const UnitId u = mover.departure().unit;
  const BaseSize size = BaseOf(f, u);
  const Length open = mover.allowance();
  // A way of `turns` directions from `first` on, then a distance: drawn one
  // after the other, since compilers differ in which argument comes first.
  const auto shifted = [&](int first, int turns, Length most) {
    const int turn = first + DrawBelow(drawer.chooser, turns);
    const Length distance = DrawLength(drawer.chooser, most);
    return Pose{
        start.centre + Along(Forward(start.heading.Turned(turn)), distance),
        start.heading};
  };
  enum Kind { kAhead, kOblique, kWheel, kSlide, kKinds };
  if (IsSquare(f, u)) {
    return shifted(0, Heading::kSteps, open);
  }
  switch (DrawBelow(drawer.chooser, kKinds)) {
    case kAhead:
      return shifted(0, 1, open);
    case kOblique:
      return shifted(-180, 361, open);
    case kSlide:
      return shifted(180, 1081, open / 2);
    default:
      break;
  }
  // A wheel that it can afford, then ahead.
  const Length quarter = WheelCost(size.front, 360);
  const int most = std::min(
      720, static_cast<int>(int64_t{360} * open.ticks / quarter.ticks));
  const int turn = DrawBelow(drawer.chooser, 2 * most + 1) - most;
  const Leg wheel = Leg::Wheel(turn < 0 ? Hand::kLeft : Hand::kRight,
                               turn < 0 ? -turn : turn);
  const Pose wheeled = turn == 0 ? start : After(start, size, wheel);
  const Length left = std::max(Ticks(0), open - Cost(wheel, size));
  return {Offset(wheeled, DrawLength(drawer.chooser, left), {}),
          wheeled.heading};
}

bool DrawForGeneral(OrderDrawer& drawer, const GeneralVerb& row) {
  const Field f = drawer.f;
  Hat<kMaxUnits> subjects;
  for (size_t i = 0; i < f.scenario.generals.size(); ++i) {
    if (f.scenario.generals[i].side == f.state.moving) {
      subjects.Put(static_cast<int>(i));
    }
  }
  return DrawSubject(drawer.chooser, subjects, kMaxUnits, [&](int id) {
    const GeneralId g = MakeId<GeneralId>(id);
    drawer.order = {.verb = static_cast<uint8_t>(row.verb),
                    .subject = f.scenario.Entity(g)};
    if (row.draw != nullptr) return row.draw(drawer, g);
    return DrawAny(drawer, [&](auto take) { row.offer(f, g, take); });
  });
}

bool DrawForUnit(OrderDrawer& drawer, const UnitVerb& row) {
  const Field f = drawer.f;
  Hat<kMaxUnits> subjects;
  f.scenario.side(f.state.moving).units.ForEach([&](UnitId u) {
    if (f.unit(u).presence <= Presence::kOnTable && row.might(f, u) &&
        IsPlaced(f, row.verb, u) &&
        (row.verb == Verb::kWithdraw || CanPay(f, u, 1))) {
      subjects.Put(Index(u));
    }
  });
  const int most = row.is_costly ? kUnitTries : kMaxUnits;
  return DrawSubject(drawer.chooser, subjects, most, [&](int id) {
    const UnitId u = MakeId<UnitId>(id);
    drawer.order = {.verb = static_cast<uint8_t>(row.verb),
                    .subject = f.scenario.Entity(u)};
    if (row.draw != nullptr) return row.draw(drawer, u);
    return DrawAny(drawer, [&](auto take) { row.offer(f, row.verb, u, take); });
  });
}

}  // namespace

bool DrawMove(OrderDrawer& drawer, UnitId u) {
  const Field f = drawer.f;
  Departure departure;
  if (!CheckMover(f, u).ok() || !DrawDeparture(drawer, u, departure))
    return false;
  const Mover mover(f, departure);
  for (int i = 0; i < kMoveTries; ++i) {
    Movement movement;
    drawer.order.pose = DrawPose(drawer, mover);
    // Infantry is not marched through its friends at random.
    if (berthier::OnTable(f.scenario.terrain, drawer.order.pose.centre) &&
        mover
            .To(drawer.order.pose, UnitId::kNone, SearchDepth::kTwoLegs,
                movement)
            .ok() &&
        !(f.scenario.IsInfantry(u) && IsSome(movement.passed))) {
      return true;
    }
  }
  return false;
}

bool DrawCharge(OrderDrawer& drawer, UnitId u) {
  const Field f = drawer.f;
  Departure departure;
  if (!CheckMover(f, u).ok() || !CanPay(f, u, kPrices.move + kPrices.charge) ||
      !DrawDeparture(drawer, u, departure)) {
    return false;
  }
  const Mover mover(f, departure);
  if (!mover.enemy_in_reach()) return false;
  Hat<kMaxUnits> enemies;
  const int64_t reach = mover.allowance().ticks + 3000;
  f.scenario.side(Opponent(f.data(u).side)).units.ForEach([&](UnitId e) {
    const UnitState& enemy = f.unit(e);
    if (enemy.on_table() && enemy.cohesion != Cohesion::kSilenced &&
        NormSquared(enemy.centre - departure.pose.centre) <= reach * reach) {
      enemies.Put(Index(e));
    }
  });
  for (int i = 0; i < kChargeTries && !enemies.empty(); ++i) {
    const UnitId e = MakeId<UnitId>(enemies.Draw(drawer.chooser));
    PoseList poses;
    AddContactPoses(f, mover, e, poses);
    if (poses.size() == 0) continue;
    Movement movement;
    drawer.order.pose = poses[DrawBelow(drawer.chooser, poses.size())];
    drawer.order.object = f.scenario.Entity(e);
    if (berthier::OnTable(f.scenario.terrain, drawer.order.pose.centre) &&
        mover.To(drawer.order.pose, e, SearchDepth::kTwoLegs, movement).ok()) {
      return true;
    }
  }
  return false;
}

bool DrawOccupy(OrderDrawer& drawer, UnitId u) {
  const Field f = drawer.f;
  const UnitState& unit = f.unit(u);
  const Box reach =
      Grown(BoxOf(unit.centre), FullAllowance(f, u) + kRoadBonus + Inches(2));
  const std::vector<Area>& areas = f.scenario.terrain.areas;
  Hat<256> near;
  for (size_t i = 0; i < areas.size(); ++i) {
    if ((!unit.on_table() || !Apart(areas[i].box, reach, {})) &&
        !IsSome(f.state.occupant[i]) && MayEnter(f, u, areas[i].kind)) {
      near.Put(static_cast<int>(i));
    }
  }
  Departure departure;
  if (near.empty() || !CheckMover(f, u).ok() ||
      !DrawDeparture(drawer, u, departure)) {
    return false;
  }
  const Mover mover(f, departure);
  while (!near.empty()) {
    const AreaId area = MakeId<AreaId>(near.Draw(drawer.chooser));
    Movement movement;
    if (!mover.Into(area, movement).ok()) continue;
    drawer.order.object = f.scenario.Entity(area);
    drawer.order.pose.heading = DrawHeading(drawer.chooser);
    return true;
  }
  return false;
}

bool DrawTurn(OrderDrawer& drawer, UnitId /*u*/) {
  for (int i = 0; i < kTurnTries; ++i) {
    drawer.order.pose.heading = DrawHeading(drawer.chooser);
    if (CheckMenuOrder(drawer.f, drawer.order, SearchDepth::kTwoLegs).ok()) {
      return true;
    }
  }
  return false;
}

bool DrawGeneralsRide(OrderDrawer& drawer, GeneralId g) {
  const Field f = drawer.f;
  if (!CheckMayRide(f, g).ok()) return false;
  const Point from =
      f.state.general(g).on_table()
          ? PlaceOf(f, g)
          : MiddleOf(EntryStretch(f.scenario, ArrivalOf(f.scenario, g)));
  const bool found = DrawRide(drawer.chooser, from, kAllowances.general,
                              kRideTries, [&](Point to) {
                                drawer.order.pose.centre = to;
                                return CheckRide(f, g, to).ok();
                              });
  return found || DrawAny(drawer, [&](auto take) { OfferRide(f, g, take); });
}

Order ProposeOneFromMenu(Field f, Chooser& chooser) {
  const bool generals_only = StepOf(f.state) == CommandStep::kGenerals;
  constexpr int kFirst = static_cast<int>(Verb::kMove);
  constexpr int kLast = static_cast<int>(Verb::kEndCommand);
  Hat<kMaxUnits> verbs;
  for (int v = kFirst; v <= kLast; ++v) {
    const Verb verb = static_cast<Verb>(v);
    if (!generals_only || UnitVerbOf(verb) == nullptr) verbs.Put(v);
  }
  OrderDrawer drawer = {f, chooser, {}};
  const bool found =
      DrawFromMenu(chooser, verbs, Verb::kEndCommand, [&](Verb verb) {
        const GeneralVerb* const row = GeneralVerbOf(verb);
        return row != nullptr ? DrawForGeneral(drawer, *row)
                              : DrawForUnit(drawer, *UnitVerbOf(verb));
      });
  if (found) return drawer.order;
  return {.verb = static_cast<uint8_t>(Verb::kEndCommand)};
}

}  // namespace berthier::grande_tactique
