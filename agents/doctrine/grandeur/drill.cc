#include "agents/doctrine/grandeur/drill.h"

#include <algorithm>
#include <cstdlib>

#include "engine/rulesets/grandeur/activation/eligible.h"
#include "engine/rulesets/grandeur/board/frames.h"
#include "engine/rulesets/grandeur/board/outlines.h"
#include "engine/rulesets/grandeur/charge/targets.h"
#include "engine/rulesets/grandeur/combat/fire.h"
#include "engine/rulesets/grandeur/combat/melee_dice.h"
#include "engine/rulesets/grandeur/command/leaders.h"
#include "engine/rulesets/grandeur/grandeur_view.h"
#include "engine/rulesets/grandeur/movement/moves.h"
#include "engine/rulesets/grandeur/orders/candidates.h"
#include "engine/rulesets/grandeur/orders/orders.h"

namespace berthier::grandeur {
namespace {

constexpr int kMostBehind = 2;  // dice in melee, to charge all the same
constexpr int kNear = 22;       // U: time to rally, and to keep in order
constexpr int kGunsHalt = 25;   // U from the enemy
constexpr int kMostPhases = 2;  // far from the enemy
constexpr int kWorthARide = 8;  // U
constexpr int kOffFront =
    60;  // quarter degrees that ask for a wheel near the enemy
constexpr int kOffFarFront = 160;  // ... and far from him

bool Is(const Order& order, Verb verb) {
  return static_cast<Verb>(order.verb) == verb;
}

}  // namespace

void DrillAgent::Begin(const Game& /*game*/, Side /*side*/, uint64_t seed) {
  source_ = RandomSource(seed);
}

Order DrillAgent::Any(std::initializer_list<Verb> verbs) {
  for (const Verb verb : verbs) {
    for (const Order& order : orders_) {
      if (Is(order, verb)) return order;
    }
  }
  return orders_[source_.Below(static_cast<uint32_t>(orders_.size()))];
}

// D2, D3
Order DrillAgent::Next(PositionView f) {
  // From the front to the rear, so that nobody is in the way.
  UnitId next = UnitId::kNone;
  int64_t least = 0;
  f.scenario.corps_data(f.state.corps).units.ForEach([&](UnitId u) {
    if (!IsEligible(f, u)) return;
    const UnitId e = NearestEnemy(f, u);
    const int64_t far =
        IsSome(e) ? NormSquared(f.unit(e).centre - f.unit(u).centre) : 0;
    if (IsSome(next) && far >= least) return;
    next = u;
    least = far;
  });
  if (IsSome(next)) return OrderOf(f, Verb::kActivate, next);
  for (const LeaderId l : f.scenario.side(f.state.active).leaders) {
    Order ride = OrderOf(f, Verb::kRide, l);
    ride.pose.centre = PostOf(f, l);
    const Length far = LengthOf(ride.pose.centre - f.state.leader(l).pos);
    if (far >= Units(f, kWorthARide) && CheckLeaderMove(f, ride).ok()) {
      return ride;
    }
  }
  return OrderOf(Verb::kEndCorps);
}

std::optional<Order> DrillAgent::ShotOf(PositionView f, UnitId u) {
  std::vector<UnitId> targets;
  f.foes(u).units.ForEach([&](UnitId e) {
    if (f.unit(e).on_table() && MayShoot(f, u, e, ShotKind::kActive, 0)) {
      targets.push_back(e);
    }
  });
  if (targets.empty()) return std::nullopt;
  Order order = OrderOf(Verb::kFire);
  order.object = f.scenario.Entity(
      targets[source_.Below(static_cast<uint32_t>(targets.size()))]);
  return order;
}

std::optional<Order> DrillAgent::ChargeOf(PositionView f, UnitId u) const {
  if (!CheckAnyPhase(f, u).ok()) return std::nullopt;
  const UnitId e = ChargeTarget(f, u).unit;
  if (!IsSome(e)) return std::nullopt;
  const int behind =
      MeleeDice(f, {e, u, false, false}) - MeleeDice(f, {u, e, true, false});
  if (behind > kMostBehind) return std::nullopt;
  Order order = OrderOf(f, Verb::kCharge, u);
  order.object = f.scenario.Entity(e);
  return order;
}

std::optional<Order> DrillAgent::MarchOf(PositionView f, UnitId u) const {
  const UnitId e = NearestEnemy(f, u);
  if (!IsSome(e) || InBua(f, u) || !CheckAnyPhase(f, u).ok()) {
    return std::nullopt;
  }
  const Heading ahead = f.unit(u).heading;
  const Length gap = DistanceBetween(f, u, e);
  const int most =
      gap > Units(f, kNear) && f.data(u).discipline != Discipline::kC
          ? kMostPhases
          : 1;
  if (f.unit(u).phases >= most) return std::nullopt;
  const int off = ahead.TurnTo(Toward(f, u, e));
  const int off_front = gap > Units(f, 2 * kNear) ? kOffFarFront : kOffFront;
  if (std::abs(off) >= off_front) {
    const int turn = GreatestWheel(f.data(u).base.front, MoveOf(f, u));
    Order wheel = OrderOf(f, Verb::kWheel, u);
    wheel.pose.heading = ahead.Turned(std::clamp(off, -turn, turn));
    if (CheckOrder(f, wheel).ok()) return wheel;
  }
  if (f.data(u).is_artillery() && gap < Units(f, kGunsHalt)) {
    return std::nullopt;
  }
  for (const int part : {4, 2, 1}) {
    const Order order = MoveBy(f, Verb::kForward, u, ahead,
                               GreatestAdvance(f, u, false) * part / 4);
    if (CheckOrder(f, order).ok()) return order;
  }
  return std::nullopt;
}

// D4 to D8
Order DrillAgent::Act(PositionView f) {
  const UnitId u = ActingUnit(f.state);
  const UnitId e = NearestEnemy(f, u);
  const bool near = IsSome(e) && DistanceBetween(f, u, e) <= Units(f, kNear);
  for (const Verb verb : {Verb::kFight, Verb::kRally}) {
    if (verb == Verb::kRally && !near) continue;
    if (CheckOrder(f, OrderOf(verb)).ok()) return OrderOf(verb);
  }
  if (!f.unit(u).Has(Flag::kFired)) {
    if (const std::optional<Order> shot = ShotOf(f, u)) return *shot;
  }
  if (const std::optional<Order> charge = ChargeOf(f, u)) return *charge;
  if (const std::optional<Order> march = MarchOf(f, u)) return *march;
  for (const Verb verb : {Verb::kPass, Verb::kStop}) {
    if (CheckOrder(f, OrderOf(verb)).ok()) return OrderOf(verb);
  }
  return Any({});
}

Choice DrillAgent::Decide(const Game& game, const Position& view,
                          Side /*side*/) {
  const PositionView f = ViewOf(game, view);
  const auto say = [](const Order& order) {
    return Choice{.order = order, .thoughts = {}};
  };
  const auto decision = static_cast<Decision>(f.state.awaits.kind);
  if (decision == Decision::kNext) return say(Next(f));
  orders_.clear();
  game.Propose(view, orders_);
  switch (decision) {
    case Decision::kAct:
    case Decision::kContinue:
      return say(Act(f));
    case Decision::kRespond:
      return say(
          Any({f.data(TopFrame(f.state).unit).is_cavalry() ? Verb::kFormSquare
                                                           : Verb::kStand,
               Verb::kStand}));
    case Decision::kReact:
      return say(Any({Verb::kOpportunityFire, Verb::kOpportunityCharge}));
    case Decision::kPress:
      return say(Any({Verb::kPress}));
    default:
      return say(Any(
          {Verb::kPursue, Verb::kDissolve, Verb::kEndTerrain, Verb::kAccept}));
  }
}

}  // namespace berthier::grandeur
