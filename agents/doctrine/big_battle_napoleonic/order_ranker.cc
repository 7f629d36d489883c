#include "agents/doctrine/big_battle_napoleonic/order_ranker.h"

#include <algorithm>

#include "agents/doctrine/big_battle_napoleonic/deployment_options.h"
#include "agents/doctrine/big_battle_napoleonic/odds.h"
#include "agents/doctrine/big_battle_napoleonic/riding.h"
#include "engine/model/position.h"
#include "engine/rulesets/big_battle_napoleonic/board/score.h"
#include "engine/rulesets/big_battle_napoleonic/facts/tables.h"
#include "engine/rulesets/big_battle_napoleonic/fire/fire.h"
#include "engine/rulesets/big_battle_napoleonic/melee/melee.h"
#include "engine/rulesets/big_battle_napoleonic/movement/movement.h"
#include "engine/rulesets/big_battle_napoleonic/orders/propose.h"

namespace berthier::big_battle_napoleonic {
namespace {

// Equal for positions of equal bytes. Of lists it takes what is in them.
uint64_t HashOf(PositionView f) {
  const State& s = f.state;
  const auto address = [](const auto& of) {
    return reinterpret_cast<const char*>(&of);
  };
  // All but the lists, which come last.
  uint64_t hash =
      HashBytes(&s, static_cast<size_t>(address(s.contacts) - address(s)), 0);
  const auto add = [&](const auto& list, int count) {
    hash = HashBytes(list.data(), sizeof list[0] * static_cast<size_t>(count),
                     hash);
  };
  add(s.contacts, s.contact_count);
  add(s.fights, s.fight_count);
  add(s.shots, s.shot_count);
  add(s.knots, s.knot_count);
  add(s.units, f.scenario.unit_count());
  return hash;
}

Order Plain(Verb verb) { return {.verb = static_cast<uint8_t>(verb)}; }

// Nothing but to hold is left to those who are not in command.
bool CanDoMore(PositionView f, UnitId u) {
  const UnitState& unit = f.unit(u);
  return unit.Has(Flag::kCommanded) || unit.formation == Formation::kMarch ||
         unit.formation == Formation::kUnlimbered || unit.disordered();
}

// The way to the enemy, from the own baseline.
Spot Ahead(const Scenario& scenario, Side side) {
  return WayOf(HeadingToward(scenario.side(side).baseline).Opposite());
}

// The unit that is next in M3A; kNone if all have their orders.
UnitId NextUnit(const ArmyView& army) {
  const PositionView f = army.field();
  const Spot ahead = Ahead(f.scenario, f.state.phasing);
  UnitId next = UnitId::kNone;
  int rank = 0;
  double front = 0;
  for (const UnitView& u : army.units(f.state.phasing)) {
    if (!MayBeOrdered(f, u.id) || !CanDoMore(f, u.id)) continue;
    const int arm = u.foot() ? 0 : u.guns() ? 1 : 2;
    const double at = Dot(u.at, ahead);
    if (!IsSome(next) || arm < rank || (arm == rank && at > front)) {
      next = u.id;
      rank = arm;
      front = at;
    }
  }
  return next;
}

void SortByValue(std::vector<Option>& options) {
  std::stable_sort(
      options.begin(), options.end(),
      [](const Option& a, const Option& b) { return a.value > b.value; });
}

}  // namespace

double LeadOf(PositionView f, Side side) {
  const int own = PointsOf(f, side), theirs = PointsOf(f, Opponent(side));
  const int handicap = side == f.state.attacker ? f.scenario.options.handicap
                                                : -f.scenario.options.handicap;
  return ArmyView::BasesOf(f.scenario, own - theirs - handicap);
}

Stance OrderRanker::StanceFor(const ArmyView& army, UnitId u) const {
  const PositionView f = army.field();
  const Posture plan = dispositions_->units[static_cast<size_t>(u)];
  Stance stance = StanceOf(plan, army.weights());
  if (plan == Posture::kJudge) {
    // Who is behind must attack; who is ahead may wait.
    const double lead = LeadOf(f, f.data(u).side);
    stance.ardour *= std::clamp(1.2 - lead / 6, 0.2, 2.0);
    // And dare the more the less time there is.
    const double dares = std::clamp(-lead / 12, -0.3, 1.0);
    stance.charge *= 1 - 0.4 * dares * (1 - 0.5 * army.time_left());
    const UnitView& own = army.unit(u);
    if (!own.guns() && own.bases <= 2) {
      stance = StanceOf(Posture::kReserve, army.weights());
    }
  }
  return Tempered(stance, dispositions_->temper);
}

void OrderRanker::WeighMoves(const ArmyView& army,
                             std::vector<Option>& options) {
  const UnitId next = NextUnit(army);
  if (effort_ == Effort::kFull) {
    WeighMovesOf(army, next, options);
    return;
  }
  // At a glance there is one option. It is by the position and by how the next
  // unit is handled.
  const std::array<uint8_t, 2> handled = {
      IsSome(next) ? static_cast<uint8_t>(
                         dispositions_->units[static_cast<size_t>(next)])
                   : uint8_t{0},
      static_cast<uint8_t>(dispositions_->temper)};
  const uint64_t key =
      HashBytes(handled.data(), handled.size(), HashOf(army.field()));
  if (const Option* const known = known_.Find(key)) {
    options.assign(1, *known);
    return;
  }
  WeighMovesOf(army, next, options);
  known_.Keep(key, options.front());
}

void OrderRanker::WeighMovesOf(const ArmyView& army, UnitId next,
                               std::vector<Option>& options) {
  const PositionView f = army.field();
  const SideData& side = f.scenario.side(f.state.phasing);
  UnitSet due;
  side.units.ForEach([&](UnitId u) {
    if (MayEnter(f, u)) due.Add(u);
  });
  bool entered = false;
  due.ForEach([&](UnitId u) {
    if (entered) return;
    OptionGenerator generator(army, effort_, options);
    generator.CollectEntry(u, StanceOf(Posture::kJudge, army.weights()));
    generator.Settle(Most());
    entered = !options.empty();
  });
  if (entered) return;
  if (IsSome(next)) {
    OptionGenerator generator(army, effort_, options);
    generator.Collect(next, StanceFor(army, next));
    generator.Settle(Most());
    return;
  }
  options.clear();
  WeighGenerals(army, options);
}

void OrderRanker::WeighGenerals(const ArmyView& army,
                                std::vector<Option>& options) {
  const PositionView f = army.field();
  Rides rides(army, f.state.phasing);
  const int most = effort_ == Effort::kFull ? 2 : 1;
  for (int i = 0; i < f.scenario.general_count(); ++i) {
    rides.Collect(MakeId<GeneralId>(i), most, options);
    // One after the other, as long as it pays.
    if (effort_ == Effort::kLight && !options.empty()) return;
  }
  options.push_back({Plain(Verb::kEndMoves), 0, true});
  SortByValue(options);
}

void OrderRanker::WeighCounters(const ArmyView& army,
                                std::vector<Option>& options) {
  const PositionView f = army.field();
  options.clear();
  options.push_back({f.state.phase == Phase::kEnemyCounter ||
                             f.state.phase == Phase::kOwnCounter
                         ? Plain(Verb::kEndCounters)
                         : Plain(Verb::kEndMoves),
                     0, true});
  for (const UnitView& u : army.units(f.state.awaits.side)) {
    if (!u.horse() || !MayBeOrdered(f, u.id)) continue;
    OptionGenerator generator(army, effort_, more_);
    generator.CollectCounter(u.id, StanceFor(army, u.id));
    generator.Settle(Most());
    options.insert(options.end(), more_.begin(), more_.end());
  }
  SortByValue(options);
}

void OrderRanker::WeighDeployment(const ArmyView& army,
                                  std::vector<Option>& options) {
  const PositionView f = army.field();
  options.clear();
  DeploymentOptions(army, f.state.awaits.side).Collect(effort_, options);
  if (options.empty()) {
    orders_.clear();
    ProposeOrders(f, orders_);
    for (const Order& order : orders_) options.push_back({order, 0, true});
  }
  SortByValue(options);
}

void OrderRanker::WeighFire(const ArmyView& army,
                            std::vector<Option>& options) {
  const PositionView f = army.field();
  options.clear();
  for (int i = 0; i < f.state.shot_count; ++i) {
    const Shot& shot = f.state.shots[static_cast<size_t>(i)];
    if (!IsLive(f, shot)) continue;
    const UnitView& target = army.unit(shot.target);
    double value = target.LossOfBase();
    // The second loss disorders (BBN-FIR-20); and a fight is to come.
    if (!target.guns() && !target.disordered && !target.routing) {
      const int hits = f.unit(shot.target).casualties;
      value += (hits == 1 ? 0.15 : hits == 0 ? 0.03 : 0) * target.value;
    }
    if (target.routing) value *= 0.4;
    if (target.engaged) value *= 1.2;
    value *= Chance(HitWays(FireModifiers(f, shot, nullptr)));
    const Order order = {.verb = static_cast<uint8_t>(Verb::kFire),
                         .subject = f.scenario.Entity(shot.firer),
                         .object = f.scenario.Entity(shot.target)};
    // A target is listed twice where it is seen past its guns too.
    if (std::none_of(options.begin(), options.end(), [&](const Option& other) {
          return other.order == order;
        })) {
      options.push_back({order, value + 1e-3, true});
    }
  }
  options.push_back({Plain(Verb::kEndFire), 0, true});
  SortByValue(options);
}

double OrderRanker::WorthOf(const ArmyView& army, const Order& order) const {
  const PositionView f = army.field();
  const UnitId u = f.scenario.As<UnitId>(order.subject);
  const UnitId o = f.scenario.As<UnitId>(order.object);
  switch (static_cast<Verb>(order.verb)) {
    case Verb::kTestRally:
      return army.unit(u).value + 1;
    case Verb::kPair: {
      const bool ours = f.data(u).side == f.state.phasing;
      const UnitView& own = army.unit(ours ? u : o);
      const UnitView& enemy = army.unit(ours ? o : u);
      const int lead = FactorsOf(own, enemy, Facing::kFront, Defended::kNone) -
                       FactorsOf(enemy, own, Facing::kFront, Defended::kNone);
      return ValueOfFight(own, enemy, lead, 1);
    }
    case Verb::kFight: {
      const Fight fight = {.attacker = u, .defender = o, .done = 0};
      const MeleeFactors factors = FactorsOf(f, fight, nullptr);
      const int lead = factors.attacker - factors.defender;
      const bool ours = f.data(u).side == f.state.phasing;
      return ValueOfFight(army.unit(ours ? u : o), army.unit(ours ? o : u),
                          ours ? lead : -lead, 1);
    }
    case Verb::kRecoil: {
      const UnitState& unit = f.unit(u);
      const Pose pose = Shifted(unit.pose(), unit.heading.Opposite(),
                                Inches(static_cast<int32_t>(order.amount)));
      return ValueOfPlace(army, army.At(u, pose, unit.formation),
                          StanceFor(army, u));
    }
    case Verb::kFollowSupports: {
      const UnitId winner = f.scenario.As<UnitId>(f.state.awaits.about());
      if (!IsSome(winner) || !IsSome(f.state.testing)) return -0.1;
      const UnitView& own = army.unit(winner);
      const UnitView& enemy = army.unit(f.state.testing);
      if (!own.foot()) return -0.1;
      const int lead = FactorsOf(own, enemy, Facing::kFront, Defended::kNone) -
                       FactorsOf(enemy, own, Facing::kFront, Defended::kNone);
      // Not alone into the midst of them.
      constexpr double kAlone = 0.06;
      return ValueOfFight(own, enemy, lead, 1.3) -
             kAlone * BasesAgainst(army, own, enemy, enemy.at);
    }
    case Verb::kAttemptSquare:
      return 0.1;
    case Verb::kDisplace: {
      // No farther than need be.
      const GeneralId g = f.scenario.As<GeneralId>(order.subject);
      return -Norm(SpotOf(order.pose.centre) - SpotOf(f.state.general(g).pos));
    }
    default:
      return 0;
  }
}

void OrderRanker::WeighOthers(const ArmyView& army,
                              std::vector<Option>& options) {
  options.clear();
  orders_.clear();
  ProposeOrders(army.field(), orders_);
  for (const Order& order : orders_) {
    options.push_back({order, WorthOf(army, order), true});
  }
  SortByValue(options);
}

const Marches* OrderRanker::MarchesOf(const Scenario& battle) {
  if (battle_ != &battle) {
    marches_ = std::make_shared<const Marches>(battle);
    battle_ = &battle;
  }
  return marches_.get();
}

void OrderRanker::Weigh(PositionView f, const Dispositions& dispositions,
                        Effort effort, std::vector<Option>& options) {
  dispositions_ = &dispositions;
  effort_ = effort;
  army_.Look(f, weights, MarchesOf(f.scenario));
  const ArmyView& army = army_;
  switch (static_cast<Decision>(f.state.awaits.kind)) {
    case Decision::kOrder:
      WeighMoves(army, options);
      break;
    case Decision::kEnemyCounter:
    case Decision::kOwnCounter:
      WeighCounters(army, options);
      break;
    case Decision::kDeploy:
      WeighDeployment(army, options);
      break;
    case Decision::kFire:
      WeighFire(army, options);
      break;
    default:
      WeighOthers(army, options);
      break;
  }
}

}  // namespace berthier::big_battle_napoleonic
