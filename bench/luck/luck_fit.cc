#include "bench/luck/luck_fit.h"

#include <Eigen/Cholesky>
#include <Eigen/Core>
#include <cmath>
#include <map>

namespace berthier {
namespace {

// Sums that never scatter by so much are those of rounding.
constexpr double kScatters = 1e-6;

// Less the mean of the game's scenario.
Eigen::VectorXd Centred(const std::vector<LuckyGame>& games,
                        const std::vector<double>& values) {
  std::map<int, std::pair<double, int>> means;
  for (size_t i = 0; i < games.size(); ++i) {
    auto& [sum, n] = means[games[i].scenario];
    sum += values[i];
    ++n;
  }
  Eigen::VectorXd centred(static_cast<Eigen::Index>(games.size()));
  for (size_t i = 0; i < games.size(); ++i) {
    const auto& [sum, n] = means[games[i].scenario];
    centred(static_cast<Eigen::Index>(i)) = values[i] - sum / n;
  }
  return centred;
}

double Variance(const std::vector<double>& values) {
  double sum = 0, squares = 0;
  for (const double value : values) {
    sum += value;
    squares += value * value;
  }
  const auto n = static_cast<double>(values.size());
  return (squares - sum * sum / n) / (n - 1);
}

}  // namespace

std::vector<std::vector<double>> FitLuck(const std::vector<LuckyGame>& games,
                                         const LuckRidge& ridge) {
  const size_t kinds = games.front().sums.size();
  const size_t values = games.front().sums.front().size();
  const auto n = static_cast<Eigen::Index>(games.size());
  std::vector<double> scores;
  for (const LuckyGame& game : games) scores.push_back(game.score);
  const Eigen::VectorXd y = Centred(games, scores);
  // First what all kinds have in common, then a kind's own.
  const auto columns = static_cast<Eigen::Index>((kinds + 1) * values);
  Eigen::MatrixXd x = Eigen::MatrixXd::Zero(n, columns);
  for (Eigen::Index i = 0; i < n; ++i) {
    const auto& sums = games[static_cast<size_t>(i)].sums;
    for (size_t kind = 0; kind < kinds; ++kind) {
      for (size_t value = 0; value < values; ++value) {
        x(i, static_cast<Eigen::Index>(value)) += sums[kind][value];
        x(i, static_cast<Eigen::Index>((kind + 1) * values + value)) =
            sums[kind][value];
      }
    }
  }
  // All sums of a value in its unit over all kinds, for one ridge.
  Eigen::VectorXd unit(columns);
  for (Eigen::Index column = 0; column < columns; ++column) {
    const auto value = column % static_cast<Eigen::Index>(values);
    const double scatter =
        std::sqrt(x.col(value).squaredNorm() / static_cast<double>(n));
    const double own =
        std::sqrt(x.col(column).squaredNorm() / static_cast<double>(n));
    unit(column) = scatter > kScatters && own > kScatters ? 1 / scatter : 0;
  }
  const Eigen::MatrixXd z = x * unit.asDiagonal();
  Eigen::MatrixXd a = z.transpose() * z / static_cast<double>(n);
  for (Eigen::Index column = 0; column < columns; ++column) {
    a(column, column) +=
        column < static_cast<Eigen::Index>(values) ? ridge.common : ridge.own;
  }
  const Eigen::VectorXd b = z.transpose() * y / static_cast<double>(n);
  const Eigen::VectorXd fitted = unit.asDiagonal() * a.ldlt().solve(b);
  std::vector<std::vector<double>> weights(kinds,
                                           std::vector<double>(values, 0));
  for (size_t kind = 0; kind < kinds; ++kind) {
    for (size_t value = 0; value < values; ++value) {
      const auto own = static_cast<Eigen::Index>((kind + 1) * values + value);
      // What the kind never changes has no weight.
      if (unit(own) == 0) continue;
      weights[kind][value] =
          fitted(static_cast<Eigen::Index>(value)) + fitted(own);
    }
  }
  return weights;
}

double LuckBy(const std::vector<std::vector<double>>& weights,
              const LuckyGame& game) {
  double luck = 0;
  for (size_t kind = 0; kind < weights.size(); ++kind) {
    for (size_t value = 0; value < weights[kind].size(); ++value) {
      luck += weights[kind][value] * game.sums[kind][value];
    }
  }
  return luck;
}

LuckGain GainOf(const std::vector<LuckyGame>& games,
                const std::vector<double>& luck) {
  std::vector<double> scores, less, plain_pairs, fair_pairs;
  for (size_t i = 0; i < games.size(); ++i) {
    scores.push_back(games[i].score);
    less.push_back(games[i].score - luck[i]);
  }
  const Eigen::VectorXd plain = Centred(games, scores);
  const Eigen::VectorXd fair = Centred(games, less);
  for (size_t i = 0; i + 1 < games.size(); i += 2) {
    plain_pairs.push_back((scores[i] - scores[i + 1]) / 2);
    fair_pairs.push_back((less[i] - less[i + 1]) / 2);
  }
  LuckGain gain;
  gain.games = plain.squaredNorm() / fair.squaredNorm();
  gain.pairs = Variance(plain_pairs) / Variance(fair_pairs);
  double sum = 0, squares = 0;
  const size_t n = plain_pairs.size();
  constexpr size_t kParts = 50;
  for (size_t part = 0; part < kParts; ++part) {
    std::vector<double> a, b;
    for (size_t i = 0; i < n; ++i) {
      if (i % kParts == part) continue;
      a.push_back(plain_pairs[i]);
      b.push_back(fair_pairs[i]);
    }
    const double ratio = Variance(a) / Variance(b);
    sum += ratio;
    squares += ratio * ratio;
  }
  gain.pairs_error = std::sqrt(std::max(0.0, squares - sum * sum / kParts) *
                               (kParts - 1) / kParts);
  for (const double one : luck) gain.mean += one;
  gain.mean /= static_cast<double>(luck.size());
  gain.mean_error =
      std::sqrt(Variance(luck) / static_cast<double>(luck.size()));
  return gain;
}

}  // namespace berthier
