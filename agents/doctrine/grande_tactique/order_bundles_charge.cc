// Charges as bundles: who can get at whom, alone and two together.
#include <algorithm>
#include <vector>

#include "agents/doctrine/grande_tactique/order_bundles.h"
#include "engine/geometry/polygon.h"
#include "engine/rulesets/grande_tactique/board/charge_order.h"
#include "engine/rulesets/grande_tactique/board/readiness.h"
#include "engine/rulesets/grande_tactique/command/unit_orders.h"
#include "engine/rulesets/grande_tactique/facts/tables.h"
#include "engine/rulesets/grande_tactique/movement/mover.h"
#include "engine/tabletop/contact.h"
#include "engine/tabletop/tolerance.h"

namespace berthier::grande_tactique {
namespace {

// The mover's poses against one target, the promising ones first.
struct Approach {
  Pose pose;
  Aspect aspect;
  int rank;
};

}  // namespace

void BundleGenerator::CollectWays(const UnitView& u, int factor) {
  if (u.guns() || !u.coherent || u.square) return;
  const UnitState& unit = f_.unit(u.id);
  const int stop = u.firing ? kPrices.firing * factor : 0;
  bool touches = false;
  for (const UnitView& e : army_.enemies(side_)) {
    if (e.silenced || (e.in_woods && u.rides())) continue;
    const double distance = Norm(e.at - u.at);
    if (distance > 4.5) continue;
    // In contact already.
    if (!FrontTouches(f_, u.id, e.id)) continue;
    touches = true;
    if (!u.firing && !CheckCharge(f_, u.id, e.id).ok()) continue;
    Order order = OrderTo(f_, Verb::kCharge, u.id);
    order.object = f_.scenario.Entity(e.id);
    ways_.push_back({u.id, e.id, order, kPrices.charge * factor + stop, stop,
                     unit.pose(), AspectToward(f_, u.id, e.id), false});
  }
  if (u.firing || (touches && u.foot()) || u.in_area) return;
  if (!CheckMayMove(f_, u.id).ok()) return;
  Departure departure;
  if (!FindDeparture(f_, u.id, {}, departure).ok()) return;
  bool made = false;
  // The mover is only made if somebody is near enough.
  const auto near = [&](const UnitView& e) {
    return !e.silenced && !(e.in_woods && u.rides()) &&
           Norm(e.at - u.at) <=
               u.reach + u.half_depth + e.half_front + e.half_depth + 0.6;
  };
  for (const UnitView& e : army_.enemies(side_)) made = made || near(e);
  if (!made) return;
  const Mover mover(f_, departure);
  for (const UnitView& e : army_.enemies(side_)) {
    if (near(e)) CollectWaysTo(u, e, mover, factor);
  }
}

void BundleGenerator::CollectWaysTo(const UnitView& u, const UnitView& e,
                                    const Mover& mover, int factor) {
  const BaseSize size = BaseOf(f_, u.id);
  const Block began = MakeBlock(mover.departure().pose, size);
  PoseList poses;
  AddContactPoses(f_, mover, e.id, poses);
  std::vector<Approach> approaches;
  approaches.reserve(poses.view().size());
  for (const Pose& pose : poses.view()) {
    const Aspect aspect =
        e.square || e.in_area
            ? Aspect::kFront
            : AspectOf(began.corners(), MakeBlock(pose, size),
                       f_.unit(e.id).pose(), BaseOf(f_, e.id));
    approaches.push_back({pose, aspect,
                          PoseList::kCapacity * -static_cast<int>(aspect) +
                              static_cast<int>(approaches.size())});
  }
  std::sort(
      approaches.begin(), approaches.end(),
      [](const Approach& a, const Approach& b) { return a.rank < b.rank; });
  // A few ways, so that two find room side by side.
  const int wanted = effort_ == Effort::kFull ? 4 : 1;
  int found = 0;
  for (const Approach& approach : approaches) {
    Movement movement;
    if (!mover.To(approach.pose, e.id, SearchDepth::kTwoLegs, movement).ok()) {
      continue;
    }
    // It may not charge if it is disrupted on the way (GT-MOV-16).
    if (IsSome(movement.passed) && u.foot()) continue;
    Order order = OrderTo(f_, Verb::kMoveAndCharge, u.id);
    order.object = f_.scenario.Entity(e.id);
    order.pose = approach.pose;
    ways_.push_back({u.id, e.id, order,
                     (kPrices.move + kPrices.charge) * factor, 0, movement.end,
                     approach.aspect, true});
    if (++found == wanted) break;
  }
}

double BundleGenerator::ValueOfWays(const Way& a, const Way* b,
                                    const Stance& stance) const {
  const UnitView& t = *army_.Find(a.target);
  // Charges on it that are ordered already.
  double beside = 0;
  bool helped = b != nullptr;
  for (const UnitView& v : army_.units(side_)) {
    if (f_.unit(v.id).charge_target == a.target) {
      helped = true;
      beside += v.points;
    }
  }
  const auto aspects = [&](ChargeTerms& terms, Aspect own) {
    if (b == nullptr || t.square || t.in_area) return;
    const Aspect other = own == a.aspect && b != nullptr ? b->aspect : a.aspect;
    if (other == own) return;
    if (other == Aspect::kFlank) terms.defence -= 1;
    if (other == Aspect::kRear) terms.defence -= 2;
  };
  const auto led_by = [&](const Way& way, double helpers) {
    const UnitView& u = *army_.Find(way.unit);
    const auto value_against = [&](const UnitView& target) {
      ChargeTerms terms = EstimateCharge(u, target, way.aspect, helped);
      aspects(terms, way.aspect);
      if (army_.OverCrest(u.at, t.at)) --terms.defence;  // GT-MOR-29
      const ChargeOdds odds = OddsOfCharge(terms);
      const double gain =
          ValueOfCharge(army_, u, target, odds, helpers, Depth::kOne);
      // What a charge may cost weighs more or less by stance.
      const double risk = odds.refused * CostOfDisorder(army_, u) +
                          odds.routed * CostOfRout(army_, u);
      const double worth = gain - (stance.charge_fear - 1) * risk;
      // So small a chance is no plan, whatever it might win.
      return odds.success() < stance.least_chance ? std::min(worth, 0.0)
                                                  : worth;
    };
    double value = value_against(t);
    const double shaken = shaken_[static_cast<size_t>(t.id)];
    if (shaken > 0 && t.coherent) {
      UnitView soft = t;
      soft.coherent = false;
      soft.stand -= 1;
      soft.use = 0.8;
      value += shaken * (value_against(soft) - value);
    }
    return value;
  };
  double value =
      led_by(a, beside + (b != nullptr ? f_.data(b->unit).points : 0.0));
  if (b != nullptr) {
    value = std::max(value, led_by(*b, beside + f_.data(a.unit).points));
  }
  return beside > 0 && b == nullptr ? ValueBeside(a, beside, value) : value;
}

// Only what this one adds to those who charge anyway, of `beside` points: help,
// and a share of what may go wrong. `value`: if it leads.
double BundleGenerator::ValueBeside(const Way& a, double beside,
                                    double value) const {
  const UnitView& t = *army_.Find(a.target);
  const UnitView& u = *army_.Find(a.unit);
  double best = 0;
  for (const UnitView& v : army_.units(side_)) {
    if (f_.unit(v.id).charge_target != a.target) continue;
    const Aspect aspect = AspectToward(f_, v.id, a.target);
    const bool others = beside > v.points;
    const ChargeOdds alone = OddsOfCharge(EstimateCharge(v, t, aspect, others));
    best = std::max(best, ValueOfCharge(army_, v, t, alone, beside - v.points,
                                        Depth::kOne));
    ChargeTerms joint = EstimateCharge(v, t, aspect, true);
    if (a.aspect != aspect && !t.square && !t.in_area) {
      joint.defence -= static_cast<int>(a.aspect);
    }
    value = std::max(value,
                     ValueOfCharge(army_, v, t, OddsOfCharge(joint),
                                   beside - v.points + u.points, Depth::kOne));
  }
  return value - best;
}

// Foot may come into contact only to fire (GT-MOV-24): beaten, a coherent
// firer suffers next to nothing (GT-FIR-47).
void BundleGenerator::CollectFireInContact(
    const Way& way, const Stance& stance,
    std::vector<OrderBundle>& bundles) const {
  const UnitView& u = *army_.Find(way.unit);
  const UnitView& t = *army_.Find(way.target);
  if (!u.foot() || !way.moves || t.guns() || !t.effective) return;
  const int net = (t.coherent ? 0 : 1) + (t.square ? 1 : 0) -
                  (t.foot() && t.in_area && !t.in_woods ? 1 : 0);
  const bool replies = way.aspect == Aspect::kFront || t.square || t.in_area;
  const double place =
      ValueAt(u, way.pose, stance, ValueOfPlace(army_, u, stance));
  OrderBundle bundle = {.task = Task::kCharge,
                        .price = way.price,  // a move and one more, as a charge
                        .value = ValueOfVolley(army_, t, net, false, false) +
                                 ValueOfFixing(army_, t, replies) + place,
                        .units = {},
                        .target = way.target};
  if (bundle.value <= 0) return;
  bundle.units.Add(u.id);
  Order move = way.order;
  move.verb = static_cast<uint8_t>(Verb::kMove);
  move.object = EntityId::kNone;
  bundle.Add(move);
  bundle.Add(OrderTo(f_, Verb::kStartFiring, u.id));
  bundles.push_back(bundle);
}

void BundleGenerator::CollectCharges(const Stance& stance,
                                     std::vector<OrderBundle>& bundles) {
  const auto add = [&](OrderBundle& bundle, const Way& way) {
    bundle.units.Add(way.unit);
    bundle.price += way.price;
    if (way.stop_firing > 0) {
      bundle.Add(OrderTo(f_, Verb::kStopFiring, way.unit));
    }
    bundle.Add(way.order);
  };
  for (size_t i = 0; i < ways_.size(); ++i) {
    const Way& a = ways_[i];
    CollectFireInContact(a, stance, bundles);
    const double alone = ValueOfWays(a, nullptr, stance);
    if (alone > 0) {
      OrderBundle bundle = {
          .task = Task::kCharge, .value = alone, .target = a.target};
      add(bundle, a);
      bundles.push_back(bundle);
    }
    for (size_t j = i + 1; j < ways_.size(); ++j) {
      const Way& b = ways_[j];
      if (b.target != a.target || b.unit == a.unit) continue;
      const Block one = MakeBlock(a.pose, BaseOf(f_, a.unit));
      const Block two = MakeBlock(b.pose, BaseOf(f_, b.unit));
      if (Overlaps(one.corners(), two.corners(), kPenetration)) continue;
      const double together = ValueOfWays(a, &b, stance);
      if (together <= std::max(alone, 0.0)) continue;
      OrderBundle bundle = {
          .task = Task::kCharge, .value = together, .target = a.target};
      // Who stands in contact needs no room on the way.
      add(bundle, a.moves ? b : a);
      add(bundle, a.moves ? a : b);
      bundles.push_back(bundle);
    }
  }
}

}  // namespace berthier::grande_tactique
