// Marches as bundles: to a better place, into good ground, or turned on the
// spot.
#include <algorithm>

#include "agents/doctrine/grande_tactique/ground.h"
#include "agents/doctrine/grande_tactique/order_bundles.h"
#include "engine/geometry/direction.h"
#include "engine/rulesets/grande_tactique/board/readiness.h"
#include "engine/rulesets/grande_tactique/command/unit_orders.h"
#include "engine/rulesets/grande_tactique/facts/tables.h"
#include "engine/rulesets/grande_tactique/movement/movement.h"
#include "engine/rulesets/grande_tactique/movement/mover.h"
#include "engine/tabletop/tolerance.h"

namespace berthier::grande_tactique {
namespace {

Pose Ahead(Pose pose, Length distance) {
  return {Offset(pose, distance, {}), pose.heading};
}

// Through which side of what it occupies a unit may leave; of one in the open,
// one that says nothing.
std::vector<Point> WaysOut(PositionView f, UnitId u) {
  const AreaId occupied = f.unit(u).occupying;
  if (!IsSome(occupied)) return {Point{}};
  std::vector<Point> ways;
  const std::vector<Point>& corners = f.scenario.area(occupied).polygon;
  for (size_t i = 0; i < corners.size(); ++i) {
    ways.push_back(MiddleOf({corners[i], corners[(i + 1) % corners.size()]}));
  }
  return ways;
}

}  // namespace

// The best march found yet, and what it starts from.
struct BundleGenerator::March {
  const UnitView& unit;
  const Stance& stance;
  const double value;  // of its place now
  OrderBundle best;

