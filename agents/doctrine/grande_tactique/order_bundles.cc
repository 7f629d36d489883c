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
    now_ = ValueOfPlace(army_, u, stance);
    now_of_ = u.id;
  }
  return now_;
}

double BundleGenerator::ValueAt(const UnitView& u, Pose pose,
                                const Stance& stance, double now) const {
  return ValueOfPlace(army_, army_.Placed(u, pose), stance) - now;
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
                          .value = ValueOfRally(army_, army),
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
  OfferMove(f_, Verb::kMove, u, [&](const Order& order) {
    army.at = InchesOf(order.pose.centre);
    army.way = WayOf(order.pose.heading);
    const double value = army.points + 0.2 * ValueOfPlace(army_, army, stance);
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

}  // namespace berthier::grande_tactique
