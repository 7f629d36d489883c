// What a unit could do where it stands: spike guns, withdraw, form or leave
// square, open or cease fire.
#include <algorithm>

#include "agents/doctrine/grande_tactique/order_bundles.h"
#include "engine/rulesets/grande_tactique/board/readiness.h"
#include "engine/rulesets/grande_tactique/command/unit_orders.h"
#include "engine/rulesets/grande_tactique/facts/tables.h"
#include "engine/rulesets/grande_tactique/fire/firing.h"

namespace berthier::grande_tactique {

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
  if (!u.guns() && !u.firing) CollectSpikingHere(u, factor, bundles);
  // 9.4: wrecks leave by the home edge, and are not lost.
  if (u.exhausted && CheckWithdraw(f_, u.id).ok()) {
    OrderBundle bundle = {
        .task = Task::kMove, .value = 0.5, .units = Only(u.id)};
    bundle.Add(OrderTo(f_, Verb::kWithdraw, u.id));
    bundles.push_back(bundle);
  }
  // Infantry squares against horse, and leaves square when it may.
  if (u.foot() && !u.square && !u.in_area) {
    CollectFormingSquare(u, stance, factor, bundles);
  } else if (u.foot() && u.square && !u.firing && !HorseNear(u)) {
    CollectLeavingSquare(u, stance, factor, bundles);
  }
  // Foot opens fire in contact; who fires to no good purpose stops.
  if (u.firing || (u.foot() && CheckStartFiring(f_, u.id).ok())) {
    CollectFiring(u, factor, bundles);
  }
}

// GT-D11
void BundleGenerator::CollectSpikingHere(const UnitView& u, int factor,
                                         std::vector<OrderBundle>& bundles) {
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

void BundleGenerator::CollectFormingSquare(const UnitView& u,
                                           const Stance& stance, int factor,
                                           std::vector<OrderBundle>& bundles) {
  OrderBundle square = {.task = Task::kSquare, .units = Only(u.id)};
  if (u.firing) {
    square.Add(OrderTo(f_, Verb::kStopFiring, u.id));
    square.price += kPrices.firing * factor;
  }
  UnitView formed = u;
  formed.square = true;
  formed.firing = false;
  formed.reach = 0;
  formed.stand += 1 - u.cover;
  formed.behind_wall = false;
  formed.half_front = formed.half_depth = 1;
  square.value = ValueOfPlace(army_, formed, stance) - Now(u, stance);
  if (square.value > 0 && (u.firing || CheckFormSquare(f_, u.id).ok())) {
    square.Add(OrderTo(f_, Verb::kFormSquare, u.id));
    square.price += kPrices.square * factor;
    bundles.push_back(square);
  }
}

void BundleGenerator::CollectLeavingSquare(const UnitView& u,
                                           const Stance& stance, int factor,
                                           std::vector<OrderBundle>& bundles) {
  OrderBundle square = {.task = Task::kSquare, .units = Only(u.id)};
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
  square.value = ValueOfPlace(army_, line, stance) - Now(u, stance);
  if (square.value > 0 && CheckLeaveSquare(f_, u.id, facing).ok()) {
    Order order = OrderTo(f_, Verb::kLeaveSquare, u.id);
    order.pose.heading = facing;
    square.Add(order);
    square.price += kPrices.square * factor;
    bundles.push_back(square);
  }
}

void BundleGenerator::CollectFiring(const UnitView& u, int factor,
                                    std::vector<OrderBundle>& bundles) {
  double best = u.firing ? -10 : 0;
  for (const UnitView& e : army_.enemies(side_)) {
    if (u.firing && best >= 0) break;  // to good purpose
    if (!e.effective || Norm(e.at - u.at) > (u.foot() ? 4 : 22) ||
        !IsTarget(f_, u.id, e.id)) {
      continue;
    }
    best = std::max(best, ValueOfVolleyNow(army_, u, e, false));
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

}  // namespace berthier::grande_tactique
