#include "arenas/ratings/alpha_spread.h"

#include <algorithm>
#include <array>
#include <boost/random/gamma_distribution.hpp>
#include <cstddef>
#include <limits>
#include <unordered_map>

#include "agents/random_source.h"

namespace berthier {
namespace {

constexpr int kDraws = 400;

// Pairs by points of the player, from 0 to 2 in halves. A lone game is half of
// a pair.
using Counts = std::array<double, 5>;

constexpr Counts kAdded = {0.5, 0, 0, 0, 0.5};

// Of every two players, the lesser index first.
std::vector<Counts> CountsOf(const League& league) {
  struct Pair {
    int games = 0;
    int half_points = 0;
    size_t place = 0;
  };
  const size_t n = league.players.size();
  std::unordered_map<int64_t, Pair> pairs;
  for (const LeagueGame& game : league.games) {
    Pair& pair = pairs[game.pair];
    const bool straight = game.first < game.second;
    const double score = FirstScore(game.result);
    pair.half_points += static_cast<int>(2 * (straight ? score : 1 - score));
    ++pair.games;
    pair.place = static_cast<size_t>(std::min(game.first, game.second)) * n +
                 static_cast<size_t>(std::max(game.first, game.second));
  }
  std::vector<Counts> counts(n * n, kAdded);
  for (const auto& [id, pair] : pairs) {
    const int points =
        pair.games == 1 ? 2 * pair.half_points : pair.half_points;
    counts[pair.place][static_cast<size_t>(points)] += pair.games / 2.0;
  }
  return counts;
}

// The source as Boost asks for one.
struct Words {
  using result_type = uint64_t;
  static constexpr uint64_t min() { return 0; }
  static constexpr uint64_t max() {
    return std::numeric_limits<uint64_t>::max();
  }
  uint64_t operator()() { return source.Next(); }

  RandomSource source;
};

double DrawnScore(const Counts& counts, Words& words) {
  double whole = 0;
  double points = 0;
  for (size_t i = 0; i < counts.size(); ++i) {
    if (counts[i] == 0) continue;
    const double weight =
        boost::random::gamma_distribution<double>(counts[i])(words);
    whole += weight;
    points += weight * static_cast<double>(i) / 4;
  }
  return whole > 0 ? points / whole : 0.5;
}

}  // namespace

bool AlphaSpread::Tells() const {
  const double even = 1 / static_cast<double>(players.size());
  return std::any_of(
      players.begin(), players.end(),
      [even](const AlphaShare& share) { return share.interval.low > even; });
}

AlphaSpread AlphaSpreadOf(const League& league, const AlphaRankOptions& options,
                          double confidence, uint64_t seed) {
  const size_t n = league.players.size();
  const std::vector<Counts> counts = CountsOf(league);
  Words words{.source = RandomSource(seed)};
  std::vector<std::vector<double>> shares(n);
  for (int draw = 0; draw < kDraws; ++draw) {
    std::vector<std::vector<double>> payoffs(n, std::vector<double>(n, 0.5));
    for (size_t i = 0; i < n; ++i) {
      for (size_t j = i + 1; j < n; ++j) {
        payoffs[i][j] = DrawnScore(counts[i * n + j], words);
        payoffs[j][i] = 1 - payoffs[i][j];
      }
    }
    const std::vector<double> ranked = AlphaRank(payoffs, options);
    for (size_t i = 0; i < n; ++i) shares[i].push_back(ranked[i]);
  }
  AlphaSpread spread;
  const auto missing =
      static_cast<size_t>((1 - confidence) / 2 * static_cast<double>(kDraws));
  for (std::vector<double>& drawn : shares) {
    std::sort(drawn.begin(), drawn.end());
    AlphaShare share;
    for (const double one : drawn) share.mean += one / kDraws;
    share.interval = {drawn[missing], drawn[drawn.size() - 1 - missing]};
    spread.players.push_back(share);
  }
  return spread;
}

}  // namespace berthier
