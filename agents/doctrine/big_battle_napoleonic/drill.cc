#include "agents/doctrine/big_battle_napoleonic/drill.h"

#include <algorithm>

#include "agents/doctrine/big_battle_napoleonic/judgement.h"
#include "engine/rulesets/big_battle_napoleonic/candidates.h"
#include "engine/rulesets/big_battle_napoleonic/insight.h"
#include "engine/rulesets/big_battle_napoleonic/sequence.h"
#include "engine/rulesets/big_battle_napoleonic/tables.h"

namespace berthier::big_battle_napoleonic {
namespace {

constexpr double kMusketsOpen = 3.8;  // inches: near enough to stand and fire
constexpr double kHorseWaits = 9;     // inches from the enemy
constexpr int kLeastLead = -3;        // of factors, to charge
constexpr double kGroundFirst = 2.5;  // so much farther ground may lie
constexpr uint8_t kPlain = MannerOf(Drill::kNone, Drill::kNone);

Order Plain(Verb verb) { return {.verb = static_cast<uint8_t>(verb)}; }
Order Plain(Field f, Verb verb, UnitId u) {
  return {.verb = static_cast<uint8_t>(verb), .subject = f.scenario.Entity(u)};
}

// Not routing, the nearest.
const Stand* NearestEnemy(const Lay& lay, const Stand& u) {
  const Stand* nearest = nullptr;
  for (const Stand& e : lay.enemies(u.data->side)) {
    if (!e.routing &&
        (nearest == nullptr || GapOf(u, e) < GapOf(u, *nearest))) {
      nearest = &e;
    }
  }
  return nearest;
}

uint8_t MannerOfReform(Formation formation) {
  uint8_t m = 0;
  while (ReformMannerOf(m).formation != formation) ++m;
  return m;
}

}  // namespace

void DrillAgent::Begin(const Game& /*game*/, Side /*side*/, uint64_t seed) {
  source_ = RandomSource(seed);
}

std::optional<Order> DrillAgent::ChargeFor(const Lay& lay,
                                           const Stand& u) const {
  const Field f = lay.field();
  std::optional<Order> best;
  int most = kLeastLead - 1;
  for (const Stand& e : lay.enemies(u.data->side)) {
    if (u.guns() || !InChargeReach(f, u.id, e.id)) continue;
    // Friends who are on it, or can come on too, support.
    int support = 0;
    for (const Stand& other : lay.units(u.data->side)) {
      if (other.id == u.id || !other.foot() || other.routing) continue;
      const bool comes = ContactBetween(f.state, other.id, e.id) >= 0 ||
                         (f.unit(other.id).order == UnitOrder::kNone &&
                          f.unit(other.id).Has(Flag::kCommanded) &&
                          InChargeReach(f, other.id, e.id));
      if (comes) support += EligibleBases(other);
    }
    const int lead = FactorsOf(u, e, Facing::kFront,
                               lay.DefendedAt(e, u.at)) +
                     SupportFactor(support) -
                     FactorsOf(e, u, Facing::kFront, Defended::kNone);
    if (lead <= most) continue;
    const Order order = ChargeOrder(f, u.id, e.id, Aim::kMiddle);
    if (!CheckOrder(f, order).ok()) continue;
    best = order;
    most = lead;
  }
  return best;
}

std::optional<Order> DrillAgent::MarchFor(const Lay& lay, const Stand& u,
                                          Spot goal, double stop) const {
  const Field f = lay.field();
  const Point at = PointAt(goal);
  if (at == f.unit(u.id).centre) return std::nullopt;
  const double far = Norm(goal - u.at) - stop;
  if (far <= 0.2) return std::nullopt;
  const int straight = f.unit(u.id).heading.TurnTo(AimAt(f, u.id, at));
  for (const int off : {0, -120, 120, -240, 240}) {
    const int turn = straight + off;
    const Length most = LongestAdvance(f, u.id, turn);
    for (const int quarters : {4, 3, 2, 1}) {
      const Length length =
          std::min(most * quarters / 4,
                   InchHundredths(static_cast<int32_t>(100 * far)));
      const Order order = MoveOrder(f, u.id, turn, length, kPlain);
      if (CheckOrder(f, order).ok()) return order;
    }
  }
  return std::nullopt;
}

Order DrillAgent::OrderFor(const Lay& lay, const Stand& u) {
  const Field f = lay.field();
  const auto legal = [&](const Order& order) {
    return CheckOrder(f, order).ok();
  };
  if (u.disordered) {
    const Order rally = Plain(f, Verb::kRally, u.id);
    if (legal(rally)) return rally;
  }
  if (const std::optional<Order> charge = ChargeFor(lay, u)) return *charge;
  const Order hold = Plain(f, Verb::kHold, u.id);
  const Stand* enemy = NearestEnemy(lay, u);
  if (enemy == nullptr) return hold;
  const double gap = GapOf(u, *enemy);
  if (u.guns()) {
    const double range = u.data->kind == Kind::kHorseArtillery
                             ? kRanges.horse_medium
                             : kRanges.heavy_medium;
    Order drill = Plain(f, Verb::kReform, u.id);
    if (u.formation == Formation::kUnlimbered) {
      if (BestShot(lay, u) > 0 || gap < range) return hold;
      drill.manner = MannerOfReform(Formation::kLimbered);
    } else if (gap < range) {
      drill.manner = MannerOfReform(Formation::kUnlimbered);
    } else {
      return MarchFor(lay, u, enemy->at, range - 1).value_or(hold);
    }
    return legal(drill) ? drill : hold;
  }
  if (u.horse()) {
    const Order counter = Plain(f, Verb::kCounter, u.id);
    if (gap < kHorseWaits + 4 && legal(counter)) return counter;
    return MarchFor(lay, u, enemy->at, kHorseWaits).value_or(hold);
  }
  // The ground that is not held, unless an enemy is much nearer.
  Spot goal = enemy->at;
  double stop = kMusketsOpen;
  double nearest = kGroundFirst * Norm(goal - u.at);
  for (const Objective& o : lay.objectives()) {
    const bool ours = o.held == (u.data->side == Side::kFirst ? 1 : -1);
    const double far = Norm(o.at - u.at);
    if (ours || far >= nearest) continue;
    nearest = far;
    goal = o.at;
    stop = 0;
  }
  if (stop > 0 && gap < kMusketsOpen) return hold;
  if (u.in_line() || u.square()) {
    // Lines hardly move.
    Order column = Plain(f, Verb::kReform, u.id);
    column.manner = MannerOfReform(Formation::kColumn);
    if (gap > 2 * kMusketsOpen && legal(column)) return column;
  }
  return MarchFor(lay, u, goal, stop).value_or(hold);
}

// To the middle of those he commands.
std::optional<Order> DrillAgent::RideFor(const Lay& lay, GeneralId g) const {
  const Field f = lay.field();
  if (f.state.general(g).moved != 0 || !f.state.general(g).on_table()) {
    return std::nullopt;
  }
  Spot sum;
  double n = 0;
  for (const Stand& u : lay.units(f.scenario.general(g).side)) {
    if (u.routing || !MayCommand(f, g, u.id)) continue;
    const CorpsId corps = f.scenario.general(g).corps;
    if (IsSome(corps) && f.data(u.id).corps != corps) continue;
    sum = sum + u.at;
    n += 1;
  }
  if (n == 0) return std::nullopt;
  const Spot from = SpotOf(f.state.general(g).pos);
  const Spot way = sum * (1 / n) - from;
  const double far = Norm(way);
  if (far < 2) return std::nullopt;
  Order order = {.verb = static_cast<uint8_t>(Verb::kMoveGeneral),
                 .subject = f.scenario.Entity(g)};
  for (const double part : {1.0, 0.5}) {
    const double ride = std::min(part * far, kAllowances.general - 0.1);
    order.pose.centre = PointAt(from + way * (ride / far));
    if (CheckOrder(f, order).ok()) return order;
  }
  return std::nullopt;
}

Order DrillAgent::AnyOf(Field f) {
  orders_.clear();
  ProposeOrders(f, orders_);
  return orders_[source_.Below(static_cast<uint32_t>(orders_.size()))];
}

Choice DrillAgent::Decide(const Game& game, const Position& view,
                          Side side) {
  const Field f = FieldOf(game, view);
  const Lay lay(f);
  const auto say = [](const Order& order) {
    return Choice{.order = order, .thoughts = {}};
  };
  switch (static_cast<Decision>(f.state.awaits_kind)) {
    case Decision::kDeploy:
      return say(game.ProposeOne(view, source_));
    case Decision::kRally:
      // All who may, one after the other; the end of it is the last.
      orders_.clear();
      game.Propose(view, orders_);
      return say(orders_.front());
    case Decision::kOrder:
      for (const Stand& u : lay.units(side)) {
        if (MayBeOrdered(f, u.id)) return say(OrderFor(lay, u));
      }
      orders_.clear();
      for (int i = 0; i < f.scenario.unit_count(); ++i) {
        if (MayEnter(f, MakeId<UnitId>(i))) {
          game.Propose(view, orders_);
          return say(orders_.front());
        }
      }
      for (int i = 0; i < f.scenario.general_count(); ++i) {
        const GeneralId g = MakeId<GeneralId>(i);
        if (f.scenario.general(g).side != side) continue;
        if (const std::optional<Order> ride = RideFor(lay, g)) {
          return say(*ride);
        }
      }
      return say(Plain(Verb::kEndMoves));
    case Decision::kEnemyCounter:
    case Decision::kOwnCounter:
      for (const Stand& u : lay.units(side)) {
        if (!MayBeOrdered(f, u.id)) continue;
        if (const std::optional<Order> charge = ChargeFor(lay, u)) {
          return say(*charge);
        }
      }
      return say(Plain(Verb::kEndCounters));
    case Decision::kFire: {
      // The end of fire is proposed last, and a target is there.
      orders_.clear();
      game.Propose(view, orders_);
      const auto shots = static_cast<uint32_t>(orders_.size() - 1);
      return say(orders_[shots == 0 ? 0 : source_.Below(shots)]);
    }
    default:
      return say(AnyOf(f));
  }
}

}  // namespace berthier::big_battle_napoleonic
