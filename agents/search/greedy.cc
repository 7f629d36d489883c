#include "agents/search/greedy.h"

namespace berthier {

void GreedyAgent::Prepare(const Game& game) {
  playout_ = std::make_unique<Playout>(game, doctrine());
  rolls_.clear();
  positions_.clear();
}

double GreedyAgent::ValueOf(const Position& position) {
  const int playouts = options_.horizon > 0 ? options_.playouts : 1;
  Position scratch = position;
  double sum = 0;
  for (int i = 0; i < playouts; ++i) {
    // Every order meets the same luck.
    scratch = position;
    sum += playout_->Run(scratch, options_.horizon, turn_,
                         SeedFor(common_dice_, static_cast<uint64_t>(i)));
    meter_.AddSteps(1 + playout_->steps());
  }
  return sum / playouts;
}

double GreedyAgent::Expected(const Game& game, const Position& position,
                             double likelihood, size_t depth) {
  if (!game.Awaits(position).is_roll() || likelihood < options_.least_likely) {
    return ValueOf(position);
  }
  if (depth == rolls_.size()) {
    rolls_.emplace_back();
    positions_.emplace_back(game.layout());
  }
  Roll& roll = rolls_[depth];
  Position& next = positions_[depth];
  roll.Clear();
  game.Describe(position, roll);
  double total = 0;
  double sum = 0;
  for (const OutcomeClass& outcome : roll.outcomes) {
    total += static_cast<double>(outcome.weight);
  }
  for (const OutcomeClass& outcome : roll.outcomes) {
    const double share = static_cast<double>(outcome.weight) / total;
    next = position;
    game.Resolve(next, outcome.sample, nullptr);
    meter_.AddSteps(2);
    sum += share * Expected(game, next, likelihood * share, depth + 1);
  }
  return sum;
}

Choice GreedyAgent::Search(const Game& game, const Position& view, Side side,
                           const Budget& budget, SearchCost& spending) {
  meter_.Start(budget, watch());
  turn_ = doctrine().Turn(game, view);
  common_dice_ = source().Next();
  orders_.clear();
  doctrine().GenerateCandidates(game, view, orders_);
  // A budget may end before all are looked at: none is first by its place.
  for (uint32_t i = 1; i < orders_.size(); ++i) {
    std::swap(orders_[i], orders_[source().Below(i + 1)]);
  }
  const double sign = side == Side::kFirst ? 1 : -1;
  Choice choice;
  Position before(game.layout());
  game.Sample(view, side, source(), before);
  Position next(game.layout());
  for (const Order& order : orders_) {
    next = before;
    game.Play(next, order, nullptr);
    meter_.AddSteps(2);
    meter_.AddIteration();
    choice.thoughts.considered.push_back(
        {.order = order,
         .visits = 1,
         .value = sign * Expected(game, next, 1, 0)});
    if (meter_.Spent()) break;
  }
  choice.order =
      choice.thoughts.considered[BestOf(choice.thoughts.considered, source())]
          .order;
  choice.thoughts.variation = {choice.order};
  spending.Add(meter_.spending());
  return choice;
}

}  // namespace berthier
