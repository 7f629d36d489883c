#include "agents/doctrine/big_battle_napoleonic/drill.h"

#include <algorithm>
#include <array>

#include "agents/doctrine/big_battle_napoleonic/judgement.h"
#include "engine/rulesets/big_battle_napoleonic/big_battle_napoleonic_view.h"
#include "engine/rulesets/big_battle_napoleonic/facts/manners.h"
#include "engine/rulesets/big_battle_napoleonic/facts/tables.h"
#include "engine/rulesets/big_battle_napoleonic/movement/movement.h"
#include "engine/rulesets/big_battle_napoleonic/orders/candidates.h"
#include "engine/rulesets/big_battle_napoleonic/orders/check_order.h"
#include "engine/rulesets/big_battle_napoleonic/orders/propose.h"

namespace berthier::big_battle_napoleonic {
namespace {

constexpr double kMusketsOpen = 3.8;  // inches: near enough to stand and fire
constexpr double kHorseWaits = 9;     // inches from the enemy
constexpr int kLeastLead = -3;        // of factors, to charge
constexpr double kGroundFirst = 4;    // so much farther ground may lie
constexpr double kOnGround = 5;       // inches from its middle: fights for it
constexpr int kForGround = 2;         // factors less
constexpr double kAtEase = 16;        // inches from the enemy, to march
constexpr int kOneBrigade = 4;        // bases, to walk over free ground
constexpr uint8_t kPlain =
    MannerOf(FormationChange::kNone, FormationChange::kNone);

Order Plain(Verb verb) { return {.verb = static_cast<uint8_t>(verb)}; }
Order Plain(PositionView f, Verb verb, UnitId u) {
  return {.verb = static_cast<uint8_t>(verb), .subject = f.scenario.Entity(u)};
}

// A place to march to: near enough at `stop` inches from it.
struct Goal {
  Spot at;
  double stop = 0;
  double far = 0;
};

// Not routing, the nearest.
const UnitView* NearestEnemy(const ArmyView& army, const UnitView& u) {
  const UnitView* nearest = nullptr;
  for (const UnitView& e : army.enemies(u.data->side)) {
    if (!e.routing &&
        (nearest == nullptr || GapOf(u, e) < GapOf(u, *nearest))) {
      nearest = &e;
    }
  }
  return nearest;
}

// Others, nearer to it, are enough to take it.
bool IsOthersTask(const ArmyView& army, const UnitView& u, const Objective& o) {
  const double far = Norm(o.at - u.at);
  int nearer = 0, against = 0;
  for (const UnitView& other : army.units(u.data->side)) {
    if (other.foot() && !other.routing && Norm(other.at - o.at) < far) {
      nearer += other.bases;
    }
  }
  for (const UnitView& e : army.enemies(u.data->side)) {
    if (!e.routing && Norm(e.at - o.at) < kOnGround) against += e.bases;
  }
  return nearer >= 3 * against + kOneBrigade;
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

std::optional<Order> DrillAgent::ChargeFor(const ArmyView& army,
                                           const UnitView& u) const {
  const PositionView f = army.field();
  std::optional<Order> best;
  int most = 0;
  for (const UnitView& e : army.enemies(u.data->side)) {
    if (u.guns() || !InChargeReach(f, u.id, e.id)) continue;
    // Friends who are on it, or can come on too, support.
    int support = 0;
    for (const UnitView& other : army.units(u.data->side)) {
      if (other.id == u.id || !other.foot() || other.routing) continue;
      const bool comes = ContactBetween(f.state, other.id, e.id) >= 0 ||
                         (f.unit(other.id).order == UnitOrder::kNone &&
                          f.unit(other.id).Has(Flag::kCommanded) &&
                          InChargeReach(f, other.id, e.id));
      if (comes) support += EligibleBases(other);
    }
    const int lead = FactorsOf(u, e, Facing::kFront, army.DefendedAt(e, u.at)) +
                     SupportFactor(support) -
                     FactorsOf(e, u, Facing::kFront, Defended::kNone);
    // Those first who stand on ground that is wanted.
    const int claim = lead + (e.prize > 0 ? kForGround : 0);
    if (lead < kLeastLead || (best && claim <= most)) continue;
    for (int aim = 0; aim < kAims; ++aim) {
      const Order order = ChargeOrder(f, u.id, e.id, static_cast<Aim>(aim));
      if (!CheckOrder(f, order).ok()) continue;
      best = order;
      most = claim;
      break;
    }
  }
  return best;
}

std::optional<Order> DrillAgent::MarchFor(const ArmyView& army,
                                          const UnitView& u, Spot goal,
                                          double stop) const {
  const PositionView f = army.field();
  const Point at = PointOf(goal);
  if (at == f.unit(u.id).centre) return std::nullopt;
  const double far = Norm(goal - u.at) - stop;
  if (far <= 0.2) return std::nullopt;
  const int straight = f.unit(u.id).heading.TurnTo(AimAt(f, u.id, at));
  const auto go = [&](int turn) -> std::optional<Order> {
    const Length most = LongestAdvance(f, u.id, turn);
    for (const int quarters : {4, 3, 2, 1}) {
      const Length length = std::min(
          most * quarters / 4, InchHundredths(static_cast<int32_t>(100 * far)));
      const Order order = MoveOrder(f, u.id, turn, length, kPlain);
      if (CheckOrder(f, order).ok()) return order;
    }
    return std::nullopt;
  };
  for (const int off : {0, -120, 120, -240, 240, -360, 360}) {
    if (const std::optional<Order> way = go(straight + off)) return way;
  }
  if (std::abs(straight) > 400 && far > 3) {
    const Order about = Plain(f, Verb::kAboutFace, u.id);
    if (CheckOrder(f, about).ok()) return about;
  }
  return std::nullopt;
}

Order DrillAgent::OrderOfGuns(const ArmyView& army, const UnitView& u,
                              const UnitView& enemy) {
  const PositionView f = army.field();
  const Order hold = Plain(f, Verb::kHold, u.id);
  const double range = u.data->kind == Kind::kHorseArtillery
                           ? kRanges.horse_medium
                           : kRanges.heavy_medium;
  const bool unlimbered = u.formation == Formation::kUnlimbered;
  const UnitView there =
      army.At(u.id, f.unit(u.id).pose(), Formation::kUnlimbered);
  const bool shoots = BestShot(army, there) > 0;
  if (unlimbered != shoots) {
    Order drill = Plain(f, Verb::kReform, u.id);
    drill.manner =
        MannerOfReform(shoots ? Formation::kUnlimbered : Formation::kLimbered);
    return CheckOrder(f, drill).ok() ? drill : hold;
  }
  if (unlimbered) return hold;
  return MarchFor(army, u, enemy.at, range - 1).value_or(hold);
}

Order DrillAgent::OrderOfFoot(const ArmyView& army, const UnitView& u,
                              const UnitView& enemy) {
  const PositionView f = army.field();
  const double gap = GapOf(u, enemy);
  // Ground that is not held, unless an enemy is much nearer; one after the
  // other, if the way is barred.
  std::array<Goal, kMaxObjectives + 1> goals;
  size_t count = 0;
  goals[count++] = {enemy.at, kMusketsOpen,
                    kGroundFirst * Norm(enemy.at - u.at)};
  for (const Objective& o : army.objectives()) {
    const bool ours = o.held == (u.data->side == Side::kFirst ? 1 : -1);
    if (ours || IsOthersTask(army, u, o)) continue;
    goals[count++] = {o.at, 0, Norm(o.at - u.at)};
  }
  std::sort(goals.begin(), goals.begin() + count,
            [](const Goal& a, const Goal& b) { return a.far < b.far; });
  // Lines hardly move; a march column near the enemy is lost.
  if ((u.formation != Formation::kColumn && gap > 2 * kMusketsOpen) &&
      (u.formation != Formation::kMarch || gap < kAtEase)) {
    Order column = Plain(f, Verb::kReform, u.id);
    column.manner = MannerOfReform(Formation::kColumn);
    if (CheckOrder(f, column).ok()) return column;
  }
  for (size_t i = 0; i < count; ++i) {
    if (goals[i].stop > 0 && gap < kMusketsOpen) continue;
    const std::optional<Order> march =
        MarchFor(army, u, goals[i].at, goals[i].stop);
    if (march) return *march;
  }
  return Plain(f, Verb::kHold, u.id);
}

Order DrillAgent::OrderFor(const ArmyView& army, const UnitView& u) {
  const PositionView f = army.field();
  const auto legal = [&](const Order& order) {
    return CheckOrder(f, order).ok();
  };
  if (u.disordered) {
    const Order rally = Plain(f, Verb::kRally, u.id);
    if (legal(rally)) return rally;
  }
  if (const std::optional<Order> charge = ChargeFor(army, u)) return *charge;
  const Order hold = Plain(f, Verb::kHold, u.id);
  const UnitView* enemy = NearestEnemy(army, u);
  if (enemy == nullptr) return hold;
  if (u.guns()) return OrderOfGuns(army, u, *enemy);
  if (u.horse()) {
    const double gap = GapOf(u, *enemy);
    const Order counter = Plain(f, Verb::kCounter, u.id);
    if (gap < kHorseWaits + 4 && legal(counter)) return counter;
    return MarchFor(army, u, enemy->at, kHorseWaits).value_or(hold);
  }
  return OrderOfFoot(army, u, *enemy);
}

// To the middle of those he commands.
std::optional<Order> DrillAgent::RideFor(const ArmyView& army,
                                         GeneralId g) const {
  const PositionView f = army.field();
  if (f.state.general(g).moved != 0 || !f.state.general(g).on_table()) {
    return std::nullopt;
  }
  Spot sum;
  double n = 0;
  for (const UnitView& u : army.units(f.scenario.general(g).side)) {
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
    order.pose.centre = PointOf(from + way * (ride / far));
    if (CheckOrder(f, order).ok()) return order;
  }
  return std::nullopt;
}

Order DrillAgent::AnyOf(PositionView f) {
  orders_.clear();
  ProposeOrders(f, orders_);
  return orders_[source_.Below(static_cast<uint32_t>(orders_.size()))];
}

// Of the orders proposed, the one that comes on nearest to a general.
Order DrillAgent::EntryOf(PositionView f, Side side) const {
  Order best = orders_.front();
  double least = -1;
  for (const Order& order : orders_) {
    if (static_cast<Verb>(order.verb) != Verb::kEnter) continue;
    const Spot at = SpotOf(order.pose.centre);
    for (int i = 0; i < f.scenario.general_count(); ++i) {
      const GeneralId g = MakeId<GeneralId>(i);
      if (f.scenario.general(g).side != side ||
          !f.state.general(g).on_table()) {
        continue;
      }
      const double far = Norm(SpotOf(f.state.general(g).pos) - at);
      if (least >= 0 && far >= least) continue;
      best = order;
      least = far;
    }
  }
  return best;
}

Order DrillAgent::ShotOf(const Game& game, const Position& view) {
  // The end of fire is proposed last, and a target is there.
  orders_.clear();
  game.Propose(view, orders_);
  const auto shots = static_cast<uint32_t>(orders_.size() - 1);
  return orders_[shots == 0 ? 0 : source_.Below(shots)];
}

Choice DrillAgent::Decide(const Game& game, const Position& view, Side side) {
  const PositionView f = ViewOf(game, view);
  const ArmyView army(f);
  const auto say = [](const Order& order) {
    return Choice{.order = order, .thoughts = {}};
  };
  switch (static_cast<Decision>(f.state.awaits.kind)) {
    case Decision::kDeploy:
      return say(game.ProposeOne(view, source_));
    case Decision::kRally:
      // All who may, one after the other; the end of it is the last.
      orders_.clear();
      game.Propose(view, orders_);
      return say(orders_.front());
    case Decision::kOrder:
      for (const UnitView& u : army.units(side)) {
        if (MayBeOrdered(f, u.id)) return say(OrderFor(army, u));
      }
      orders_.clear();
      for (int i = 0; i < f.scenario.unit_count(); ++i) {
        if (MayEnter(f, MakeId<UnitId>(i))) {
          game.Propose(view, orders_);
          return say(EntryOf(f, side));
        }
      }
      for (int i = 0; i < f.scenario.general_count(); ++i) {
        const GeneralId g = MakeId<GeneralId>(i);
        if (f.scenario.general(g).side != side) continue;
        if (const std::optional<Order> ride = RideFor(army, g)) {
          return say(*ride);
        }
      }
      return say(Plain(Verb::kEndMoves));
    case Decision::kEnemyCounter:
    case Decision::kOwnCounter:
      for (const UnitView& u : army.units(side)) {
        if (!MayBeOrdered(f, u.id)) continue;
        if (const std::optional<Order> charge = ChargeFor(army, u)) {
          return say(*charge);
        }
      }
      return say(Plain(Verb::kEndCounters));
    case Decision::kFire:
      return say(ShotOf(game, view));
    default:
      return say(AnyOf(f));
  }
}

}  // namespace berthier::big_battle_napoleonic
