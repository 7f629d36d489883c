#include "arenas/ratings/elo_report.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "arenas/ratings/elo.h"

namespace berthier {
namespace {

// What was fitted: games all drawn, or never, leave no draw parameter.
DrawModel FittedDraws(const FitProblem& problem, const JointFit& fit) {
  return fit.draw_column < 0 ? DrawModel::kHalf : problem.draws;
}

double NuOf(double draw_rate) { return 2 * draw_rate / (1 - draw_rate); }

}  // namespace

EloTelling::EloTelling(const WinGroups& groups, const RatingOptions& options,
                       const JointFit& fit)
    : groups_(groups),
      options_(options),
      fit_(fit),
      scale_(ScaleOf(fit.draw_column < 0 ? DrawModel::kHalf : options.draws,
                     fit.draw)) {}

std::vector<double> EloTelling::Elos() const {
  std::vector<double> elos = Centred();
  for (double& elo : elos) elo *= scale_.factor * kEloPerNat;
  for (const std::vector<int>& members : groups_.members) {
    const std::vector<RatingAnchor> anchors = AnchorsAmong(members, options_);
    if (anchors.size() != 1) continue;
    for (const int player : members) {
      elos[static_cast<size_t>(player)] += anchors.front().elo;
    }
  }
  return elos;
}

Eigen::MatrixXd EloTelling::OfPlayers() const {
  const std::vector<double> centred = Centred();
  const auto players = static_cast<Eigen::Index>(centred.size());
  Eigen::MatrixXd rows =
      Eigen::MatrixXd::Zero(players, fit_.inverse_information.cols());
  for (const std::vector<int>& members : groups_.members) {
    const bool centre = AnchorsAmong(members, options_).empty();
    for (const int player : members) {
      const int column = fit_.player_column[static_cast<size_t>(player)];
      if (column >= 0) rows(player, column) += scale_.factor;
      if (!centre) continue;
      for (const int other : members) {
        const int shared = fit_.player_column[static_cast<size_t>(other)];
        if (shared < 0) continue;
        rows(player, shared) -=
            scale_.factor / static_cast<double>(members.size());
      }
    }
  }
  if (fit_.draw_column >= 0) {
    for (Eigen::Index i = 0; i < players; ++i) {
      rows(i, fit_.draw_column) =
          centred[static_cast<size_t>(i)] * scale_.slope;
    }
  }
  return rows * kEloPerNat;
}

Eigen::MatrixXd EloTelling::OfAdvantages() const {
  const auto scenarios = static_cast<Eigen::Index>(fit_.advantages.size());
  Eigen::MatrixXd rows =
      Eigen::MatrixXd::Zero(scenarios, fit_.inverse_information.cols());
  for (Eigen::Index i = 0; i < scenarios; ++i) {
    const auto scenario = static_cast<size_t>(i);
    const int column = fit_.advantage_column[scenario];
    if (column < 0) continue;
    rows(i, column) = scale_.factor;
    if (fit_.draw_column >= 0) {
      rows(i, fit_.draw_column) = fit_.advantages[scenario] * scale_.slope;
    }
  }
  return rows * kEloPerNat;
}

std::vector<double> EloTelling::Centred() const {
  std::vector<double> ratings = fit_.ratings;
  for (const std::vector<int>& members : groups_.members) {
    if (!AnchorsAmong(members, options_).empty()) continue;
    double mean = 0;
    for (const int player : members) {
      mean += ratings[static_cast<size_t>(player)] /
              static_cast<double>(members.size());
    }
    for (const int player : members) {
      ratings[static_cast<size_t>(player)] -= mean;
    }
  }
  return ratings;
}

Chances ChancesAt(const FitProblem& problem, const JointFit& fit,
                  double draw_rate, double x) {
  const auto logistic = [](double z) { return 1 / (1 + std::exp(-z)); };
  Chances chances;
  switch (FittedDraws(problem, fit)) {
    case DrawModel::kHalf:
      chances.expected = logistic(x);
      chances.drawn = DrawChance(chances.expected, NuOf(draw_rate));
      break;
    case DrawModel::kDavidson: {
      const double won = std::exp(x / 2);
      const double drawn = std::exp(fit.draw);
      const double sum = won + drawn + 1 / won;
      chances.expected = (won + drawn / 2) / sum;
      chances.drawn = drawn / sum;
      break;
    }
    case DrawModel::kRaoKupper: {
      const double won = logistic(x - fit.draw);
      const double lost = logistic(-x - fit.draw);
      chances.expected = (1 + won - lost) / 2;
      chances.drawn = 1 - won - lost;
      break;
    }
  }
  return chances;
}

double DrawRate(const FitProblem& problem, const JointFit& fit) {
  switch (FittedDraws(problem, fit)) {
    case DrawModel::kHalf:
      break;
    case DrawModel::kDavidson:
      return 1 / (1 + 2 * std::exp(-fit.draw));
    case DrawModel::kRaoKupper:
      return std::tanh(fit.draw / 2);
  }
  double drawn = 0;
  double games = 0;
  for (const FitCell& cell : problem.cells) {
    drawn += cell.outcomes.drawn;
    games += cell.outcomes.games();
  }
  if (drawn == 0) return 0;
  if (drawn == games) return 1;
  const auto expected = [&](double rate) {
    double sum = 0;
    for (const FitCell& cell : problem.cells) {
      const double x =
          DifferenceIn(fit, cell.first, cell.second, cell.scenario);
      sum += cell.outcomes.games() *
             DrawChance(ExpectedScore(x * kEloPerNat), NuOf(rate));
    }
    return sum;
  };
  double low = 0;
  double high = 1;
  constexpr int kHalvings = 60;
  for (int i = 0; i < kHalvings; ++i) {
    const double middle = (low + high) / 2;
    (expected(middle) < drawn ? low : high) = middle;
  }
  return (low + high) / 2;
}

}  // namespace berthier
