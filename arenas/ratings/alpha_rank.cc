#include "arenas/ratings/alpha_rank.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <utility>

#include "arenas/ratings/crosstable.h"

namespace berthier {
namespace {

constexpr double kImpossible = -std::numeric_limits<double>::infinity();

// The logarithm of the sum, given the logarithms.
double LogSum(double a, double b) {
  const auto [less, more] = std::minmax(a, b);
  if (less == kImpossible) return more;
  return more + std::log1p(std::exp(less - more));
}

// The logarithm of (1 - e^-u) / (1 - e^-mu), the chance that a mutant with the
// advantage u takes over a population of m.
double LogFixation(double u, double m) {
  constexpr double kEven = 1e-14;
  const double size = std::abs(u);
  if (size <= kEven) return -std::log(m);
  const double log_ratio =
      std::log(-std::expm1(-size)) - std::log(-std::expm1(-m * size));
  return u > 0 ? log_ratio : log_ratio - (m - 1) * size;
}

// The logarithm of the rate at which who scores `ahead` takes over from who
// scores `behind`.
double LogRate(double ahead, double behind, const AlphaRankOptions& options) {
  if (options.infinite_alpha_noise.has_value()) {
    const double noise = *options.infinite_alpha_noise;
    if (ahead == behind) return std::log(0.5);
    return ahead > behind ? std::log1p(-noise) : std::log(noise);
  }
  const auto m = static_cast<double>(options.population);
  const double u = options.selection == Selection::kLocal
                       ? options.alpha * (ahead - behind)
                       : options.alpha * m / (m - 1) * (ahead - 0.5);
  return LogFixation(u, m);
}

// How long a chain with these rates, in logarithms, spends in each state.
// Grassmann, Taksar and Heyman's elimination: states leave one by one, their
// traffic is handed on to those that remain.
std::vector<double> Stationary(std::vector<std::vector<double>> rates) {
  const size_t n = rates.size();
  for (size_t last = n - 1; last > 0; --last) {
    double leaving = kImpossible;
    for (size_t j = 0; j < last; ++j) {
      leaving = LogSum(leaving, rates[last][j]);
    }
    for (size_t i = 0; i < last; ++i) {
      rates[i][last] -= leaving;
      for (size_t j = 0; j < last; ++j) {
        if (i == j) continue;
        rates[i][j] = LogSum(rates[i][j], rates[i][last] + rates[last][j]);
      }
    }
  }
  std::vector<double> log_share(n, 0.0);
  double total = 0;
  for (size_t j = 1; j < n; ++j) {
    log_share[j] = kImpossible;
    for (size_t i = 0; i < j; ++i) {
      log_share[j] = LogSum(log_share[j], log_share[i] + rates[i][j]);
    }
    total = LogSum(total, log_share[j]);
  }
  std::vector<double> share(n);
  for (size_t i = 0; i < n; ++i) share[i] = std::exp(log_share[i] - total);
  return share;
}

}  // namespace

std::vector<double> AlphaRank(const std::vector<std::vector<double>>& payoffs,
                              const AlphaRankOptions& options) {
  const size_t n = payoffs.size();
  if (n == 0) return {};
  std::vector<std::vector<double>> rates(n, std::vector<double>(n));
  for (size_t i = 0; i < n; ++i) {
    for (size_t j = 0; j < n; ++j) {
      if (i != j) rates[i][j] = LogRate(payoffs[j][i], payoffs[i][j], options);
    }
  }
  return Stationary(std::move(rates));
}

std::vector<std::vector<double>> AlphaRankOfSides(
    const std::vector<std::vector<double>>& payoffs,
    const AlphaRankOptions& options) {
  const size_t rows = payoffs.size();
  const size_t columns = rows == 0 ? 0 : payoffs.front().size();
  if (columns == 0) return {};
  const size_t states = rows * columns;
  // One population changes at a time; there is no resting while both might.
  std::vector<std::vector<double>> rates(
      states, std::vector<double>(states, kImpossible));
  for (size_t i = 0; i < rows; ++i) {
    for (size_t j = 0; j < columns; ++j) {
      const double here = payoffs[i][j];
      std::vector<double>& from = rates[i * columns + j];
      for (size_t k = 0; k < rows; ++k) {
        if (k == i) continue;
        from[k * columns + j] = LogRate(payoffs[k][j], here, options);
      }
      for (size_t k = 0; k < columns; ++k) {
        if (k == j) continue;
        from[i * columns + k] = LogRate(1 - payoffs[i][k], 1 - here, options);
      }
    }
  }
  const std::vector<double> share = Stationary(std::move(rates));
  std::vector<std::vector<double>> profiles;
  for (size_t i = 0; i < rows; ++i) {
    const auto row = share.begin() + static_cast<std::ptrdiff_t>(i * columns);
    profiles.emplace_back(row, row + static_cast<std::ptrdiff_t>(columns));
  }
  return profiles;
}

std::vector<std::vector<double>> PayoffsOf(const League& league) {
  const Crosstable table = CrosstableOf(league);
  const auto n = static_cast<size_t>(table.size());
  std::vector<std::vector<double>> payoffs(n, std::vector<double>(n, 0.5));
  for (size_t i = 0; i < n; ++i) {
    for (size_t j = 0; j < n; ++j) {
      const Encounter& meeting =
          table.at(static_cast<int>(i), static_cast<int>(j));
      if (meeting.pairs > 0) payoffs[i][j] = meeting.score;
    }
  }
  return payoffs;
}

}  // namespace berthier
