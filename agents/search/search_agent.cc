#include "agents/search/search_agent.h"

#include <string>
#include <utility>

namespace berthier {

void SearchAgent::Begin(const Game& game, Side /*side*/, uint64_t seed) {
  doctrine_ = maker_(game);
  source_ = RandomSource(seed);
  spending_ = {};
  spent_in_turn_ = {};
  in_turn_ = false;
  Prepare(game);
}

Budget SearchAgent::BudgetNow(const Game& game, const Position& view) {
  // Who cannot tell one turn from the next takes every decision for a turn.
  const bool counts = doctrine_->CountsTurns();
  const uint32_t turn = counts ? doctrine_->Turn(game, view) : 0;
  if (!counts || !in_turn_ || turn != turn_) spent_in_turn_ = {};
  in_turn_ = true;
  turn_ = turn;
  if (!counts) {
    Budget whole = budget_;
    whole.per = Budget::Per::kDecision;
    return whole;
  }
  return ShareOfTurn(budget_, spent_in_turn_);
}

Choice SearchAgent::Decide(const Game& game, const Position& view, Side side) {
  hurry_.store(false, std::memory_order_relaxed);
  spending_ = {};
  Choice choice = Search(game, view, side, BudgetNow(game, view), spending_);
  spent_in_turn_.Add(spending_);
  std::string intent =
      doctrine_->Intent(game, view, choice.order, choice.thoughts.variation);
  if (!intent.empty()) choice.thoughts.intent = std::move(intent);
  return choice;
}

size_t BestOf(const std::vector<Considered>& considered, RandomSource& source) {
  size_t best = 0;
  uint32_t equals = 0;
  for (size_t i = 0; i < considered.size(); ++i) {
    if (equals > 0 && considered[i].value < considered[best].value) continue;
    const bool better =
        equals == 0 || considered[i].value > considered[best].value;
    equals = better ? 1 : equals + 1;
    // Each of the equals so far is kept with the same chance.
    if (source.Below(equals) == 0) best = i;
  }
  return best;
}

}  // namespace berthier
