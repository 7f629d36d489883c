#include "arenas/match/score_interval.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "absl/strings/str_format.h"

namespace berthier {
namespace {

constexpr double kDeviations = 1.959964;  // 95 % of a normal distribution

// Independent games that would give a mean of the same variance.
double EffectiveGames(std::span<const double> by_pair, double mean,
                      int games_a_pair) {
  const auto pairs = static_cast<double>(by_pair.size());
  double squares = 0;
  for (const double value : by_pair) squares += (value - mean) * (value - mean);
  if (squares == 0) return pairs;
  const double variance_of_mean = squares / (pairs * (pairs - 1));
  return std::min(mean * (1 - mean) / variance_of_mean, pairs * games_a_pair);
}

}  // namespace

ScoreInterval IntervalOf(std::span<const double> by_pair, int games_a_pair) {
  const double mean = std::accumulate(by_pair.begin(), by_pair.end(), 0.0) /
                      static_cast<double>(by_pair.size());
  const double n = EffectiveGames(by_pair, mean, games_a_pair);
  const double z2 = kDeviations * kDeviations;
  const double centre = (mean + z2 / (2 * n)) / (1 + z2 / n);
  const double half = kDeviations / (1 + z2 / n) *
                      std::sqrt(mean * (1 - mean) / n + z2 / (4 * n * n));
  return {mean, std::max(0.0, centre - half), std::min(1.0, centre + half)};
}

std::string ToText(const ScoreInterval& score) {
  return absl::StrFormat("%.3f (%.3f to %.3f)", score.mean, score.low,
                         score.high);
}

}  // namespace berthier
