#include "agents/search/search_agent.h"

#include <algorithm>
#include <chrono>
#include <string>
#include <utility>

#include "agents/search/playout.h"

namespace berthier {

void SearchAgent::Begin(const Game& game, Side /*side*/, uint64_t seed) {
  doctrine_ = maker_(game);
  teller_ = maker_(game);
  source_ = RandomSource(seed);
  spending_ = {};
  spent_in_turn_ = {};
  in_turn_ = false;
  line_.clear();
  line_at_.clear();
  line_next_ = 0;
  Prepare(game);
}

Budget SearchAgent::BudgetNow(const Game& game, const Position& view,
                              Side side) {
  const double share = Share(game, view, side);
  const uint32_t turn = doctrine_->Turn(game, view);
  if (!in_turn_ || turn != turn_) spent_in_turn_ = {};
  in_turn_ = true;
  turn_ = turn;
  SearchCost spent = spent_in_turn_;
  spent.time += Followers() * following_.Get();
  return ShareOfTurn(budget_, spent, share);
}

Budget SearchAgent::Given(const Budget& budget, Clock::time_point begin) const {
  Budget given = budget;
  if (budget.milliseconds == 0) return given;
  const auto besides = std::chrono::round<std::chrono::milliseconds>(
      now_() - begin + besides_.Get());
  const auto gone =
      static_cast<uint64_t>(std::max<int64_t>(0, besides.count()));
  given.milliseconds =
      budget.milliseconds - std::min(gone, budget.milliseconds - 1);
  return given;
}

void SearchAgent::Learn(const Budget& budget, const Budget& given,
                        std::chrono::nanoseconds before,
                        Clock::time_point begin) {
  const std::chrono::nanoseconds taken = now_() - begin;
  // The spending is that of the search so far.
  const bool searched = spending_.steps > 0;
  spending_.time = taken;
  if (!searched) {
    following_.Add(taken);
  } else if (budget.milliseconds != 0) {
    const std::chrono::nanoseconds limit =
        std::chrono::milliseconds(given.milliseconds);
    // One that proved its choice early tells nothing of this.
    if (taken >= limit) besides_.Add(taken - before - limit);
  }
}

Choice SearchAgent::Decide(const Game& game, const Position& view, Side side) {
  const Clock::time_point begin = now_();
  spending_ = {};
  const Budget budget = BudgetNow(game, view, side);
  const std::chrono::nanoseconds before = now_() - begin;
  const Budget given = Given(budget, begin);
  Choice choice = Search(game, view, side, given, spending_);
  Thoughts& thoughts = choice.thoughts;
  if (thoughts.variation.size() < 2) {
    thoughts.variation = LineFrom(game, view, side, choice.order);
  }
  std::string intent =
      doctrine_->Intent(game, view, choice.order, thoughts.variation);
  if (!intent.empty()) thoughts.intent = std::move(intent);
  if (const std::string plan = ArmyPlanInWords(); !plan.empty()) {
    thoughts.intent =
        thoughts.intent.empty() ? plan : plan + "; " + thoughts.intent;
  }
  // By the one that has just looked at the same for the intent.
  doctrine_->CommandWorths(game, view, thoughts.command);
  Learn(budget, given, before, begin);
  spent_in_turn_.Add(spending_);
  thoughts.spending = spending_;
  // Not at the beginning: somebody may have been told before he began.
  hurry_.store(false, std::memory_order_relaxed);
  return choice;
}

std::vector<Order> SearchAgent::LineFrom(const Game& game, const Position& view,
                                         Side side, const Order& first) {
  constexpr size_t kLongest = 24;
  constexpr int kMostSteps = 200;
  // The last order of a line may be where it was cut off.
  if (line_next_ + 1 < line_.size() && line_[line_next_] == first &&
      line_at_[line_next_] == game.Hash(view)) {
    return {line_.begin() + static_cast<std::ptrdiff_t>(line_next_++),
            line_.end()};
  }
  line_.assign(1, first);
  line_at_.assign(1, game.Hash(view));
  line_next_ = 1;
  RandomSource chance(game.Hash(view));
  Position position(game.layout());
  game.Sample(view, side, chance, position);
  const uint32_t turn = teller_->Turn(game, position);
  game.Play(position, first, nullptr);
  for (int i = 0; i < kMostSteps && line_.size() < kLongest; ++i) {
    const Awaited awaited = game.Awaits(position);
    if (awaited.is_over()) break;
    if (awaited.is_roll()) {
      game.Resolve(position, LikeliestFaces(game, position), nullptr);
      continue;
    }
    if (awaited.side != side || teller_->Turn(game, position) != turn) break;
    line_.push_back(OrderInLine(*teller_, game, position, chance));
    line_at_.push_back(game.Hash(position));
    game.Play(position, line_.back(), nullptr);
  }
  return line_;
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
