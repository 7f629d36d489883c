#include "agents/doctrine/grande_tactique/order_bundles.h"

#include <algorithm>
#include <cmath>

#include "agents/doctrine/grande_tactique/ground.h"
#include "agents/doctrine/grande_tactique/values.h"
#include "engine/geometry/direction.h"
#include "engine/rulesets/grande_tactique/board/arrivals.h"
#include "engine/rulesets/grande_tactique/board/paying.h"
#include "engine/rulesets/grande_tactique/board/readiness.h"
#include "engine/rulesets/grande_tactique/command/command_candidates.h"
#include "engine/rulesets/grande_tactique/command/unit_orders.h"
#include "engine/rulesets/grande_tactique/facts/tables.h"
#include "engine/rulesets/grande_tactique/fire/firing.h"
#include "engine/rulesets/grande_tactique/movement/movement.h"
#include "engine/rulesets/grande_tactique/movement/mover.h"
#include "engine/tabletop/tolerance.h"

namespace berthier::grande_tactique {
namespace {

Order OrderTo(Field f, Verb verb, UnitId u) {
  return {.verb = static_cast<uint8_t>(verb), .subject = f.scenario.Entity(u)};
}

UnitSet Only(UnitId u) {
  UnitSet set;
  set.Add(u);
  return set;
}

Pose Ahead(Pose pose, Length distance) {
  return {Offset(pose, distance, {}), pose.heading};
}

}  // namespace

BundleGenerator::BundleGenerator(const ArmyView& army, Side side, Effort effort)
    : army_(army), f_(army.field()), side_(side), effort_(effort) {
  for (const UnitView& u : army_.units(side)) {
    if (!u.guns() || !u.firing) continue;
    for (const UnitView& e : army_.enemies(side)) {
      if (!e.effective || Norm(e.at - u.at) > 12 || !IsTarget(f_, u.id, e.id)) {
        continue;
      }
      double& shaken = shaken_[static_cast<size_t>(e.id)];
      shaken = std::max(shaken, OddsOfVolley(NetOfGuns(army_, u, e)).hit);
    }
  }
}

void BundleGenerator::Collect(std::span<const UnitId> units,
                              const Stance& stance,
                              std::vector<OrderBundle>& bundles) {
  ways_.clear();
  now_of_ = UnitId::kNone;
  for (const UnitId u : units) CollectUnit(u, stance, bundles);
  CollectCharges(stance, bundles);
}

double BundleGenerator::Now(const UnitView& u, const Stance& stance) {
  if (now_of_ != u.id) {
    now_ = WorthOfPlace(army_, u, stance);
    now_of_ = u.id;
  }
  return now_;
}

double BundleGenerator::ValueAt(const UnitView& u, Pose pose,
                                const Stance& stance, double now) const {
  return WorthOfPlace(army_, army_.Placed(u, pose), stance) - now;
}

void BundleGenerator::CollectUnit(UnitId u, const Stance& stance,
                                  std::vector<OrderBundle>& bundles) {
  const UnitState& unit = f_.unit(u);
  if (!unit.on_table()) {
    if (unit.presence == Presence::kPending) {
      CollectArrival(u, stance, bundles);
    }
    return;
  }
  if (IsSome(unit.charge_target)) return;
  const UnitView* const found = army_.Find(u);
  const UnitView& army = *found;
  const int factor = PriceOf(f_, u, 1).cp;
  if (!army.effective) {
    if (!CheckRally(f_, u).ok()) return;
    OrderBundle bundle = {.task = Task::kRally,
                          .price = kPrices.rally * factor,
                          .value = WorthOfRally(army_, army),
                          .units = Only(u)};
    bundle.Add(OrderTo(f_, Verb::kRally, u));
    bundles.push_back(bundle);
    return;
  }
  CollectWays(army, factor);
  CollectStanding(army, stance, factor, bundles);
  if (army.firing) return;
  if (army.guns()) {
    CollectGuns(army, stance, factor, bundles);
  } else {
    CollectSpiking(army, factor, bundles);
    CollectMoves(army, stance, factor, bundles);
  }
}

// Reinforcements: the entry that leads to the best place.
void BundleGenerator::CollectArrival(UnitId u, const Stance& stance,
                                     std::vector<OrderBundle>& bundles) {
  if (!Arriving(f_, u) && !Overdue(f_, u)) return;
  if (!CheckMover(f_, u).ok()) return;
  OrderBundle best = {.task = Task::kMove,
                      .price = PriceOfOrder(f_, u, kPrices.move).cp,
                      .units = Only(u)};
  UnitView army = {
      .id = u, .side = side_, .arm = f_.data(u).arm, .coherent = true};
  army.points = f_.data(u).points;
  army.effective = true;
  army.limbered = f_.unit(u).Has(Flag::kLimbered);
  int looked = 0;
  ForEachOrder(f_, Verb::kMove, u, [&](const Order& order) {
    army.at = InchesOf(order.pose.centre);
    army.way = WayOf(order.pose.heading);
    const double value = army.points + 0.2 * WorthOfPlace(army_, army, stance);
    if (best.n_orders == 0 || value > best.value) {
      best.value = value;
      best.n_orders = 0;
      best.Add(order);
    }
    return ++looked == (effort_ == Effort::kFull ? 24 : 4);
  });
  if (best.n_orders == 0) return;
  best.value = std::max(best.value, 0.5);
  bundles.push_back(best);
}

// Horse that could charge it in the enemy's next turn; a square that it leaves
// would have to be formed again.
bool BundleGenerator::HorseNear(const UnitView& u) const {
  constexpr double kSlack = 1;
  const auto enemies = army_.enemies(side_);
  return std::any_of(enemies.begin(), enemies.end(), [&](const UnitView& e) {
    return e.rides() && e.reach > 0 &&
           Norm(e.at - u.at) <= e.reach + e.half_depth + u.half_depth + kSlack;
  });
}

void BundleGenerator::CollectStanding(const UnitView& u, const Stance& stance,
                                      int factor,
                                      std::vector<OrderBundle>& bundles) {
  // GT-D11
  if (!u.guns() && !u.firing) {
    for (const UnitView& e : army_.enemies(side_)) {
      if (!e.silenced || Norm(e.at - u.at) > 3 ||
          !CheckSpike(f_, u.id, e.id).ok()) {
        continue;
      }
      OrderBundle bundle = {.task = Task::kSpike,
                            .price = kPrices.spike * factor,
                            .value = e.points * (1 + e.use),
                            .units = Only(u.id)};
      bundle.Add(OrderTo(f_, Verb::kSpike, u.id));
      bundle.orders[0].object = f_.scenario.Entity(e.id);
      bundles.push_back(bundle);
    }
  }
  // 9.4: wrecks leave by the home edge, and are not lost.
  if (u.exhausted && CheckWithdraw(f_, u.id).ok()) {
    OrderBundle bundle = {
        .task = Task::kMove, .value = 0.5, .units = Only(u.id)};
    bundle.Add(OrderTo(f_, Verb::kWithdraw, u.id));
    bundles.push_back(bundle);
  }
  // Infantry squares against horse, and leaves square when it may.
  if (u.foot()) {
    OrderBundle square = {.task = Task::kSquare, .units = Only(u.id)};
    if (u.firing) {
      square.Add(OrderTo(f_, Verb::kStopFiring, u.id));
      square.price += kPrices.firing * factor;
    }
    if (!u.square && !u.in_area) {
      UnitView formed = u;
      formed.square = true;
      formed.firing = false;
      formed.reach = 0;
      formed.stand += 1 - u.cover;
      formed.behind_wall = false;
      formed.half_front = formed.half_depth = 1;
      square.value = WorthOfPlace(army_, formed, stance) - Now(u, stance);
      if (square.value > 0 && (u.firing || CheckFormSquare(f_, u.id).ok())) {
        square.Add(OrderTo(f_, Verb::kFormSquare, u.id));
        square.price += kPrices.square * factor;
        bundles.push_back(square);
      }
    } else if (u.square && !u.firing && !HorseNear(u)) {
      UnitView line = u;
      line.square = false;
      line.stand -= 1;
      line.half_front = 1.2;
      line.half_depth = 0.4;
      line.reach = u.coherent ? 4 : 0;
      const UnitId e = NearestEnemy(f_, u.id, PointOf(u.at));
      Heading facing = f_.unit(u.id).heading;
      if (IsSome(e) && CentreOf(f_, e) != CentreOf(f_, u.id)) {
        facing = BearingOf(CentreOf(f_, e) - CentreOf(f_, u.id));
      }
      line.way = WayOf(facing);
      square.value = WorthOfPlace(army_, line, stance) - Now(u, stance);
      if (square.value > 0 && CheckLeaveSquare(f_, u.id, facing).ok()) {
        Order order = OrderTo(f_, Verb::kLeaveSquare, u.id);
        order.pose.heading = facing;
        square.Add(order);
        square.price += kPrices.square * factor;
        bundles.push_back(square);
      }
    }
  }
  // Foot opens fire in contact; who fires to no good purpose stops.
  if (u.firing || (u.foot() && CheckStartFiring(f_, u.id).ok())) {
    double best = u.firing ? -10 : 0;
    for (const UnitView& e : army_.enemies(side_)) {
      if (u.firing && best >= 0) break;  // to good purpose
      if (!e.effective || Norm(e.at - u.at) > (u.foot() ? 4 : 22) ||
          !IsTarget(f_, u.id, e.id)) {
        continue;
      }
      best = std::max(best, WorthOfVolleyNow(army_, u, e, false));
    }
    const double value = u.firing ? -best : best * 0.9;
    if (value > 0 && value < 10) {
      OrderBundle fire = {.task = Task::kGuns,
                          .price = kPrices.firing * factor,
                          .value = value,
                          .units = Only(u.id)};
      fire.Add(
          OrderTo(f_, u.firing ? Verb::kStopFiring : Verb::kStartFiring, u.id));
      bundles.push_back(fire);
    }
  }
}

void BundleGenerator::CollectGuns(const UnitView& u, const Stance& stance,
                                  int factor,
                                  std::vector<OrderBundle>& bundles) {
  const double now = Now(u, stance);
  const UnitState& unit = f_.unit(u.id);
  const auto volley_from = [&](const UnitView& placed) {
    double best = 0;
    for (const UnitView& e : army_.enemies(side_)) {
      if (!e.effective || e.in_woods) continue;
      const Spot off = e.at - placed.at;
      const double distance = Norm(off);
      const double ahead = Dot(off, placed.way);
      const double aside =
          std::abs(off.x * placed.way.y - off.y * placed.way.x);
      if (distance > 19.5 || ahead < 0.8 || aside > ahead + 0.3) continue;
      const int net = NetOfGuns(army_, placed, e);
      const bool replies = e.guns() && !e.limbered &&
                           Dot(placed.at - e.at, e.way) > 0.7 * distance;
      const double worth = WorthOfVolley(army_, e, net, true, false) +
                           WorthOfFixing(army_, e, replies) -
                           RiskOfVolley(army_, placed, net, replies, false);
      if (worth > best && !army_.Barred(placed, e)) {
        best = worth;
      }
    }
    return best;
  };
  UnitView ready = u;
  ready.limbered = false;
  if (u.limbered) ready.stand += 2;
  const Order limber = OrderTo(f_, Verb::kLimber, u.id);
  const Order unlimber = OrderTo(f_, Verb::kUnlimber, u.id);
  const Order fire = OrderTo(f_, Verb::kStartFiring, u.id);
  const auto offer = [&](std::initializer_list<Order> orders, double value,
                         int plain) {
    if (value <= 0) return;
    OrderBundle bundle = {.task = Task::kGuns,
                          .price = plain * factor,
                          .value = value,
                          .units = Only(u.id)};
    for (const Order& order : orders) bundle.Add(order);
    bundles.push_back(bundle);
  };
  // Where it stands.
  if (u.limbered) {
    const double gain = WorthOfPlace(army_, ready, stance) - now;
    const double volley = volley_from(ready);
    offer({unlimber}, gain, 1);
    if (volley > 0)
      offer({unlimber, fire}, gain + army_.weights().volleys * volley, 2);
  } else if (HasTarget(f_, u.id)) {
    offer({fire}, army_.weights().volleys * volley_from(u) + 0.02, 1);
  }
  if (unit.Has(Flag::kMoved)) return;
  // Turned on the spot, unlimbered.
  const UnitId nearest = NearestEnemy(f_, u.id, unit.centre);
  if (!IsSome(nearest)) return;
  if (!u.limbered) {
    double best = 0;
    Order pivot = OrderTo(f_, Verb::kPivot, u.id);
    double best_volley = 0;
    for (const UnitView& e : army_.enemies(side_)) {
      const Point there = PointOf(e.at);
      if (!e.effective || Norm(e.at - u.at) > 21 || there == unit.centre) {
        continue;
      }
      const Heading heading = BearingOf(there - unit.centre);
      const UnitView turned = army_.Placed(u, {unit.centre, heading});
      const double volley = volley_from(turned);
      const double value = WorthOfPlace(army_, turned, stance) - now +
                           army_.weights().volleys * volley;
      if (value > best && heading != unit.heading &&
          CheckPivot(f_, u.id, heading, UnitId::kNone).ok()) {
        best = value;
        best_volley = volley;
        pivot.pose.heading = heading;
      }
    }
    if (best > 0) {
      offer({pivot}, best - army_.weights().volleys * best_volley, 1);
      if (best_volley > 0) offer({pivot, fire}, best, 2);
    }
  }
  // Driven up. The way is judged as if it were limbered already.
  State limbered_state;
  const State* state = &f_.state;
  if (!u.limbered) {
    if (!CheckLimber(f_, u.id, Limbering::kLimber, Heading()).ok()) return;
    limbered_state = f_.state;
    limbered_state.unit(u.id).Set(Flag::kLimbered);
    state = &limbered_state;
  }
  const Field f = {f_.scenario, *state};
  Departure departure;
  if (IsSome(unit.occupying) || !CheckMayMove(f, u.id).ok() ||
      !FindDeparture(f, u.id, {}, departure).ok()) {
    return;
  }
  const Mover mover(f, departure);
  PoseList poses;
  AddGoodGround(u, mover, poses);
  AddOpenPoses(f, mover, poses);
  ranked_.clear();
  UnitView marching = u;
  if (!u.limbered) {
    marching.limbered = true;
    marching.stand -= 2;
  }
  for (const Pose& pose : poses.view()) {
    ranked_.push_back({pose, ValueAt(ready, pose, stance, now) +
                                 army_.weights().volleys *
                                     volley_from(army_.Placed(ready, pose))});
  }
  std::sort(ranked_.begin(), ranked_.end(),
            [](const Ranked& a, const Ranked& b) { return a.value > b.value; });
  const size_t tries = effort_ == Effort::kFull ? 20 : 2;
  size_t tried = 0;
  int found = 0;
  for (const Ranked& r : ranked_) {
    if (++tried > tries || found == 2) break;
    Movement movement;
    if (!mover.To(r.pose, UnitId::kNone, SearchDepth::kTwoLegs, movement)
             .ok()) {
      continue;
    }
    ++found;
    Order move = OrderTo(f, Verb::kMove, u.id);
    move.pose = r.pose;
    const double volley =
        army_.weights().volleys * volley_from(army_.Placed(ready, r.pose));
    const double marched = ValueAt(marching, r.pose, stance, now);
    if (u.limbered) {
      offer({move}, marched, 1);
      offer({move, unlimber}, r.value - volley, 2);
      if (volley > 0) offer({move, unlimber, fire}, r.value, 3);
    } else {
      offer({limber, move}, marched, 2);
      offer({limber, move, unlimber}, r.value - volley, 3);
      if (volley > 0) offer({limber, move, unlimber, fire}, r.value, 4);
    }
  }
}

// Up to silenced guns, and spike them (GT-MOV-23, GT-CMD-30).
void BundleGenerator::CollectSpiking(const UnitView& u, int factor,
                                     std::vector<OrderBundle>& bundles) {
  const double reach = u.rides() ? 10 : u.square ? 2.5 : 5;
  for (const UnitView& e : army_.enemies(side_)) {
    const double distance = Norm(e.at - u.at);
    if (!e.silenced || distance > reach + 1 || Touching(f_, u.id, e.id) ||
        !CheckMayMove(f_, u.id).ok()) {
      continue;
    }
    Departure departure;
    if (u.in_area || !FindDeparture(f_, u.id, {}, departure).ok()) return;
    const Mover mover(f_, departure);
    PoseList poses;
    AddContactPoses(f_, mover, e.id, poses);
    for (const Pose& pose : poses.view()) {
      Movement movement;
      if (!mover.To(pose, UnitId::kNone, SearchDepth::kTwoLegs, movement)
               .ok()) {
        continue;
      }
      OrderBundle bundle = {.task = Task::kSpike,
                            .price = (kPrices.move + kPrices.spike) * factor,
                            .value = e.points * (1 + e.use) - 0.3,
                            .units = Only(u.id)};
      bundle.Add(OrderTo(f_, Verb::kMove, u.id));
      bundle.orders[0].pose = pose;
      bundle.Add(OrderTo(f_, Verb::kSpike, u.id));
      bundle.orders[1].object = f_.scenario.Entity(e.id);
      bundles.push_back(bundle);
      break;
    }
  }
}

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
  const UnitState& unit = f_.unit(u.id);
  const double now = Now(u, stance);
  std::vector<Point> ways_out = {Point{}};
  if (IsSome(unit.occupying)) {
    ways_out.clear();
    const std::vector<Point>& corners =
        f_.scenario.area(unit.occupying).polygon;
    for (size_t i = 0; i < corners.size(); ++i) {
      const Point a = corners[i], b = corners[(i + 1) % corners.size()];
      ways_out.push_back({(a.x + b.x) / 2, (a.y + b.y) / 2});
    }
  }
  OrderBundle best = {.task = Task::kMove,
                      .price = kPrices.move * factor,
                      .value = 0,
                      .units = Only(u.id)};
  for (const Point via : ways_out) {
    Departure departure;
    if (!FindDeparture(f_, u.id, via, departure).ok()) continue;
    const Mover mover(f_, departure);
    PoseList poses;
    const Pose start = departure.pose;
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
    ranked_.clear();
    for (const Pose& pose : poses.view()) {
      const double value = ValueAt(u, pose, stance, now);
      if (value > best.value) ranked_.push_back({pose, value});
    }
    std::sort(
        ranked_.begin(), ranked_.end(),
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
        if (value <= best.value) continue;
      }
      best.value = value;
      best.n_orders = 0;
      best.Add(OrderTo(f_, Verb::kMove, u.id));
      best.orders[0].pose = ranked_[i].pose;
      best.orders[0].via = via;
      break;
    }
    // Good ground within reach.
    if (u.foot() && !u.square && effort_ == Effort::kFull) {
      const Box reach =
          Grown(BoxOf(start.centre), mover.allowance() + Ticks(1500));
      for (size_t i = 0; i < f_.scenario.terrain.areas.size(); ++i) {
        const Area& area = f_.scenario.terrain.areas[i];
        const AreaId id = MakeId<AreaId>(static_cast<int>(i));
        if (Apart(area.box, reach, {}) || id == unit.occupying) continue;
        UnitView held = army_.Placed(u, {area.centroid, start.heading});
        held.in_area = true;
        held.in_woods = area.kind == AreaKind::kWoods;
        held.stand += area.kind == AreaKind::kBuiltUp ? 1
                      : area.kind == AreaKind::kFort  ? 2
                                                      : 0;
        const double value = WorthOfPlace(army_, held, stance) - now;
        if (value <= best.value) continue;
        Movement movement;
        if (!mover.Into(id, movement).ok()) continue;
        best.value = value;
        best.n_orders = 0;
        Order order = OrderTo(f_, Verb::kOccupy, u.id);
        order.object = f_.scenario.Entity(id);
        order.via = via;
        order.pose.heading = start.heading;
        best.Add(order);
      }
    }
  }
  if (best.n_orders > 0) {
    bundles.push_back(best);
    return;
  }
  // It stays, but may turn to face what threatens it.
  if (u.square || u.in_area) return;
  const UnitId e = NearestEnemy(f_, u.id, unit.centre);
  if (!IsSome(e) || CentreOf(f_, e) == unit.centre) return;
  const Heading heading = BearingOf(CentreOf(f_, e) - unit.centre);
  const double value = ValueAt(u, {unit.centre, heading}, stance, now);
  if (value > 0.05 && heading != unit.heading &&
      CheckPivot(f_, u.id, heading, UnitId::kNone).ok()) {
    best.value = value;
    best.price = kPrices.pivot * factor;
    best.Add(OrderTo(f_, Verb::kPivot, u.id));
    best.orders[0].pose.heading = heading;
    bundles.push_back(best);
  }
}

}  // namespace berthier::grande_tactique
