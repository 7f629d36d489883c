#include "agents/doctrine/grande_tactique/doctrine_agent.h"

#include <algorithm>
#include <optional>

#include "agents/doctrine/grande_tactique/deployment_options.h"
#include "agents/doctrine/grande_tactique/evaluation.h"
#include "agents/doctrine/kit/weighed.h"
#include "engine/rulesets/grande_tactique/grande_tactique_view.h"

namespace berthier::grande_tactique {
void DoctrineAgent::BeginGame() {
  planner_.ties = source().Next();
  planner_.BeginGame();
  announcer_.Forget();
  steps_.clear();
  next_ = 0;
}

Choice DoctrineAgent::Answer(const Game& game, const Position& view) {
  planner_.dispositions.temper = temper();
  Choice choice = OrderFor(game, view);
  const PositionView f = ViewOf(game, view);
  if (static_cast<Decision>(f.state.awaits.kind) == Decision::kOrder) {
    // To look at all purchases anew for every order would take longer than the
    // orders.
    const Position& planned = plans_[steps_[next_ - 1].plan].position;
    planner_.CommandWorths(f, ViewOf(game, planned), ordered_,
                           choice.thoughts.command);
    const UnitId u = f.scenario.As<UnitId>(choice.order.subject);
    if (IsSome(u)) ordered_.Add(u);
  } else {
    planner_.CommandWorths(f, f, {}, choice.thoughts.command);
  }
  return choice;
}

Choice DoctrineAgent::OrderFor(const Game& game, const Position& view) {
  const PositionView f = ViewOf(game, view);
  switch (static_cast<Decision>(f.state.awaits.kind)) {
    case Decision::kDeploy: {
      const std::vector<Placement> places = PlacesToDeploy(f, Effort::kFull);
      return {.order = places[DrawOfTheBest(places, source())].order,
              .thoughts = {}};
    }
    case Decision::kAllot:
      return Allot(game, view);
    case Decision::kOrder:
      return Command(game, view);
    default:
      break;
  }
  orders_.clear();
  game.Propose(view, orders_);
  Choice choice = {.order = planner_.ChooseInCombat(f, orders_),
                   .thoughts = {}};
  choice.thoughts.variation = {choice.order};
  const ArmyView army(f, planner_.weights);
  for (const Order& order : orders_) {
    choice.thoughts.considered.push_back(
        {.order = order,
         .value = PointsToValue(f.scenario, planner_.weights,
                                planner_.ValueInCombat(f, army, order))});
  }
  return choice;
}

void DoctrineAgent::PlanTurn(const Game& game, const Position& view) {
  execution_.Begin();
  plans_.clear();
  steps_.clear();
  next_ = 0;
  Position position = view;
  const Side side = game.Awaits(view).side;
  while (true) {
    const Awaited awaits = game.Awaits(position);
    if (awaits.side != side ||
        static_cast<Decision>(awaits.kind) != Decision::kOrder) {
      return;
    }
    const std::optional<Order> next =
        execution_.Next(ViewOf(game, position), planner_, Effort::kFull);
    if (plans_.size() != static_cast<size_t>(execution_.plans())) {
      plans_.push_back({position, execution_.plan().weighed});
      std::sort(plans_.back().weighed.begin(), plans_.back().weighed.end(),
                &ValueMore);
    }
    const Order order =
        next.value_or(Order{.verb = static_cast<uint8_t>(Verb::kEndCommand)});
    steps_.push_back({order, plans_.size() - 1, game.Hash(position)});
    if (!next) return;
    game.Play(position, order, nullptr);
  }
}

Choice DoctrineAgent::Command(const Game& game, const Position& view) {
  const PositionView f = ViewOf(game, view);
  if (next_ == steps_.size() || steps_[next_].at != game.Hash(view)) {
    PlanTurn(game, view);
  }
  const Step& step = steps_[next_++];
  if (next_ == 1 || steps_[next_ - 2].plan != step.plan) ordered_ = {};
  Choice choice{.order = step.order, .thoughts = {}};
  choice.thoughts.considered = Weighed(f, choice.order);
  for (size_t i = next_ - 1; i < steps_.size(); ++i) {
    choice.thoughts.variation.push_back(steps_[i].order);
  }
  choice.thoughts.intent = announcer_.Say(f, choice.thoughts.variation);
  return choice;
}

// What begins with each order, the order chosen first; of that, whatever it is
// a part of.
std::vector<Considered> DoctrineAgent::Weighed(PositionView f,
                                               const Order& chosen) const {
  std::vector<Considered> weighed = {{.order = chosen}};
  for (const OrderBundle& bundle : plans_[steps_[next_ - 1].plan].weighed) {
    const auto begin = bundle.orders.begin();
    if (std::find(begin, begin + bundle.n_orders, chosen) ==
        begin + bundle.n_orders) {
      continue;
    }
    weighed[0].value =
        PointsToValue(f.scenario, planner_.weights, bundle.value);
    break;  // the bundles are sorted
  }
  for (const OrderBundle& bundle : plans_[steps_[next_ - 1].plan].weighed) {
    if (weighed.size() == kMostConsidered) break;
    const Order& first = bundle.orders[0];
    if (std::none_of(
            weighed.begin(), weighed.end(),
            [&](const Considered& one) { return one.order == first; })) {
      weighed.push_back(
          {.order = first,
           .value = PointsToValue(f.scenario, planner_.weights, bundle.value)});
    }
  }
  return weighed;
}

// The splits worth most, by what every receiver would make of its share.
Choice DoctrineAgent::Allot(const Game& game, const Position& view) {
  const PositionView f = ViewOf(game, view);
  Choice choice = {.order = planner_.Allot(f, Effort::kFull), .thoughts = {}};
  const std::vector<std::vector<double>> values =
      planner_.ValuesOfShares(f, Effort::kFull);
  std::vector<Considered>& considered = choice.thoughts.considered;
  orders_.clear();
  game.Propose(view, orders_);
  for (const Order& order : orders_) {
    double points = 0;
    for (size_t k = 0; k < values.size(); ++k) {
      const auto share =
          static_cast<size_t>(Share(order.amount, static_cast<int>(k)));
      points += values[k][share];
    }
    considered.push_back(
        {.order = order,
         .value = PointsToValue(f.scenario, planner_.weights, points)});
  }
  std::stable_sort(considered.begin(), considered.end(),
                   [](const Considered& a, const Considered& b) {
                     return a.value > b.value;
                   });
  if (considered.size() > kMostConsidered) considered.resize(kMostConsidered);
  choice.thoughts.variation = {choice.order};
  return choice;
}

}  // namespace berthier::grande_tactique
