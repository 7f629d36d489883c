#include "engine/rulesets/grande_tactique/command/menu_draws.h"

#include <algorithm>
#include <array>

#include "engine/geometry/direction.h"
#include "engine/geometry/sweep.h"
#include "engine/kit/orders/draw_order.h"
#include "engine/rulesets/grande_tactique/board/arrivals.h"
#include "engine/rulesets/grande_tactique/board/generals.h"
#include "engine/rulesets/grande_tactique/board/paying.h"
#include "engine/rulesets/grande_tactique/command/command_candidates.h"
#include "engine/rulesets/grande_tactique/command/general_candidates.h"
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

bool DrawDeparture(OrderDrawer& drawer, UnitId u, Departure& departure) {
  const PositionView f = drawer.f;
  const UnitState& unit = f.unit(u);
  drawer.order.via = {};
  if (!unit.on_table()) {
    drawer.order.via = DrawOn(
        drawer.chooser, EntryStretch(f.scenario, ArrivalOf(f.scenario, u)));
  } else if (IsSome(unit.occupying)) {
    const std::vector<Point>& corners = f.scenario.area(unit.occupying).polygon;
    const size_t i =
        drawer.chooser.Below(static_cast<uint32_t>(corners.size()));
    drawer.order.via =
        MiddleOf({corners[i], corners[(i + 1) % corners.size()]});
  }
  return FindDeparture(f, u, drawer.order.via, departure).ok();
}

Pose DrawPose(OrderDrawer& drawer, const Mover& mover) {
  const PositionView f = drawer.f;
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

}  // namespace

bool DrawMove(OrderDrawer& drawer, UnitId u) {
  const PositionView f = drawer.f;
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
  const PositionView f = drawer.f;
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
  const PositionView f = drawer.f;
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

namespace {

// A heading that is legal, in a few tries.
template <typename IsLegal>
bool DrawTurn(OrderDrawer& drawer, IsLegal&& is_legal) {
  for (int i = 0; i < kTurnTries; ++i) {
    drawer.order.pose.heading = DrawHeading(drawer.chooser);
    if (is_legal(drawer.order.pose.heading)) return true;
  }
  return false;
}

}  // namespace

bool DrawPivot(OrderDrawer& drawer, UnitId u) {
  return DrawTurn(drawer, [&](Heading heading) {
    return CheckPivot(drawer.f, u, heading, UnitId::kNone).ok();
  });
}

bool DrawLeaveSquare(OrderDrawer& drawer, UnitId u) {
  return DrawTurn(drawer, [&](Heading heading) {
    return CheckLeaveSquare(drawer.f, u, heading).ok();
  });
}

bool DrawGeneralsRide(OrderDrawer& drawer, GeneralId g) {
  const PositionView f = drawer.f;
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

}  // namespace berthier::grande_tactique
