#include "agents/search/portfolio.h"

#include <algorithm>
#include <cmath>

namespace berthier {

void Continue(const std::vector<FormationPlan>& from,
              std::vector<FormationPlan>& plans) {
  for (FormationPlan& plan : plans) {
    const auto known = std::find_if(from.begin(), from.end(),
                                    [&plan](const FormationPlan& other) {
                                      return other.formation == plan.formation;
                                    });
    if (known != from.end()) plan.plan = known->plan;
  }
}

std::string InWords(const Game& game, const Doctrine& doctrine,
                    const std::vector<FormationPlan>& plans) {
  std::string words;
  for (const FormationPlan& plan : plans) {
    if (!words.empty()) words += "; ";
    if (IsSome(plan.formation)) {
      words += game.entities()[static_cast<size_t>(Index(plan.formation))].name;
      words += ": ";
    }
    words += doctrine.PlanName(plan.plan);
  }
  return words;
}

void PortfolioAgent::Prepare(const Game& game) {
  trial_ = std::make_unique<PlanTrial>(game, doctrine(), options_.horizon);
  last_.clear();
}

// A trial begun in time is not cut short: one that would end too late is not
// begun.
bool PortfolioAgent::IsOver() {
  return meter_.Spent() || meter_.IsTooLateFor(trial_time_.Get());
}

PortfolioAgent::Worth PortfolioAgent::Try(
    const std::vector<FormationPlan>& plans) {
  Worth worth;
  double spread = 0;
  for (const uint64_t seed : dice_seeds_) {
    const uint64_t before = trial_->steps();
    const Meter::Clock::time_point begin = meter_.Now();
    const double value = trial_->Run(plans, seed);
    if (worth.trials == 0) {
      line_.assign(trial_->line().begin(), trial_->line().end());
    }
    meter_.AddSteps(trial_->steps() - before);
    meter_.AddIteration();
    trial_time_.Add(meter_.Now() - begin);
    ++worth.trials;
    const double off = value - worth.mean;
    worth.mean += off / static_cast<double>(worth.trials);
    spread += off * (value - worth.mean);
    if (IsOver()) break;
  }
  const auto n = static_cast<double>(worth.trials);
  if (n > 1) worth.error = std::sqrt(spread / (n * (n - 1)));
  lines_.Note(
      line_,
      {.visits = worth.trials, .value = worth.mean, .error = worth.error});
  return worth;
}

bool PortfolioAgent::Climb(std::vector<FormationPlan>& plans, Worth& worth) {
  // Every single change, in random sequence.
  std::vector<FormationPlan> changes;
  for (const FormationPlan& plan : plans) {
    for (int other = 0; other < doctrine().Plans(); ++other) {
      if (other != plan.plan) changes.push_back({plan.formation, other});
    }
  }
  for (uint32_t i = 1; i < changes.size(); ++i) {
    std::swap(changes[i], changes[source().Below(i + 1)]);
  }
  bool helped = false;
  std::vector<FormationPlan> changed;
  for (const FormationPlan& change : changes) {
    changed = plans;
    Continue({change}, changed);
    if (changed == plans) continue;
    const Worth other = Try(changed);
    // A trial cut short says nothing that could be compared.
    if (other.trials < dice_seeds_.size()) break;
    if (other.mean > worth.mean) {
      plans = changed;
      worth = other;
      helped = true;
    }
    if (IsOver()) break;
  }
  return helped;
}

Choice PortfolioAgent::Search(const Game& game, const Position& view, Side side,
                              const Budget& budget, SearchCost& spending) {
  constexpr size_t kMostDice = 1 << 16;
  meter_.Start(budget, watch());
  trial_time_ = {};
  trial_->Begin(view, side);
  std::vector<FormationPlan> plans = trial_->Plans();
  Continue(last_, plans);
  lines_.Clear();
  dice_seeds_.clear();
  while (dice_seeds_.size() <
         static_cast<size_t>(std::max(1, options_.trials))) {
    dice_seeds_.push_back(source().Next());
  }
  Worth worth = Try(plans);
  while (!IsOver()) {
    if (Climb(plans, worth) || IsOver()) continue;
    if (dice_seeds_.size() >= kMostDice) break;
    const size_t more = 2 * dice_seeds_.size();
    while (dice_seeds_.size() < more) dice_seeds_.push_back(source().Next());
    const Worth again = Try(plans);
    if (again.trials >= worth.trials) worth = again;
  }
  last_ = plans;

  Choice choice{.order = trial_->FirstOrder(plans, source())};
  choice.thoughts.intent = InWords(game, doctrine(), plans);
  lines_.Tell({.order = choice.order,
               .visits = worth.trials,
               .value = worth.mean,
               .error = worth.error},
              choice.thoughts);
  spending.Add(meter_.spending());
  return choice;
}

}  // namespace berthier
