#include "agents/search/naive.h"

#include <algorithm>
#include <cmath>

#include "agents/search/portfolio.h"

namespace berthier {

void NaiveAgent::Mean::Add(double seen) {
  ++visits;
  const double off = seen - value;
  value += off / static_cast<double>(visits);
  spread += off * (seen - value);
}

double NaiveAgent::Mean::Error() const {
  const auto n = static_cast<double>(visits);
  return n < 2 ? 1 : std::sqrt(spread / (n * (n - 1)));
}

void NaiveAgent::Prepare(const Game& game) {
  trial_ = std::make_unique<PlanTrial>(game, doctrine(), options_.horizon);
}

bool NaiveAgent::Chance(double probability) {
  return static_cast<double>(source().Next() >> 11) * 0x1p-53 < probability;
}

std::vector<FormationPlan> NaiveAgent::Compose(
    std::vector<FormationPlan> plans) {
  for (size_t i = 0; i < plans.size(); ++i) {
    const std::vector<Mean>& means = local_[i];
    const auto count = static_cast<uint32_t>(means.size());
    // Equal means are decided by where the search for the best begins.
    uint32_t best = source().Below(count);
    if (!Chance(options_.explore_local)) {
      const uint32_t first = best;
      for (uint32_t k = 1; k < count; ++k) {
        const uint32_t other = (first + k) % count;
        if (means[other].value > means[best].value) best = other;
      }
    }
    plans[i].plan = static_cast<int>(best);
  }
  return plans;
}

size_t NaiveAgent::Known(const std::vector<FormationPlan>& plans) {
  uint64_t key = 0;
  for (const FormationPlan& plan : plans) {
    key = MixBits(key ^ static_cast<uint64_t>(plan.plan + 1));
  }
  const auto [found, added] = known_.emplace(key, combinations_.size());
  if (added) combinations_.push_back({.plans = plans, .mean = {}});
  return found->second;
}

size_t NaiveAgent::BestKnown() {
  const auto best =
      std::max_element(combinations_.begin(), combinations_.end(),
                       [](const Combination& a, const Combination& b) {
                         return a.mean.value < b.mean.value;
                       });
  return static_cast<size_t>(best - combinations_.begin());
}

Choice NaiveAgent::Search(const Game& game, const Position& view, Side side,
                          const Budget& budget, SearchCost& spending) {
  Meter meter;
  meter.Start(budget, watch());
  trial_->Begin(view, side);
  const std::vector<FormationPlan> plans = trial_->Plans();
  local_.assign(
      plans.size(),
      std::vector<Mean>(static_cast<size_t>(std::max(1, doctrine().Plans()))));
  combinations_.clear();
  known_.clear();
  lines_.Clear();
  do {
    const bool compose = combinations_.empty() || Chance(options_.explore);
    const size_t index = compose ? Known(Compose(plans)) : BestKnown();
    Combination& combination = combinations_[index];
    const uint64_t before = trial_->steps();
    const double value = trial_->Run(combination.plans, source().Next());
    meter.AddSteps(trial_->steps() - before);
    meter.AddIteration();
    combination.mean.Add(value);
    lines_.Note(trial_->line(), {.visits = combination.mean.visits,
                                 .value = combination.mean.value,
                                 .error = combination.mean.Error()});
    for (size_t i = 0; i < plans.size(); ++i) {
      local_[i][static_cast<size_t>(combination.plans[i].plan)].Add(value);
    }
  } while (!meter.Spent());

  // Often tried and still the best is better than good once.
  uint64_t most = 0;
  for (const Combination& one : combinations_) {
    most = std::max(most, one.mean.visits);
  }
  size_t chosen = 0;
  uint32_t equals = 0;
  for (size_t i = 0; i < combinations_.size(); ++i) {
    if (combinations_[i].mean.visits == most && source().Below(++equals) == 0) {
      chosen = i;
    }
  }

  const std::vector<FormationPlan>& best = combinations_[chosen].plans;
  Choice choice{.order = trial_->FirstOrder(best, source())};
  const Mean& mean = combinations_[chosen].mean;
  choice.thoughts.intent = InWords(game, doctrine(), best);
  lines_.Tell({.order = choice.order,
               .visits = mean.visits,
               .value = mean.value,
               .error = mean.Error()},
              choice.thoughts);
  spending.Add(meter.spending());
  return choice;
}

}  // namespace berthier
