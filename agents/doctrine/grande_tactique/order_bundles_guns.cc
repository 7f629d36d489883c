// Batteries as bundles: where they fire from, and who spikes those of the
// enemy.
#include <algorithm>
#include <cmath>

#include "agents/doctrine/grande_tactique/order_bundles.h"
#include "engine/geometry/direction.h"
#include "engine/rulesets/grande_tactique/board/readiness.h"
#include "engine/rulesets/grande_tactique/command/unit_orders.h"
#include "engine/rulesets/grande_tactique/facts/tables.h"
#include "engine/rulesets/grande_tactique/fire/firing.h"
#include "engine/rulesets/grande_tactique/movement/mover.h"

namespace berthier::grande_tactique {

// A battery that looks for a place to fire from.
struct BundleGenerator::Battery {
  const UnitView& now;
  const UnitView ready;  // unlimbered where it stands
  const double value;    // of its place now
  const Stance& stance;
  const int factor;  // of all prices
  std::vector<OrderBundle>& bundles;

  // Unless they gain nothing; `plain`: the price before the factor.
  void Offer(std::initializer_list<Order> orders, double gain,
             int plain) const {
    if (gain <= 0) return;
    OrderBundle bundle = {.task = Task::kGuns,
                          .price = plain * factor,
                          .value = gain,
                          .units = Only(now.id)};
    for (const Order& order : orders) bundle.Add(order);
    bundles.push_back(bundle);
  }
};

// What the best target within range and arc is worth to guns placed so.
double BundleGenerator::VolleyFrom(const UnitView& placed) const {
  double best = 0;
  for (const UnitView& e : army_.enemies(side_)) {
    if (!e.effective || e.in_woods) continue;
    const Spot off = e.at - placed.at;
    const double ahead = Dot(off, placed.way);
    const double aside = std::abs(off.x * placed.way.y - off.y * placed.way.x);
    if (ahead < 0.8 || aside > ahead + 0.3) continue;
    const double distance = Norm(off);
    if (distance > 19.5) continue;
    const int net = NetOfGuns(army_, placed, e);
    const bool replies = e.guns() && !e.limbered &&
                         Dot(placed.at - e.at, e.way) > 0.7 * distance;
    const double value = ValueOfVolley(army_, e, net, true, false) +
                         ValueOfFixing(army_, e, replies) -
                         RiskOfVolley(army_, placed, net, replies, false);
    if (value > best && !army_.Barred(placed, e)) {
      best = value;
    }
  }
  return best;
}

void BundleGenerator::CollectGuns(const UnitView& u, const Stance& stance,
                                  int factor,
                                  std::vector<OrderBundle>& bundles) {
  UnitView ready = u;
  ready.limbered = false;
  if (u.limbered) ready.stand += 2;
  const Battery guns = {u, ready, Now(u, stance), stance, factor, bundles};
  CollectGunsHere(guns);
  if (f_.unit(u.id).Has(Flag::kMoved)) return;
  if (!IsSome(NearestEnemy(f_, u.id, f_.unit(u.id).centre))) return;
  if (!u.limbered) CollectGunsTurned(guns);
  CollectGunsDrivenUp(guns);
}

void BundleGenerator::CollectGunsHere(const Battery& guns) const {
  const UnitView& u = guns.now;
  const Order unlimber = OrderTo(f_, Verb::kUnlimber, u.id);
  const Order fire = OrderTo(f_, Verb::kStartFiring, u.id);
  if (u.limbered) {
    const double gain =
        ValueOfPlace(army_, guns.ready, guns.stance) - guns.value;
    const double volley = VolleyFrom(guns.ready);
    guns.Offer({unlimber}, gain, 1);
    if (volley > 0)
      guns.Offer({unlimber, fire}, gain + army_.weights().volleys * volley, 2);
  } else if (HasTarget(f_, u.id)) {
    guns.Offer({fire}, army_.weights().volleys * VolleyFrom(u) + 0.02, 1);
  }
}

// Turned on the spot, unlimbered.
void BundleGenerator::CollectGunsTurned(const Battery& guns) const {
  const UnitView& u = guns.now;
  const UnitState& unit = f_.unit(u.id);
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
    const double volley = VolleyFrom(turned);
    const double value = ValueOfPlace(army_, turned, guns.stance) - guns.value +
                         army_.weights().volleys * volley;
    if (value > best && heading != unit.heading &&
        CheckPivot(f_, u.id, heading, UnitId::kNone).ok()) {
      best = value;
      best_volley = volley;
      pivot.pose.heading = heading;
    }
  }
  if (best > 0) {
    guns.Offer({pivot}, best - army_.weights().volleys * best_volley, 1);
    if (best_volley > 0)
      guns.Offer({pivot, OrderTo(f_, Verb::kStartFiring, u.id)}, best, 2);
  }
}

