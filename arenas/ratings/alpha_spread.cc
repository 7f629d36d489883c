#include "arenas/ratings/alpha_spread.h"

#include <algorithm>
#include <array>
#include <boost/random/gamma_distribution.hpp>
#include <cstddef>
#include <limits>
#include <unordered_map>
#include <utility>

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

// Of each player's drawn shares.
std::vector<AlphaShare> SharesOf(std::vector<std::vector<double>> all,
                                 double confidence) {
  std::vector<AlphaShare> shares;
  const auto missing =
      static_cast<size_t>((1 - confidence) / 2 * static_cast<double>(kDraws));
  for (std::vector<double>& drawn : all) {
    std::sort(drawn.begin(), drawn.end());
    AlphaShare share;
    for (const double one : drawn) share.mean += one / kDraws;
    // Nearly all draws may agree, and the mean be that of the few others.
    share.interval = {std::min(share.mean, drawn[missing]),
                      std::max(share.mean, drawn[drawn.size() - 1 - missing])};
    shares.push_back(share);
  }
  return shares;
}

bool AnyAboveEven(const std::vector<AlphaShare>& shares) {
  const double even = 1 / static_cast<double>(shares.size());
  return std::any_of(
      shares.begin(), shares.end(),
      [even](const AlphaShare& share) { return share.interval.low > even; });
}

}  // namespace

bool AlphaSpread::Tells() const { return AnyAboveEven(players); }

bool SidesSpread::Tells() const {
  return AnyAboveEven(first) || AnyAboveEven(second);
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
  return {.players = SharesOf(std::move(shares), confidence)};
}

SidesSpread AlphaSpreadOfSides(const League& league,
                               const AlphaRankOptions& options,
                               double confidence, uint64_t seed) {
  const size_t n = league.players.size();
  // A game counts as half a pair here too.
  std::vector<std::vector<Counts>> counts(n, std::vector<Counts>(n, kAdded));
  for (const LeagueGame& game : league.games) {
    const auto points = static_cast<size_t>(4 * FirstScore(game.result));
    counts[static_cast<size_t>(game.first)][static_cast<size_t>(game.second)]
          [points] += 0.5;
  }
  Words words{.source = RandomSource(seed)};
  std::vector<std::vector<double>> first(n);
  std::vector<std::vector<double>> second(n);
  for (int draw = 0; draw < kDraws; ++draw) {
    std::vector<std::vector<double>> payoffs(n, std::vector<double>(n));
    double whole = 0;
    for (size_t i = 0; i < n; ++i) {
      for (size_t j = 0; j < n; ++j) {
        if (i == j) continue;
        payoffs[i][j] = DrawnScore(counts[i][j], words);
        whole += payoffs[i][j] / static_cast<double>(n * (n - 1));
      }
    }
    for (size_t i = 0; i < n; ++i) payoffs[i][i] = whole;
    const std::vector<std::vector<double>> ranked =
        AlphaRankOfSides(payoffs, options);
    for (size_t i = 0; i < n; ++i) {
      double as_first = 0;
      double as_second = 0;
      for (size_t j = 0; j < n; ++j) {
        as_first += ranked[i][j];
        as_second += ranked[j][i];
      }
      first[i].push_back(as_first);
      second[i].push_back(as_second);
    }
  }
  return {.first = SharesOf(std::move(first), confidence),
          .second = SharesOf(std::move(second), confidence)};
}

}  // namespace berthier
