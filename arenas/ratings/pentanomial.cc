#include "arenas/ratings/pentanomial.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <numeric>
#include <span>
#include <unordered_map>

namespace berthier {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

// Counts of samples whose scores are spaced evenly from 0 to 1; a sample is
// one game or several.
PairElo EloOf(std::span<const double> counts, double games_a_sample) {
  PairElo result;
  const double n = std::accumulate(counts.begin(), counts.end(), 0.0);
  result.samples = std::llround(n);
  result.interval = {-kInfinity, kInfinity};
  result.normalized_interval = result.interval;
  result.error = kInfinity;
  if (n <= 0) return result;

  const auto steps = static_cast<double>(counts.size() - 1);
  double mean = 0;
  for (size_t i = 0; i < counts.size(); ++i) {
    mean += counts[i] * static_cast<double>(i) / steps / n;
  }
  double variance = 0;
  for (size_t i = 0; i < counts.size(); ++i) {
    const double deviation = static_cast<double>(i) / steps - mean;
    variance += counts[i] * deviation * deviation / n;
  }
  const bool alike = std::count(counts.begin(), counts.end(), 0.0) + 1 ==
                     static_cast<std::ptrdiff_t>(counts.size());
  if (alike) variance = 0;  // and not what rounding leaves
  result.score = mean;
  result.variance = variance;
  result.elo = EloOfScore(mean);

  if (alike) {
    const double other = 1 - std::pow(0.025, 1 / n);
    result.interval = {EloOfScore(mean * (1 - other)),
                       EloOfScore(mean + other * (1 - mean))};
    if (mean > 0.5) result.normalized = kInfinity;
    if (mean < 0.5) result.normalized = -kInfinity;
    // Of two equals each comes out ahead of a pair half the time at most.
    result.superiority = mean > 0.5   ? 1 - std::pow(0.5, n)
                         : mean < 0.5 ? std::pow(0.5, n)
                                      : 0.5;
  } else {
    const double error = std::sqrt(variance / n);
    const double reach = NormalQuantile(0.975) * error;
    const double unit = kNormalizedElo / std::sqrt(games_a_sample * variance);
    result.interval = {EloOfScore(mean - reach), EloOfScore(mean + reach)};
    result.normalized = (mean - 0.5) * unit;
    result.normalized_interval = {(mean - reach - 0.5) * unit,
                                  (mean + reach - 0.5) * unit};
    result.superiority = NormalBelow((mean - 0.5) / error);
  }
  result.error = (result.interval.high - result.interval.low) / 2;
  return result;
}

}  // namespace

std::array<double, 5> PairCounts::pentanomial() const {
  return {static_cast<double>(lost_lost), static_cast<double>(lost_drawn),
          static_cast<double>(won_lost + drawn_drawn),
          static_cast<double>(won_drawn), static_cast<double>(won_won)};
}

std::array<double, 3> PairCounts::trinomial() const {
  return {static_cast<double>(2 * lost_lost + lost_drawn + won_lost),
          static_cast<double>(lost_drawn + 2 * drawn_drawn + won_drawn),
          static_cast<double>(2 * won_won + won_drawn + won_lost)};
}

PairCounts CountPairs(const League& league, int player, int opponent) {
  PairCounts counts;
  // Half points of the pair's first leg: 0, 1 or 2.
  std::unordered_map<int64_t, int> open;
  for (const LeagueGame& game : league.games) {
    const bool as_first = game.first == player && game.second == opponent;
    const bool as_second = game.first == opponent && game.second == player;
    if (!as_first && !as_second) continue;
    const double score = FirstScore(game.result);
    const auto half_points =
        static_cast<int>(2 * (as_first ? score : 1 - score));
    const auto [leg, added] = open.emplace(game.pair, half_points);
    if (added) continue;
    const auto [worse, better] = std::minmax(leg->second, half_points);
    switch (3 * better + worse) {
      case 0:
        ++counts.lost_lost;
        break;
      case 3:
        ++counts.lost_drawn;
        break;
      case 4:
        ++counts.drawn_drawn;
        break;
      case 6:
        ++counts.won_lost;
        break;
      case 7:
        ++counts.won_drawn;
        break;
      default:
        ++counts.won_won;
        break;
    }
  }
  return counts;
}

PairElo EloOfPairs(const PairCounts& counts) {
  return EloOf(counts.pentanomial(), 2);
}

PairElo EloOfGames(const PairCounts& counts) {
  return EloOf(counts.trinomial(), 1);
}

}  // namespace berthier
