#include "agents/doctrine/simple_grand_tactical/drill.h"

#include <algorithm>

#include "agents/doctrine/simple_grand_tactical/judgement.h"
#include "engine/rulesets/simple_grand_tactical/facts/tables.h"
#include "engine/rulesets/simple_grand_tactical/movement/leaders.h"
#include "engine/rulesets/simple_grand_tactical/movement/movement.h"
#include "engine/rulesets/simple_grand_tactical/orders/propose.h"
#include "engine/rulesets/simple_grand_tactical/simple_grand_tactical_view.h"

namespace berthier::simple_grand_tactical {
namespace {

constexpr double kHorseWaits = 24;    // cm from the enemy
constexpr double kHorseIsNear = 14;   // cm: time to form square
constexpr double kGroundFirst = 1.5;  // so much farther ground may lie
constexpr int kLeastLead = -1;        // in melee, to charge

Order Plain(Verb verb) { return {.verb = static_cast<uint8_t>(verb)}; }

bool Is(const Order& order, Verb verb) {
  return static_cast<Verb>(order.verb) == verb;
}

bool IsLegal(PositionView f, const Order& order) {
  return CheckMoveOrder(f, order, MoveOccasion::kMovementPhase).ok();
}

// In melee, before the dice.
int LeadOf(const UnitView& u, const UnitView& e) {
  return ScoreOf(u, e, u.disordered, false) -
         ScoreOf(e, u, e.disordered, false);
}

// It is the nearest to ground that is held, and stands on it.
bool Guards(const ArmyView& army, const UnitView& u) {
  const size_t own = static_cast<size_t>(u.data->side);
  for (const Objective& o : army.objectives()) {
    const double far = Norm(o.at - u.at);
    if (o.gain[own] == 0 && far <= o.radius && far <= o.nearest[own]) {
      return true;
    }
  }
  return false;
}

const UnitView* NearestEnemy(const ArmyView& army, const UnitView& u) {
  const UnitView* nearest = nullptr;
  double least = kMisses;
  for (const UnitView& e : army.enemies(u.data->side)) {
    double gap = GapOf(u, e);
    if (u.horse() && e.square()) gap += 20;
    if (gap >= least) continue;
    least = gap;
    nearest = &e;
  }
  return nearest;
}

}  // namespace

void DrillAgent::Begin(const Game& /*game*/, Side /*side*/, uint64_t seed) {
  source_ = RandomSource(seed);
}

// ---- Moves ------------------------------------------------------------------

std::optional<Order> DrillAgent::AttackOf(const ArmyView& army,
                                          const UnitView& u) const {
  const PositionView f = army.field();
  if (u.guns() || !u.column()) return std::nullopt;
  const double rate = RateOf(*u.data, u.formation) - kInside;
  std::optional<Order> best;
  double least = kMisses;
  for (const UnitView& e : army.enemies(u.data->side)) {
    if (IsFarther(u, e, rate) || LeadOf(u, e) < kLeastLead) continue;
    const Spot off = e.at - u.at;
    const Spot way = off * (1 / Norm(off));
    const bool ahead = Dot(way, u.dir) > kHalfRight;
    const Heading heading = ahead ? f.unit(u.id).heading : HeadingOf(off);
    const UnitView start = army.At(u, u.at, WayOf(heading), u.formation);
    const double length = TouchOf(start, way, e);
    if (length > (ahead ? rate : rate / 2) || length >= least) continue;
    Order order = Plain(Verb::kMove);
    order.subject = f.scenario.Entity(u.id);
    order.pose = {InTicks(u.at + way * length), heading};
    if (!IsLegal(f, order)) continue;
    best = order;
    least = length;
  }
  return best;
}

std::optional<Order> DrillAgent::MarchFor(const ArmyView& army,
                                          const UnitView& u, Spot goal,
                                          double stop) const {
  const PositionView f = army.field();
  const Spot off = goal - u.at;
  const double far = Norm(off);
  if (far - stop < 0.5) return std::nullopt;
  const Spot way = off * (1 / far);
  const double rate = RateOf(*u.data, u.formation) - kInside;
  Order order = Plain(Verb::kMove);
  order.subject = f.scenario.Entity(u.id);
  const bool ahead = Dot(way, u.dir) > kHalfRight;
  for (const int aside : {0, 100, -100, 160, -160}) {
    const Heading to = HeadingOf(way).Turned(aside);
    const Spot there = WayOf(to);
    const bool steady = ahead && Dot(there, u.dir) > kHalfRight;
    for (const double part : {1.0, 0.6, 0.3}) {
      const double length =
          std::min(far - stop, (steady ? rate : rate / 2) * part);
      order.pose = {InTicks(u.at + there * length),
                    steady ? f.unit(u.id).heading : to};
      if (IsLegal(f, order)) return order;
    }
  }
  return std::nullopt;
}

std::optional<Order> DrillAgent::FormFor(const ArmyView& army,
                                         const UnitView& u, Formation formation,
                                         Spot way) const {
  const PositionView f = army.field();
  Order order = Plain(Verb::kForm);
  order.subject = f.scenario.Entity(u.id);
  order.manner = formation == u.formation ? kNoChange : FormAs(formation);
  order.pose.heading = HeadingOf(way);
  return IsLegal(f, order) ? std::optional(order) : std::nullopt;
}

std::optional<Order> DrillAgent::OrderOfGuns(const ArmyView& army,
                                             const UnitView& u,
                                             const UnitView& enemy) const {
  const Spot way = enemy.at - u.at;
  const int normal = kGunRanges[static_cast<size_t>(u.data->gun_class)];
  const UnitView there =
      army.At(u, u.at, way * (1 / Norm(way)), Formation::kUnlimbered);
  const bool in_range = ValueOfShot(there, enemy) > 0 &&
                        GapOf(there, enemy) <= 2 * normal &&
                        army.HasLine(there, enemy);
  if (u.formation == Formation::kUnlimbered) {
    if (in_range) {
      if (u.InFrontZone(enemy.at)) return std::nullopt;
      return FormFor(army, u, Formation::kUnlimbered, way);
    }
    return FormFor(army, u, Formation::kLimbered, way);
  }
  if (in_range) return FormFor(army, u, Formation::kUnlimbered, way);
  return MarchFor(army, u, enemy.at, 1.5 * normal);
}

std::optional<Order> DrillAgent::OrderFor(const ArmyView& army,
                                          const UnitView& u) const {
  const UnitView* enemy = NearestEnemy(army, u);
  if (enemy == nullptr) return std::nullopt;
  if (u.guns()) return OrderOfGuns(army, u, *enemy);
  if (u.foot() && Guards(army, u)) return std::nullopt;
  if (const std::optional<Order> attack = AttackOf(army, u)) return attack;
  if (!u.column()) return FormFor(army, u, Formation::kColumn, u.dir);
  if (u.horse()) return MarchFor(army, u, enemy->at, kHorseWaits);
  // Ground that is not held, unless an enemy is much nearer.
  const size_t own = static_cast<size_t>(u.data->side);
  const Objective* goal = nullptr;
  double least = kGroundFirst * Norm(enemy->at - u.at);
  for (const Objective& o : army.objectives()) {
    const double far = Norm(o.at - u.at);
    if (o.gain[own] == 0 || far >= least || far > o.nearest[own] + 1) continue;
    least = far;
    goal = &o;
  }
  if (goal != nullptr) {
    if (least <= goal->radius) return std::nullopt;
    const std::optional<Order> march = MarchFor(army, u, goal->at, 0);
    if (march) return march;
  }
  return MarchFor(army, u, enemy->at, 0);
}

// To the middle of his corps.
std::optional<Order> DrillAgent::RideFor(const ArmyView& army,
                                         GeneralId g) const {
  const PositionView f = army.field();
  const GeneralState& general = f.state.general(g);
  const GeneralData& data = f.scenario.general(g);
  if (!general.on_table() || general.moved != 0 ||
      data.rank != Rank::kCorpsCommander) {
    return std::nullopt;
  }
  Spot sum;
  double n = 0;
  for (const UnitView& u : army.units(data.side)) {
    if (u.data->corps != data.corps) continue;
    sum = sum + u.at;
    n += 1;
  }
  if (n == 0) return std::nullopt;
  const Spot from = InCm(general.pos);
  const Spot way = sum * (1 / n) - army.Ahead(data.side) * 8 - from;
  const double far = Norm(way);
  if (far < 8) return std::nullopt;
  Order order = Plain(Verb::kRide);
  order.subject = f.scenario.Entity(g);
  order.pose.centre = InTicks(from + way * (std::min(far, 29.0) / far));
  return CheckLeaderMove(f, order).ok() ? std::optional(order) : std::nullopt;
}

Order DrillAgent::Move(const ArmyView& army, Side side) {
  const PositionView f = army.field();
  for (const UnitView& u : army.units(side)) {
    if (u.moved || !u.free()) continue;
    if (const std::optional<Order> order = OrderFor(army, u)) return *order;
  }
  for (int i = 0; i < f.scenario.general_count(); ++i) {
    const GeneralId g = MakeId<GeneralId>(i);
    if (f.scenario.general(g).side != side) continue;
    if (const std::optional<Order> ride = RideFor(army, g)) return *ride;
  }
  return Plain(Verb::kEndMoves);
}

// ---- Everything else --------------------------------------------------------

Order DrillAgent::Any() {
  for (const Order& order : orders_) {
    if (Is(order, Verb::kStand) || Is(order, Verb::kUseGeneral) ||
        Is(order, Verb::kCommit)) {
      return order;
    }
  }
  return orders_[source_.Below(static_cast<uint32_t>(orders_.size()))];
}

Order DrillAgent::Rally() const {
  for (const Order& order : orders_) {
    if (Is(order, Verb::kPass)) return order;
  }
  for (const Order& order : orders_) {
    if (order.manner == 1) return order;
  }
  return orders_.front();
}

Order DrillAgent::Fire(const ArmyView& army) {
  const PositionView f = army.field();
  std::vector<Order> shots;
  for (const Order& order : orders_) {
    if (Is(order, Verb::kFire)) shots.push_back(order);
    if (!Is(order, Verb::kFormSquare)) continue;
    const UnitView& u = army.unit(f.scenario.As<UnitId>(order.subject));
    for (const UnitView& e : army.enemies(u.data->side)) {
      if (e.horse() && e.free() && GapOf(u, e) < kHorseIsNear) return order;
    }
  }
  if (shots.empty()) return Plain(Verb::kEndFire);
  return shots[source_.Below(static_cast<uint32_t>(shots.size()))];
}

Order DrillAgent::ChargeOf(const ArmyView& army) const {
  const PositionView f = army.field();
  for (const Order& order : orders_) {
    if (!Is(order, Verb::kCharge)) continue;
    const UnitView& u = army.unit(f.scenario.As<UnitId>(order.subject));
    const UnitView& e = army.unit(f.scenario.As<UnitId>(order.object));
    if (LeadOf(u, e) >= kLeastLead) return order;
  }
  return orders_.back();
}

Choice DrillAgent::Decide(const Game& game, const Position& view, Side side) {
  const PositionView f = ViewOf(game, view);
  const ArmyView army(f);
  const auto say = [](const Order& order) {
    return Choice{.order = order, .thoughts = {}};
  };
  const auto decision = static_cast<Decision>(f.state.awaits.kind);
  if (decision == Decision::kMove) return say(Move(army, side));
  orders_.clear();
  game.Propose(view, orders_);
  switch (decision) {
    case Decision::kDeploy:
    case Decision::kArrive:
      return say(orders_.front());
    case Decision::kRally:
      return say(Rally());
    case Decision::kDefend:
    case Decision::kFire:
      return say(Fire(army));
    case Decision::kCharge:
      return say(ChargeOf(army));
    default:
      return say(Any());
  }
}

}  // namespace berthier::simple_grand_tactical