  void Take(const Order& order, double gain) {
    best.value = gain;
    best.n_orders = 0;
    best.Add(order);
  }
};

std::span<const std::pair<double, UnitId>> BundleGenerator::NearestTo(
    const UnitView& u, size_t most) {
  near_.clear();
  for (const UnitView& e : army_.enemies(side_)) {
    if (e.effective) near_.emplace_back(Norm(e.at - u.at), e.id);
  }
  const size_t n = std::min(most, near_.size());
  const auto end = near_.begin() + static_cast<std::ptrdiff_t>(n);
  std::partial_sort(near_.begin(), end, near_.end());
  return std::span(near_).first(n);
}

void BundleGenerator::AddGoodGround(const UnitView& u, const Mover& mover,
                                    PoseList& poses) const {
  const UnitId e = NearestEnemy(f_, u.id, PointOf(u.at));
  if (effort_ == Effort::kLight || !IsSome(e)) return;
  const Point enemy = CentreOf(f_, e);
  if (u.foot() && !u.square) AddWalls(f_, mover, enemy, poses);
  if (u.guns()) AddHillTops(f_, mover, enemy, poses);
}

void BundleGenerator::AddWaysToward(const Mover& mover, const Pose& start,
                                    Point there, PoseList& poses) const {
  const Vec toward = there - start.centre;
  if (toward == Vec{}) return;
  const BaseSize size = BaseOf(f_, mover.departure().unit);
  const int turn = start.heading.TurnTo(BearingOf(toward));
  if (turn == 0) return;
  const Leg wheel = Leg::Wheel(turn < 0 ? Hand::kLeft : Hand::kRight,
                               turn < 0 ? -turn : turn);
  const Length left = mover.allowance() - Cost(wheel, size);
  if (left <= Ticks(0)) return;
  const Pose wheeled = After(start, size, wheel);
  poses.Add(Ahead(wheeled, left));
  poses.Add(Ahead(wheeled, left / 3 * 2));
  if (effort_ == Effort::kLight) return;
  poses.Add(Ahead(wheeled, left / 3));
  // Advanced first, turned at the end.
  poses.Add(After(Ahead(start, left), size, wheel));
  poses.Add(After(Ahead(start, left / 2), size, wheel));
}

void BundleGenerator::CollectMoves(const UnitView& u, const Stance& stance,
                                   int factor,
                                   std::vector<OrderBundle>& bundles) {
  if (!CheckMayMove(f_, u.id).ok()) return;
  March march = {.unit = u,
                 .stance = stance,
                 .value = Now(u, stance),
                 .best = {.task = Task::kMove,
                          .price = kPrices.move * factor,
                          .value = 0,
                          .units = Only(u.id)}};
  for (const Point via : WaysOut(f_, u.id)) {
    Departure departure;
    if (!FindDeparture(f_, u.id, via, departure).ok()) continue;
    const Mover mover(f_, departure);
    MarchInTheOpen(mover, via, march);
    if (u.foot() && !u.square && effort_ == Effort::kFull) {
      MarchInto(mover, via, march);
    }
  }
  if (march.best.n_orders > 0) bundles.push_back(march.best);
  CollectTurning(u, stance, factor, bundles);
}

void BundleGenerator::AddMarches(const UnitView& u, const Mover& mover,
                                 PoseList& poses) {
  const Pose start = mover.departure().pose;
  if (effort_ == Effort::kFull) {
    AddGoodGround(u, mover, poses);
    AddOpenPoses(f_, mover, poses);
    poses.Add(Ahead(start, mover.allowance() / 4 * 3));
    // About, and back (cavalry may).
    if (u.rides() || !u.coherent) {
      poses.Add({Offset(start, -(mover.allowance() / 2), {}), start.heading});
    }
  } else {
    poses.Add(Ahead(start, mover.allowance()));
    poses.Add(Ahead(start, mover.allowance() / 2));
    poses.Add({Offset(start, -(mover.allowance() / 2), {}), start.heading});
  }
  if (!u.square) {
    // Toward those who are near, as far as pays.
    for (const auto& [distance, e] :
         NearestTo(u, effort_ == Effort::kFull ? 4 : 1)) {
      AddWaysToward(mover, start, CentreOf(f_, e), poses);
    }
  }
}

void BundleGenerator::MarchInTheOpen(const Mover& mover, Point via,
                                     March& march) {
  const UnitView& u = march.unit;
  PoseList poses;
  AddMarches(u, mover, poses);
  ranked_.clear();
  for (const Pose& pose : poses.view()) {
    const double value = ValueAt(u, pose, march.stance, march.value);
    if (value > march.best.value) ranked_.push_back({pose, value});
  }
  std::sort(ranked_.begin(), ranked_.end(),
            [](const Ranked& a, const Ranked& b) { return a.value > b.value; });
  const size_t tries = effort_ == Effort::kFull ? 20 : 2;
  for (size_t i = 0; i < ranked_.size() && i < tries; ++i) {
    Movement movement;
    if (!mover
             .To(ranked_[i].pose, UnitId::kNone, SearchDepth::kTwoLegs,
                 movement)
             .ok()) {
      continue;
    }
    double value = ranked_[i].value;
    // GT-MOV-16: it would arrive disrupted.
    if (IsSome(movement.passed) && u.foot() && u.coherent) {
      value -= CostOfDisorder(army_, u);
      if (value <= march.best.value) continue;
    }
    Order move = OrderTo(f_, Verb::kMove, u.id);
    move.pose = ranked_[i].pose;
    move.via = via;
    march.Take(move, value);
    break;
  }
}

// Whether a friend has left it in this turn: one garrison is as good as
// another.
bool BundleGenerator::JustLeft(const Area& area) const {
  const Box around = Grown(area.box, Ticks(1016));
  const auto friends = army_.units(side_);
  return std::any_of(friends.begin(), friends.end(), [&](const UnitView& v) {
    const UnitState& unit = f_.unit(v.id);
    return unit.Has(Flag::kLeftArea) &&
           !Apart(BoxOf(unit.start_centre), around, {});
  });
}

// Good ground within reach.
void BundleGenerator::MarchInto(const Mover& mover, Point via,
                                March& march) const {
  const UnitView& u = march.unit;
  const Pose start = mover.departure().pose;
  const AreaId occupied = f_.unit(u.id).occupying;
  const Box reach = Grown(BoxOf(start.centre), mover.allowance() + Ticks(1500));
  for (size_t i = 0; i < f_.scenario.terrain.areas.size(); ++i) {
    const Area& area = f_.scenario.terrain.areas[i];
    const AreaId id = MakeId<AreaId>(static_cast<int>(i));
    if (Apart(area.box, reach, {}) || id == occupied || JustLeft(area)) {
      continue;
    }
    UnitView held = army_.Placed(u, {area.centroid, start.heading});
    held.in_area = true;
    held.in_woods = area.kind == AreaKind::kWoods;
    held.stand += area.kind == AreaKind::kBuiltUp ? 1
                  : area.kind == AreaKind::kFort  ? 2
                                                  : 0;
    const double value = ValueOfPlace(army_, held, march.stance) - march.value;
    if (value <= march.best.value) continue;
    Movement movement;
    if (!mover.Into(id, movement).ok()) continue;
    Order order = OrderTo(f_, Verb::kOccupy, u.id);
    order.object = f_.scenario.Entity(id);
    order.via = via;
    order.pose.heading = start.heading;
    march.Take(order, value);
  }
}

// It stays, but turns to face whoever is nearest.
void BundleGenerator::CollectTurning(const UnitView& u, const Stance& stance,
                                     int factor,
                                     std::vector<OrderBundle>& bundles) {
  const UnitState& unit = f_.unit(u.id);
  if (u.square || u.in_area) return;
  const UnitId e = NearestEnemy(f_, u.id, unit.centre);
  if (!IsSome(e) || CentreOf(f_, e) == unit.centre) return;
  const Heading heading = BearingOf(CentreOf(f_, e) - unit.centre);
  const double value =
      ValueAt(u, {unit.centre, heading}, stance, Now(u, stance));
  if (value <= 0.05 || heading == unit.heading ||
      !CheckPivot(f_, u.id, heading, UnitId::kNone).ok()) {
    return;
  }
  OrderBundle turning = {.task = Task::kMove,
                         .price = kPrices.pivot * factor,
                         .value = value,
                         .units = Only(u.id)};
  turning.Add(OrderTo(f_, Verb::kPivot, u.id));
  turning.orders[0].pose.heading = heading;
  bundles.push_back(turning);
}

}  // namespace berthier::grande_tactique
