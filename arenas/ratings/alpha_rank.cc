#include "arenas/ratings/alpha_rank.h"

#include <algorithm>
#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/strong_components.hpp>
#include <cmath>
#include <cstddef>
#include <limits>

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

// The logarithm of the rate at which `mutant` takes over from `resident`.
double LogRate(const std::vector<std::vector<double>>& payoffs, size_t resident,
               size_t mutant, const AlphaRankOptions& options) {
  const double ahead = payoffs[mutant][resident];
  const double behind = payoffs[resident][mutant];
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

}  // namespace

// Grassmann, Taksar and Heyman's elimination: states leave one by one, their
// traffic is handed on to those that remain.
std::vector<double> AlphaRank(const std::vector<std::vector<double>>& payoffs,
                              const AlphaRankOptions& options) {
  const size_t n = payoffs.size();
  if (n == 0) return {};
  std::vector<std::vector<double>> rates(n, std::vector<double>(n));
  for (size_t i = 0; i < n; ++i) {
    for (size_t j = 0; j < n; ++j) {
      if (i != j) rates[i][j] = LogRate(payoffs, i, j, options);
    }
  }
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

std::vector<std::vector<int>> CirclesOf(const League& league,
                                        double confidence) {
  const Crosstable table = CrosstableOf(league);
  using Graph =
      boost::adjacency_list<boost::vecS, boost::vecS, boost::directedS>;
  const int n = table.size();
  Graph beats(static_cast<size_t>(n));
  for (int i = 0; i < n; ++i) {
    for (int j = 0; j < n; ++j) {
      const Encounter& meeting = table.at(i, j);
      if (meeting.pairs > 0 && meeting.superiority >= confidence) {
        boost::add_edge(static_cast<size_t>(i), static_cast<size_t>(j), beats);
      }
    }
  }
  std::vector<int> component(static_cast<size_t>(n));
  if (n == 0) return {};
  const int components = boost::strong_components(beats, component.data());
  std::vector<std::vector<int>> groups(static_cast<size_t>(components));
  for (int i = 0; i < n; ++i) {
    groups[static_cast<size_t>(component[static_cast<size_t>(i)])].push_back(i);
  }
  std::erase_if(groups, [](const auto& group) { return group.size() < 3; });
  std::sort(groups.begin(), groups.end());
  return groups;
}

}  // namespace berthier
