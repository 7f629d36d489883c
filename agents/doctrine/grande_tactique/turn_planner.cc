#include "agents/doctrine/grande_tactique/turn_planner.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <optional>

#include "agents/allocator/allotment.h"
#include "agents/allocator/knapsack_allocation.h"
#include "agents/doctrine/grande_tactique/evaluation.h"
#include "agents/doctrine/grande_tactique/riding.h"
#include "agents/doctrine/grande_tactique/values.h"
#include "agents/random_source.h"
#include "engine/rulesets/grande_tactique/board/paying.h"
#include "engine/rulesets/grande_tactique/board/process.h"
#include "engine/rulesets/grande_tactique/charge/charge.h"
#include "engine/rulesets/grande_tactique/charge/charge_phase.h"
#include "engine/rulesets/grande_tactique/charge/followup.h"
#include "engine/rulesets/grande_tactique/command/allotment.h"
#include "engine/rulesets/grande_tactique/command/command_orders.h"
#include "engine/rulesets/grande_tactique/movement/movement.h"

namespace berthier::grande_tactique {
namespace {

// A purse and the units it pays for.
struct Purse {
  EntityId formation = EntityId::kNone;
  DivisionId division = DivisionId::kNone;
  std::span<const UnitId> units;
  int cp = 0;
};

std::vector<Purse> PursesOf(PositionView f, Side side) {
  std::vector<Purse> purses;
  for (size_t i = 0; i < f.scenario.divisions.size(); ++i) {
    const DivisionId id = MakeId<DivisionId>(static_cast<int>(i));
    const DivisionData& data = f.scenario.division(id);
    if (data.side != side) continue;
    purses.push_back(
        {f.scenario.Entity(id), id, data.units, f.state.division(id).cp_left});
  }
  for (size_t i = 0; i < f.scenario.corps.size(); ++i) {
    const CorpsData& data = f.scenario.corps[i];
    if (data.side != side || data.direct_units.empty()) continue;
    purses.push_back({f.scenario.Entity(data.general), DivisionId::kNone,
                      data.direct_units, f.state.corps[i].cp_left});
  }
  const SideData& data = f.scenario.side(side);
  if (!data.direct_units.empty()) {
    purses.push_back({f.scenario.Entity(data.general), DivisionId::kNone,
                      data.direct_units, f.state.side(side).cp_left});
  }
  return purses;
}

// Bits by place in the purse.
std::vector<PricedBundle> Priced(std::span<const UnitId> units,
                                 const std::vector<OrderBundle>& bundles,
                                 double least) {
  std::vector<PricedBundle> priced;
  for (const OrderBundle& bundle : bundles) {
    PricedBundle p = {.price = bundle.price,
                      .value = bundle.value - least * bundle.price};
    for (size_t i = 0; i < units.size() && i < 64; ++i) {
      if (bundle.units.Has(units[i])) p.units |= uint64_t{1} << i;
    }
    priced.push_back(p);
  }
  return priced;
}

// Guns first: they soften what the others meet.
double ValueOfFiringFirst(PositionView f, UnitId u) {
  return f.scenario.IsArtillery(u) ? 1 : 0;
}

// Whether a unit of the side that decides charges `t`.
bool IsCharged(PositionView f, const ArmyView& army, UnitId t) {
  const std::span<const UnitView> units = army.units(f.state.awaits.side);
  return std::any_of(units.begin(), units.end(), [&](const UnitView& u) {
    return f.unit(u.id).charge_target == t;
  });
}

double ValueOfLeading(PositionView f, const ArmyView& army, UnitId principal,
                      UnitSet chargers, UnitId target) {
  const UnitView* const a = army.Find(principal);
  const UnitView* const t = army.Find(target);
  if (a == nullptr || t == nullptr) return -10;
  double helpers = -a->points;
  chargers.ForEach([&](UnitId u) { helpers += f.data(u).points; });
  return ValueOfCharge(army, *a, *t,
                       OddsOfCharge(f, chargers, principal, target),
                       std::max(0.0, helpers), Depth::kOne);
}

// 9.4: first the one whose victim runs through other targets, for they are met
// disrupted; last the one that needs most luck.
double ValueOfResolving(PositionView f, const ArmyView& army, UnitId object) {
  const UnitView* const t = army.Find(object);
  if (t == nullptr) return -10;
  const UnitSet chargers = LiveChargers(f, object);
  double best = -10, chance = 0, breaks = 0;
  chargers.ForEach([&](UnitId u) {
    const double value = ValueOfLeading(f, army, u, chargers, object);
    if (value <= best) return;
    best = value;
    const ChargeOdds odds = OddsOfCharge(f, chargers, u, object);
    chance = odds.success();
    breaks = odds.destroyed + odds.broken;
  });
  if (t->guns()) breaks = 0;  // they do not run
  double feeds = 0;
  for (const UnitView& e : army.units(t->side)) {
    if (e.id == t->id || !IsCharged(f, army, e.id) || !InWayHome(army, *t, e))
      continue;
    feeds += e.points;
  }
  return 0.3 * (chance + breaks * feeds);
}

}  // namespace

// Two of its units or more are gone, and what its die and its general may be
// expected to give does not pay an order for each of the others (9.1).
bool TurnPlanner::Garrison(PositionView f, DivisionId division) {
  constexpr double kMeanDie = 3.5;
  const DivisionData& data = f.scenario.division(division);
  int lost = 0, left = 0;
  for (const UnitId u : data.units) {
    const UnitState& unit = f.unit(u);
    if (unit.on_table()) ++left;
    lost += unit.presence == Presence::kDestroyed ||
            unit.presence == Presence::kFledOff;
  }
  const bool led =
      IsSome(data.general) && f.state.general(data.general).dead == 0;
  const int quality = led ? f.scenario.general(data.general).quality : 0;
  return lost >= 2 && kMeanDie + quality - lost < left;
}

Stance TurnPlanner::StanceFor(PositionView f, Side side,
                              DivisionId division) const {
  Posture plan = IsSome(division)
                     ? dispositions.divisions[static_cast<size_t>(division)]
                     : dispositions.direct;
  Stance stance = Tempered(StanceOf(plan, weights), dispositions.temper);
  if (plan == Posture::kJudge) {
    // The side that is behind must force the issue, the side that is ahead
    // need not (9.4), the more so the later it is.
    const double own = f.state.side(side).lost_x2 /
                       (2.0 * std::max(1, f.scenario.side(side).points_start));
    const Side other = Opponent(side);
    const double theirs =
        f.state.side(other).lost_x2 /
        (2.0 * std::max(1, f.scenario.side(other).points_start));
    const double late =
        static_cast<double>(f.state.round) / std::max(1, f.scenario.last_round);
    const double lead = theirs - own;
    if (lead > 0.08 && theirs > 1.6 * own) {
      stance.fear *= 1 + weights.ahead_fear * late;
      stance.charge_fear *= 1 + 0.6 * late;
      if (late > 0.6) stance.foot_gap += weights.ahead_gap;
    } else if (late > 0.35) {
      stance.charge_fear *= 1 - weights.late_charge * late;
      stance.fear *= 1 - weights.late_fear * late;
      stance.foot_gap -= weights.late_gap * late;
    }
    if (IsSome(division) && Garrison(f, division)) {
      stance.foot_gap += weights.garrison_gap;
      stance.horse_gap += weights.garrison_gap;
      stance.ground = weights.garrison_ground;
    }
  }
  return stance;
}

double TurnPlanner::Tie(PositionView f, size_t i) const {
  constexpr double kNothing = 1e-9;  // points
  const auto turn = static_cast<uint64_t>(2 * f.state.round) +
                    static_cast<uint64_t>(Index(f.state.moving));
  return kNothing * static_cast<double>(SeedFor(SeedFor(ties, turn), i) >> 11) *
         0x1p-53;
}

void TurnPlanner::PlanTurn(PositionView f, Effort effort, UnitSet spared,
                           TurnPlan& plan) {
  plan.Clear();
  const Side side = f.state.moving;
  purchases_.SetPosition(f, side, effort, weights);
  std::vector<OrderBundle> chosen;
  for (const Purse& purse : PursesOf(f, side)) {
    if (purse.cp <= 0) continue;
    const Stance stance = StanceFor(f, side, purse.division);
    bundles_ = purchases_.Of(purse.units, stance);
    for (size_t i = 0; i < bundles_.size(); ++i) bundles_[i].value += Tie(f, i);
    std::erase_if(bundles_, [&](const OrderBundle& bundle) {
      return !(bundle.units & spared).empty();
    });
    if (bundles_.empty()) continue;
    const KnapsackAllocation spending(
        Priced(purse.units, bundles_, stance.least), purse.cp + 1);
    PurseReport report = {.formation = purse.formation,
                          .cp = purse.cp,
                          .value = spending.Value(purse.cp),
                          .marginal = spending.Marginal(purse.cp)};
    for (const int i : spending.Chosen(purse.cp)) {
      const OrderBundle& bundle = bundles_[static_cast<size_t>(i)];
      chosen.push_back(bundle);
      if (bundle.value > report.main.value) report.main = bundle;
    }
    plan.purses.push_back(report);
    if (effort == Effort::kFull) {
      std::copy_if(
          bundles_.begin(), bundles_.end(), std::back_inserter(plan.weighed),
          [&](const OrderBundle& one) { return one.price <= purse.cp; });
    }
  }
  // Generals ride first: prices are measured when orders are given.
  Riding(purchases_.army(), side, chosen).Plan(plan.orders);
  // A canonical order; within a task the most valuable first.
  std::sort(chosen.begin(), chosen.end(),
            [](const OrderBundle& a, const OrderBundle& b) {
              return a.task != b.task ? a.task < b.task : ValueMore(a, b);
            });
  for (const OrderBundle& bundle : chosen) {
    for (int i = 0; i < bundle.n_orders; ++i) {
      plan.orders.push_back(bundle.orders[static_cast<size_t>(i)]);
    }
  }
}

bool TurnPlanner::StillStands(PositionView f, const Order& order) {
  const UnitId u = f.scenario.As<UnitId>(order.subject);
  if (static_cast<Verb>(order.verb) != Verb::kMove || !IsSome(u) ||
      !f.scenario.IsInfantry(u) || !Coherent(f, u)) {
    return CheckMenuOrder(f, order, SearchDepth::kTwoLegs).ok();
  }
  Movement movement;
  return CheckMove(f, u, order.pose, order.via, UnitId::kNone,
                   SearchDepth::kTwoLegs, movement)
             .ok() &&
         !IsSome(movement.passed);
}

std::vector<std::vector<double>> TurnPlanner::ValuesOfShares(PositionView f,
                                                             Effort effort) {
  const GeneralId commander = f.scenario.As<GeneralId>(f.state.awaits.about());
  const Buckets buckets = BucketsOf(f, commander);
  const int pool = f.scenario.general(commander).pool;
  const Side side = f.scenario.general(commander).side;
  purchases_.SetPosition(f, side, effort, weights);
  std::vector<std::vector<double>> values;
  const auto add = [&](std::span<const UnitId> units, DivisionId division,
                       int cp) {
    const Stance stance = StanceFor(f, side, division);
    const KnapsackAllocation spending(
        Priced(units, purchases_.Of(units, stance), stance.least), cp + pool);
    std::vector<double>& value = values.emplace_back();
    for (int n = 0; n <= pool; ++n) value.push_back(spending.Value(cp + n));
  };
  for (int k = 0; k < buckets.n_generals; ++k) {
    const DivisionId division =
        f.scenario.general(buckets.generals[static_cast<size_t>(k)]).division;
    add(f.scenario.division(division).units, division,
        std::max(0, RawCp(f, division)));
  }
  if (buckets.keeps) {
    const GeneralData& data = f.scenario.general(commander);
    add(data.rank == Rank::kCorps ? f.scenario.corps_of(data.corps).direct_units
                                  : f.scenario.side(side).direct_units,
        DivisionId::kNone, 0);
  }
  return values;
}

Order TurnPlanner::Allot(PositionView f, Effort effort) {
  const GeneralId commander = f.scenario.As<GeneralId>(f.state.awaits.about());
  const std::vector<int> shares =
      BestShares(ValuesOfShares(f, effort), f.scenario.general(commander).pool);
  Order order = {.verb = static_cast<uint8_t>(Verb::kAllot),
                 .subject = f.state.awaits.about()};
  for (size_t k = 0; k < shares.size(); ++k) {
    order.amount = WithShare(order.amount, static_cast<int>(k), shares[k]);
  }
  return order;
}

void TurnPlanner::CommandWorths(PositionView f, PositionView planned,
                                UnitSet ordered,
                                std::vector<CommandWorth>& values) {
  constexpr int kFurther = 3;
  const Decision asked = static_cast<Decision>(f.state.awaits.kind);
  if (asked != Decision::kOrder && asked != Decision::kAllot) return;
  const Side side = f.state.awaits.side;
  purchases_.SetPosition(planned, side, Effort::kFull, weights);
  for (const Purse& purse : PursesOf(f, side)) {
    // Before D1 is done nothing has been paid out.
    const int cp = asked == Decision::kOrder ? purse.cp
                   : IsSome(purse.division)
                       ? std::max(0, RawCp(f, purse.division))
                       : 0;
    bundles_ =
        purchases_.Of(purse.units, StanceFor(planned, side, purse.division));
    std::erase_if(bundles_, [&](const OrderBundle& bundle) {
      return !(bundle.units & ordered).empty();
    });
    const KnapsackAllocation spending(Priced(purse.units, bundles_, 0),
                                      cp + kFurther);
    CommandWorth& value = values.emplace_back();
    value.formation = purse.formation;
    value.points = cp;
    value.value = PointsToValue(f.scenario, weights, spending.Value(cp));
    for (int n = 0; n < kFurther; ++n) {
      value.further.push_back(
          PointsToValue(f.scenario, weights, spending.Marginal(cp + n)));
    }
  }
}

double TurnPlanner::ValueInCombat(PositionView f, const ArmyView& army,
                                  const Order& order) const {
  const UnitId subject = f.scenario.As<UnitId>(order.subject);
  const UnitId object = f.scenario.As<UnitId>(order.object);
  switch (static_cast<Verb>(order.verb)) {
    case Verb::kFireUnit:
      return ValueOfFiringFirst(f, subject);
    case Verb::kFireAt:
      return ValueOfVolleyNow(army, *army.Find(f.state.firer),
                              *army.Find(object), IsCharged(f, army, object));
    case Verb::kResolveCharge:
      return ValueOfResolving(f, army, object);
    case Verb::kNamePrincipal:
      return ValueOfLeading(f, army, subject, SetOf(Top(f.state)),
                            Top(f.state).object);
    case Verb::kFollowUp: {
      const UnitView* const a = army.Find(ChooserOf(f.state));
      const UnitView* const t = army.Find(object);
      if (a == nullptr || t == nullptr) return -10;
      return ValueOfChargeFrom(army, *a, a->at, *t, Depth::kOne);
    }
    case Verb::kStay:
      return 0.1;  // good ground is held
    default:
      return 0;
  }
}

Order TurnPlanner::ChooseInCombat(PositionView f,
                                  std::span<const Order> orders) {
  std::optional<ArmyView> army;  // who fires first needs none
  size_t best = 0;
  double most = 0;
  for (size_t i = 0; i < orders.size(); ++i) {
    double value = Tie(f, i);
    if (static_cast<Verb>(orders[i].verb) == Verb::kFireUnit) {
      value += ValueOfFiringFirst(f, f.scenario.As<UnitId>(orders[i].subject));
    } else {
      if (!army) army.emplace(f, weights);
      value += ValueInCombat(f, *army, orders[i]);
    }
    if (i == 0 || value > most) {
      most = value;
      best = i;
    }
  }
  return orders[best];
}

}  // namespace berthier::grande_tactique
