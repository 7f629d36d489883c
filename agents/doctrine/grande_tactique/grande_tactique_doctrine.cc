#include "agents/doctrine/grande_tactique/grande_tactique_doctrine.h"

#include <algorithm>
#include <cmath>

#include "agents/doctrine/grande_tactique/deployment_options.h"
#include "agents/doctrine/kit/mean_place.h"
#include "agents/doctrine/priors.h"
#include "engine/rulesets/grande_tactique/command/command_orders.h"
#include "engine/rulesets/grande_tactique/grande_tactique_view.h"

namespace berthier::grande_tactique {
namespace {

constexpr Weights kValueWeights = WeightsOfValue();

// How far a playout goes: turns of single units, as many as five turns of a
// battle of the middle size have. What follows the evaluation knows better: in
// the same time plans tried three times as far, but a third as often, gain less
// (agents/README.md has the figures).
constexpr int kUnitTurns = 150;
constexpr int kLeastTurns = 3;

const Order kEnd = {.verb = static_cast<uint8_t>(Verb::kEndCommand)};

Decision DecisionOf(PositionView f) {
  return static_cast<Decision>(f.state.awaits.kind);
}

// A unit's part of the digest of a position.
uint64_t DigestOf(const UnitState& unit, size_t i) {
  const uint64_t place =
      static_cast<uint64_t>(static_cast<uint32_t>(unit.centre.x)) |
      static_cast<uint64_t>(static_cast<uint32_t>(unit.centre.y)) << 32;
  const uint64_t state = static_cast<uint64_t>(unit.flags) |
                         static_cast<uint64_t>(unit.cohesion) << 16 |
                         static_cast<uint64_t>(unit.presence) << 24 |
                         static_cast<uint64_t>(unit.charge_target) << 32 |
                         static_cast<uint64_t>(unit.heading.quarters()) << 40;
  uint64_t digest = (place + i) * 0x9E3779B97F4A7C15u;
  digest = (digest ^ (digest >> 29) ^ state) * 0xBF58476D1CE4E5B9u;
  return digest ^ (digest >> 32);
}

// The units on the table: orders of the Command Phase change nothing else of a
// plan's assumptions. A sum, so that one unit can be left out afterwards.
uint64_t DigestOf(PositionView f) {
  uint64_t digest = 0;
  for (size_t i = 0; i < f.scenario.units.size(); ++i) {
    digest += DigestOf(f.state.units[i], i);
  }
  return digest;
}

uint64_t Without(uint64_t digest, PositionView f, UnitId u) {
  return IsSome(u) ? digest - DigestOf(f.unit(u), static_cast<size_t>(u))
                   : digest;
}

// Orders that change nothing another unit's order could depend on.
bool StandsAlone(Verb verb) {
  return verb == Verb::kRally || verb == Verb::kLimber ||
         verb == Verb::kStopFiring;
}

bool IsUnitsOrder(Verb verb) {
  return verb == Verb::kMove || verb == Verb::kMoveAndCharge ||
         verb == Verb::kPivot || verb == Verb::kUnlimber ||
         verb == Verb::kCharge || verb == Verb::kFormSquare ||
         verb == Verb::kLeaveSquare || StandsAlone(verb);
}

}  // namespace

std::unique_ptr<Doctrine> GrandeTactiqueDoctrine::Clone() const {
  return std::make_unique<GrandeTactiqueDoctrine>(temper_, planner_.weights);
}

double GrandeTactiqueDoctrine::Value(const Game& game, const Position& position,
                                     Side side) {
  return learned_.Of(ViewOf(game, position), side, kValueWeights);
}

// Valued after a turn of its own: what threatens it then is told by the
// evaluation far better than what it threatens. Small battles are played
// further for the same time, to the end if that is in sight: few losses decide
// them by their ratio (GT-VIC-04), which the score itself tells best.
int GrandeTactiqueDoctrine::Horizon(const Game& game,
                                    const Position& position) const {
  const PositionView f = ViewOf(game, position);
  const auto units =
      std::count_if(f.state.units.begin(),
                    f.state.units.begin() +
                        static_cast<std::ptrdiff_t>(f.scenario.units.size()),
                    [](const UnitState& unit) { return unit.on_table(); });
  const int turns = kUnitTurns / std::max(1, static_cast<int>(units));
  const int left = 2 * (f.scenario.last_round - f.state.round + 1);
  if (turns >= left) return kToTheEnd;
  return std::max(kLeastTurns, turns % 2 == 0 ? turns - 1 : turns);
}

double GrandeTactiqueDoctrine::TimeLeft(const Game& game,
                                        const Position& position) {
  const PositionView f = ViewOf(game, position);
  return std::clamp(
      1 - (f.state.round - 1.0) / std::max(1, f.scenario.last_round), 0.0, 1.0);
}

const TurnPlan& GrandeTactiqueDoctrine::Planned(const Game& game,
                                                const Position& position) {
  return weighed_.Of(game.Hash(position), [&](TurnPlan& plan) {
    planner_.dispositions = {.temper = temper_};
    planner_.PlanTurn(ViewOf(game, position), Effort::kFull, {}, plan);
  });
}

void GrandeTactiqueDoctrine::GenerateCandidates(const Game& game,
                                                const Position& position,
                                                std::vector<Order>& orders) {
  const PositionView f = ViewOf(game, position);
  if (DecisionOf(f) == Decision::kDeploy) {
    constexpr size_t kMost = 24;
    for (const Placement& place : PlacesToDeploy(f, Effort::kFull)) {
      if (orders.size() == kMost) break;
      orders.push_back(place.order);
    }
    return;
  }
  if (DecisionOf(f) != Decision::kOrder) {
    game.Propose(position, orders);
    return;
  }
  const TurnPlan& plan = Planned(game, position);
  const size_t first = orders.size();
  const auto add = [&](const Order& order) {
    const auto begin = orders.begin() + static_cast<std::ptrdiff_t>(first);
    if (std::find(begin, orders.end(), order) == orders.end() &&
        CheckMenuOrder(f, order, SearchDepth::kTwoLegs).ok()) {
      orders.push_back(order);
    }
  };
  for (const OrderBundle& bundle : plan.weighed) add(bundle.orders[0]);
  for (const Order& order : plan.orders) {
    if (IsSome(f.scenario.As<GeneralId>(order.subject))) add(order);
  }
  orders.push_back(kEnd);
}

void GrandeTactiqueDoctrine::Values(const Game& game, const Position& position,
                                    std::span<const Order> orders,
                                    std::vector<double>& values) {
  const PositionView f = ViewOf(game, position);
  values.assign(orders.size(), 0);
  if (DecisionOf(f) == Decision::kAllot) {
    const Order best = planner_.Allot(f, Effort::kLight);
    for (size_t i = 0; i < orders.size(); ++i) {
      // Splits near the best one are nearly as good.
      int off = 0;
      for (int k = 0; k < kMaxShares; ++k) {
        off += std::abs(Share(orders[i].amount, k) - Share(best.amount, k));
      }
      values[i] = -0.3 * off;
    }
    return;
  }
  if (DecisionOf(f) != Decision::kOrder) {
    const ArmyView army(f, planner_.weights);
    for (size_t i = 0; i < orders.size(); ++i) {
      values[i] = planner_.ValueInCombat(f, army, orders[i]);
    }
    return;
  }
  const TurnPlan& plan = Planned(game, position);
  for (size_t i = 0; i < orders.size(); ++i) {
    const Order& order = orders[i];
    if (order == kEnd) {
      values[i] = 0;
      continue;
    }
    values[i] = -0.5;
    if (IsSome(f.scenario.As<GeneralId>(order.subject))) values[i] = 0.1;
    for (const OrderBundle& bundle : plan.weighed) {
      if (!(bundle.orders[0] == order)) continue;
      values[i] = std::max(values[i], bundle.value / std::max(1, bundle.price));
    }
    // What the plan begins with comes first.
    if (std::find(plan.orders.begin(), plan.orders.end(), order) !=
        plan.orders.end()) {
      values[i] += 0.4;
    }
  }
}

void GrandeTactiqueDoctrine::Priors(const Game& game, const Position& position,
                                    std::span<const Order> orders,
                                    std::span<float> priors) {
  constexpr double kTemperature = 0.3;  // points a CP
  Values(game, position, orders, values_);
  FillPriors(values_, kTemperature, priors);
}

Order GrandeTactiqueDoctrine::Choose(const Game& game, const Position& position,
                                     Chooser& chooser) {
  return Next(game, position, {.temper = temper_}, Effort::kLight, chooser);
}

Dispositions GrandeTactiqueDoctrine::DispositionsOf(
    PositionView f, std::span<const FormationPlan> plans) const {
  Dispositions dispositions = {.temper = temper_};
  const int first_division = Index(f.scenario.Entity(MakeId<DivisionId>(0)));
  for (const FormationPlan& plan : plans) {
    if (!IsSome(plan.formation)) {
      dispositions.direct = static_cast<Posture>(plan.plan);
      continue;
    }
    const int division = Index(plan.formation) - first_division;
    if (division >= 0 && division < kMaxDivisions) {
      dispositions.divisions[static_cast<size_t>(division)] =
          static_cast<Posture>(plan.plan);
    }
  }
  return dispositions;
}

Order GrandeTactiqueDoctrine::PlanOrder(const Game& game,
                                        const Position& position,
                                        std::span<const FormationPlan> plans,
                                        Chooser& chooser) {
  return Next(game, position, DispositionsOf(ViewOf(game, position), plans),
              Effort::kFull, chooser);
}

Order GrandeTactiqueDoctrine::GlancePlanOrder(
    const Game& game, const Position& position,
    std::span<const FormationPlan> plans, Chooser& chooser) {
  return Next(game, position, DispositionsOf(ViewOf(game, position), plans),
              Effort::kLight, chooser);
}

Order GrandeTactiqueDoctrine::Next(const Game& game, const Position& position,
                                   const Dispositions& dispositions,
                                   Effort effort, Chooser& chooser) {
  const PositionView f = ViewOf(game, position);
  planner_.dispositions = dispositions;
  switch (DecisionOf(f)) {
    case Decision::kDeploy: {
      const std::vector<Placement> places = PlacesToDeploy(f, Effort::kLight);
      return places[DrawOfTheBest(places, chooser)].order;
    }
    case Decision::kAllot:
      planning_ = false;
      return planner_.Allot(f, Effort::kLight);
    case Decision::kOrder:
      break;
    default:
      planning_ = false;
      orders_.clear();
      game.Propose(position, orders_);
      return planner_.ChooseInCombat(f, orders_);
  }
  const uint32_t turn = game.PlayerTurn(position);
  const uint64_t digest = DigestOf(f);
  if (!planning_ || plan_turn_ != turn || plan_effort_ != effort ||
      Without(digest, f, ordered_) != expected_) {
    execution_.Begin();
    planning_ = true;
    plan_turn_ = turn;
    plan_effort_ = effort;
  }
  if (const std::optional<Order> order = execution_.Next(f, planner_, effort)) {
    ordered_ = f.scenario.As<UnitId>(order->subject);
    expected_ = Without(digest, f, ordered_);
    return *order;
  }
  planning_ = false;
  return kEnd;
}

bool GrandeTactiqueDoctrine::Redundant(const Game& game,
                                       const Position& position,
                                       const Order& last, const Order& next) {
  const Verb a = static_cast<Verb>(last.verb);
  const Verb b = static_cast<Verb>(next.verb);
  if (!IsUnitsOrder(a) || !IsUnitsOrder(b) || last.subject == next.subject ||
      Index(next.subject) > Index(last.subject)) {
    return false;
  }
  const PositionView f = ViewOf(game, position);
  if (DecisionOf(f) != Decision::kOrder) return false;
  if (StandsAlone(a) && StandsAlone(b)) return true;
  const UnitId u = f.scenario.As<UnitId>(last.subject);
  const UnitId v = f.scenario.As<UnitId>(next.subject);
  if (!IsSome(u) || !IsSome(v)) return false;
  // Too far apart for one to be in the way of the other.
  constexpr int64_t kApart = 30 * kTicksPerInch;
  return f.unit(u).on_table() && f.unit(v).on_table() &&
         NormSquared(f.unit(u).centre - f.unit(v).centre) > kApart * kApart;
}

std::string_view GrandeTactiqueDoctrine::PlanName(int plan) const {
  return kPostureNames[static_cast<size_t>(plan)];
}

void GrandeTactiqueDoctrine::Formations(const Game& game,
                                        const Position& position, Side side,
                                        std::vector<EntityId>& formations) {
  const PositionView f = ViewOf(game, position);
  const size_t before = formations.size();
  for (size_t i = 0; i < f.scenario.divisions.size(); ++i) {
    const DivisionData& division = f.scenario.divisions[i];
    if (division.side == side &&
        std::any_of(division.units.begin(), division.units.end(),
                    [&](UnitId u) { return f.unit(u).on_table(); })) {
      formations.push_back(
          f.scenario.Entity(MakeId<DivisionId>(static_cast<int>(i))));
    }
  }
  // At least one: the units without a division.
  if (formations.size() == before) formations.push_back(EntityId::kNone);
}

std::optional<Point> GrandeTactiqueDoctrine::Whereabouts(
    const Game& game, const Position& position, EntityId formation) {
  const PositionView f = ViewOf(game, position);
  const DivisionId division = f.scenario.As<DivisionId>(formation);
  if (!IsSome(division)) return std::nullopt;
  MeanPlace mean;
  for (const UnitId u : f.scenario.division(division).units) {
    if (f.unit(u).on_table()) mean.Add(f.unit(u).centre);
  }
  return mean.Get();
}

std::string GrandeTactiqueDoctrine::Intent(const Game& game,
                                           const Position& position,
                                           const Order& /*order*/,
                                           std::span<const Order> variation) {
  const PositionView f = ViewOf(game, position);
  if (DecisionOf(f) != Decision::kOrder) return "";
  return announcer_.Say(f, variation);
}

void GrandeTactiqueDoctrine::CommandWorths(const Game& game,
                                           const Position& position,
                                           std::vector<CommandWorth>& values) {
  planner_.dispositions = {.temper = temper_};
  const PositionView f = ViewOf(game, position);
  planner_.CommandWorths(f, f, {}, values);
}

}  // namespace berthier::grande_tactique
