#include "agents/search/flat.h"

#include <algorithm>
#include <cmath>

namespace berthier {
namespace {

// In (0, 1), never either end: its logarithm is taken.
double OpenFraction(RandomSource& source) {
  return (static_cast<double>(source.Next() >> 12) + 0.5) * 0x1p-52;
}

double Gumbel(RandomSource& source) {
  return -std::log(-std::log(OpenFraction(source)));
}

}  // namespace

void FlatAgent::Prepare(const Game& game) {
  playout_ = std::make_unique<Playout>(game, doctrine());
}

void FlatAgent::DrawCandidates(const Game& game, const Position& view) {
  orders_.clear();
  doctrine().GenerateCandidates(game, view, orders_);
  priors_.resize(orders_.size());
  doctrine().Priors(game, view, orders_, priors_);
  candidates_.clear();
  for (size_t i = 0; i < orders_.size(); ++i) {
    const double prior = std::max(1e-30, static_cast<double>(priors_[i]));
    candidates_.push_back({.order = orders_[i],
                           .prior = static_cast<double>(priors_[i]),
                           .noisy_prior = std::log(prior) + Gumbel(source())});
  }
  std::sort(candidates_.begin(), candidates_.end(),
            [](const Candidate& a, const Candidate& b) {
              return a.noisy_prior > b.noisy_prior;
            });
  const auto most = static_cast<size_t>(std::max(1, options_.candidates));
  if (candidates_.size() > most) candidates_.resize(most);
}

// Those that a budget cut short never looked at come last.
bool FlatAgent::Better(const Candidate& a, const Candidate& b) {
  if ((a.visits == 0) != (b.visits == 0)) return b.visits == 0;
  if (a.mean != b.mean) return a.mean > b.mean;
  return a.noisy_prior > b.noisy_prior;
}

Choice FlatAgent::Search(const Game& game, const Position& view, Side side,
                         const Budget& budget, SearchCost& spending) {
  Meter meter;
  meter.Start(budget, watch());
  DrawCandidates(game, view);
  const double sign = side == Side::kFirst ? 1 : -1;
  const int horizon = options_.horizon.value_or(doctrine().Horizon(game, view));
  const uint32_t turn = doctrine().Turn(game, view);
  Position before(game.layout());
  Position position(game.layout());

  const size_t all = candidates_.size();
  const int rounds = std::max(
      1, static_cast<int>(std::ceil(std::log2(static_cast<double>(all)))));
  size_t left = all;
  bool spent = all == 1;
  for (int round = 0; round < rounds && !spent; ++round) {
    do {
      const uint64_t common = source().Next();
      RandomSource guess(common);
      game.Sample(view, side, guess, before);
      for (size_t i = 0; i < left && !spent; ++i) {
        Candidate& candidate = candidates_[i];
        position = before;
        game.Play(position, candidate.order, nullptr);
        const double value =
            sign * playout_->Run(position, horizon, turn, common);
        meter.AddSteps(2 + playout_->steps());
        meter.AddIteration();
        ++candidate.visits;
        const double off = value - candidate.mean;
        candidate.mean += off / static_cast<double>(candidate.visits);
        candidate.spread += off * (value - candidate.mean);
        spent = meter.Spent();
      }
    } while (!spent && meter.Used() * rounds < round + 1);
    std::sort(candidates_.begin(),
              candidates_.begin() + static_cast<ptrdiff_t>(left), Better);
    if (round + 1 < rounds) left = (left + 1) / 2;
  }

  spending.Add(meter.spending());
  return Told(left);
}

Choice FlatAgent::Told(size_t left) {
  Choice choice;
  for (const Candidate& candidate : candidates_) {
    const auto n = static_cast<double>(candidate.visits);
    choice.thoughts.considered.push_back(
        {.order = candidate.order,
         .visits = candidate.visits,
         .value = candidate.mean,
         .error = candidate.visits < 2
                      ? 1
                      : std::sqrt(candidate.spread / (n * (n - 1))),
         .prior = candidate.prior});
  }
  // The best is in front; its equals among the last ones left follow.
  std::vector<Considered> last;
  for (size_t i = 0; i < left; ++i) {
    const Considered& considered = choice.thoughts.considered[i];
    if (considered.visits > 0 || candidates_.size() == 1)
      last.push_back(considered);
  }
  choice.order = last[BestOf(last, source())].order;
  choice.thoughts.variation = {choice.order};
  return choice;
}

}  // namespace berthier