// Driven up. The way is judged as if it were limbered already.
void BundleGenerator::CollectGunsDrivenUp(const Battery& guns) {
  const UnitView& u = guns.now;
  State limbered_state;
  const State* state = &f_.state;
  if (!u.limbered) {
    if (!CheckLimber(f_, u.id, Limbering::kLimber, Heading()).ok()) return;
    limbered_state = f_.state;
    limbered_state.unit(u.id).Set(Flag::kLimbered);
    state = &limbered_state;
  }
  const PositionView f = {f_.scenario, *state};
  Departure departure;
  if (IsSome(f_.unit(u.id).occupying) || !CheckMayMove(f, u.id).ok() ||
      !FindDeparture(f, u.id, {}, departure).ok()) {
    return;
  }
  const Mover mover(f, departure);
  RankGunPlaces(guns, f, mover);
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
    OfferGunsAt(guns, r);
  }
}

// The best places that they may be driven to, the best first; in `f` they are
// limbered.
void BundleGenerator::RankGunPlaces(const Battery& guns, PositionView f,
                                    const Mover& mover) {
  PoseList poses;
  AddGoodGround(guns.now, mover, poses);
  AddOpenPoses(f, mover, poses);
  ranked_.clear();
  for (const Pose& pose : poses.view()) {
    ranked_.push_back(
        {pose, ValueAt(guns.ready, pose, guns.stance, guns.value) +
                   army_.weights().volleys *
                       VolleyFrom(army_.Placed(guns.ready, pose))});
  }
  std::sort(ranked_.begin(), ranked_.end(),
            [](const Ranked& a, const Ranked& b) { return a.value > b.value; });
}

void BundleGenerator::OfferGunsAt(const Battery& guns, const Ranked& r) const {
  const UnitView& u = guns.now;
  const Order limber = OrderTo(f_, Verb::kLimber, u.id);
  const Order unlimber = OrderTo(f_, Verb::kUnlimber, u.id);
  const Order fire = OrderTo(f_, Verb::kStartFiring, u.id);
  Order move = OrderTo(f_, Verb::kMove, u.id);
  move.pose = r.pose;
  UnitView marching = u;
  if (!u.limbered) {
    marching.limbered = true;
    marching.stand -= 2;
  }
  const double volley =
      army_.weights().volleys * VolleyFrom(army_.Placed(guns.ready, r.pose));
  const double marched = ValueAt(marching, r.pose, guns.stance, guns.value);
  if (u.limbered) {
    guns.Offer({move}, marched, 1);
    guns.Offer({move, unlimber}, r.value - volley, 2);
    if (volley > 0) guns.Offer({move, unlimber, fire}, r.value, 3);
  } else {
    guns.Offer({limber, move}, marched, 2);
    guns.Offer({limber, move, unlimber}, r.value - volley, 3);
    if (volley > 0) guns.Offer({limber, move, unlimber, fire}, r.value, 4);
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

}  // namespace berthier::grande_tactique
