#include "arenas/ratings/calibration.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <map>
#include <tuple>
#include <utility>

#include "agents/random_source.h"
#include "arenas/ratings/elo.h"
#include "arenas/ratings/elo_report.h"
#include "arenas/ratings/joint_fit.h"
#include "arenas/ratings/luck.h"
#include "arenas/ratings/rating_data.h"
#include "arenas/ratings/ratings.h"

namespace berthier {
namespace {

// What the truth may be, as shares of how far apart the league's players came
// out. That all are equal is likelier than any one share.
constexpr int kShares = 13;
constexpr double kMostShare = 1.5;
constexpr double kWeightOfEquals = 6;

// Leagues played for each share: enough intervals for a quantile of them.
constexpr size_t kIntervals = 320;
constexpr size_t kFewestLeagues = 8;
constexpr size_t kMostLeagues = 40;

// How much a league counts that came out so many times as far apart as the
// one in question: by half at a quarter more or less.
constexpr double kLikeness = 0.2;
constexpr double kLeastWeight = 1e-3;  // below, a league is not rated at all

// What is tried is not the truth itself, and costs some more misses.
constexpr double kMissesLeft = 0.7;

// No anchors: what pairing does to ratings does not ask where they are said to
// lie.
RatingOptions Unanchored(const RatingOptions& options) {
  RatingOptions plain = options;
  plain.anchors.clear();
  plain.design = {};
  return plain;
}

// Ratings that everybody has: each player drew one game more, against a player
// of strength 0, on both sides alike.
JointFit SteadiedFit(const League& league, const RatingOptions& options) {
  const auto middle = static_cast<int>(league.players.size());
  std::map<std::tuple<int, int, int>, Outcomes> cells;
  for (const LeagueGame& game : league.games) {
    cells[{game.first, game.second, game.scenario}].Add(game.result);
  }
  FitProblem problem;
  problem.scenarios = static_cast<int>(league.scenarios.size());
  problem.side = options.side;
  for (const auto& [key, outcomes] : cells) {
    const auto& [first, second, scenario] = key;
    problem.cells.push_back({.first = first,
                             .second = second,
                             .scenario = scenario,
                             .outcomes = outcomes});
  }
  constexpr Outcomes kHalfADraw = {.won = 0.25, .lost = 0.25};
  for (int i = 0; i < middle && problem.scenarios > 0; ++i) {
    problem.cells.push_back(
        {.first = i, .second = middle, .outcomes = kHalfADraw});
    problem.cells.push_back(
        {.first = middle, .second = i, .outcomes = kHalfADraw});
  }
  problem.fixed.resize(league.players.size() + 1);
  problem.fixed.back() = 0;
  return FitJointly(problem);
}

std::vector<double> SteadiedElos(const JointFit& fit) {
  std::vector<double> elos(fit.ratings.begin(), fit.ratings.end() - 1);
  double mean = 0;
  for (const double elo : elos) mean += elo / static_cast<double>(elos.size());
  for (double& elo : elos) elo = (elo - mean) * kEloPerNat;
  return elos;
}

double SquaresOf(const std::vector<double>& elos) {
  double sum = 0;
  for (const double elo : elos) sum += elo * elo;
  return sum;
}

LeagueWorld Shrunk(LeagueWorld world, double share) {
  for (double& elo : world.elos) elo *= share;
  return world;
}

}  // namespace

League PlayedIn(const LeagueWorld& world, const League& like,
                const LeagueDesign& design, uint64_t seed) {
  League league;
  league.players = like.players;
  league.scenarios = like.scenarios;
  RandomSource source(seed);
  const double nu = 2 * world.draw_rate / (1 - world.draw_rate);
  const auto chances = [&](int first, int second, int scenario) {
    const double expected =
        ExpectedScore(world.elos[static_cast<size_t>(first)] -
                      world.elos[static_cast<size_t>(second)] +
                      world.advantages[static_cast<size_t>(scenario)]);
    return Chances{.expected = expected, .drawn = DrawChance(expected, nu)};
  };
  int64_t next_pair = 0;
  design([&](int player, int opponent, int scenario) {
    const PairResults results = LuckyPair(chances(player, opponent, scenario),
                                          chances(opponent, player, scenario),
                                          world.shared_luck, source);
    LeagueGame game = {.first = player,
                       .second = opponent,
                       .scenario = scenario,
                       .pair = next_pair++,
                       .result = results[0]};
    league.games.push_back(game);
    std::swap(game.first, game.second);
    game.result = results[1];
    league.games.push_back(game);
    return results;
  });
  return league;
}

LeagueWorld LikelyWorld(const League& league, const RatingOptions& options) {
  constexpr double kMostDraws = 0.99;
  const JointFit fit = SteadiedFit(league, options);
  const RatingData data = PrepareToRate(league, Unanchored(options));
  LeagueWorld world;
  world.elos = SteadiedElos(fit);
  for (const double advantage : fit.advantages) {
    world.advantages.push_back(advantage * kEloPerNat);
  }
  FitProblem halves = data.problem;
  halves.draws = DrawModel::kHalf;
  world.draw_rate = std::min(kMostDraws, DrawRate(halves, fit));
  std::vector<Chances> chances;
  for (const FitCell& cell : halves.cells) {
    chances.push_back(
        ChancesAt(halves, fit, world.draw_rate,
                  DifferenceIn(fit, cell.first, cell.second, cell.scenario)));
  }
  world.shared_luck = SharedLuck(data.kinds, chances);
  return world;
}

namespace {

// One of the leagues tried: what was true in it, to the mean of each group of
// its ratings, and how much it counts.
struct LeagueAgain {
  std::vector<double> truth;
  Ratings ratings;
  double weight = 0;
};

struct Weighed {
  double value = 0;
  double weight = 0;
};

std::vector<LeagueAgain> PlayedAgain(const League& league,
                                     const RatingOptions& options,
                                     const LeagueDesign& design, size_t each) {
  uint64_t seed = 0;
  const RatingOptions plain = Unanchored(options);
  const LeagueWorld apart = LikelyWorld(league, plain);
  const double seen = SquaresOf(apart.elos);
  std::vector<LeagueAgain> all;
  for (int i = 0; i < kShares; ++i) {
    const LeagueWorld world = Shrunk(apart, kMostShare * i / (kShares - 1));
    for (size_t j = 0; j < each; ++j) {
      const League again = PlayedIn(world, league, design, ++seed);
      const double spread = SquaresOf(SteadiedElos(SteadiedFit(again, plain)));
      const double off = std::log(spread / seen) / kLikeness;
      const double weight =
          std::exp(-off * off / 2) * (i == 0 ? kWeightOfEquals : 1);
      if (!(weight > kLeastWeight)) continue;
      all.push_back({.truth = world.elos,
                     .ratings = Rate(again, plain),
                     .weight = weight});
      std::vector<double>& truth = all.back().truth;
      for (const std::vector<int>& members :
           all.back().ratings.groups.members) {
        double mean = 0;
        for (const int player : members) {
          mean += truth[static_cast<size_t>(player)] /
                  static_cast<double>(members.size());
        }
        for (const int player : members) {
          truth[static_cast<size_t>(player)] -= mean;
        }
      }
    }
  }
  return all;
}

double QuantileOf(std::vector<Weighed> all, double share) {
  std::sort(all.begin(), all.end(), [](const Weighed& a, const Weighed& b) {
    return a.value < b.value;
  });
  double whole = 0;
  for (const Weighed& one : all) whole += one.weight;
  double below = 0;
  for (const Weighed& one : all) {
    below += one.weight;
    if (below >= share * whole) return one.value;
  }
  return std::numeric_limits<double>::infinity();
}

}  // namespace

double IntervalFactor(const League& league, const RatingOptions& options,
                      const LeagueDesign& design) {
  const size_t players = league.players.size();
  if (players < 2 || league.games.empty()) return 1;
  const size_t leagues =
      std::clamp(kIntervals / players, kFewestLeagues, kMostLeagues);
  std::vector<Weighed> lacking;  // how many times too short each interval is
  for (const LeagueAgain& again :
       PlayedAgain(league, options, design, leagues)) {
    for (size_t i = 0; i < players; ++i) {
      const PlayerRating& rating = again.ratings.players[i];
      const double reach = rating.interval.high - rating.elo;
      if (!std::isfinite(reach) || reach <= 0) continue;
      lacking.push_back({.value = std::abs(rating.elo - again.truth[i]) / reach,
                         .weight = again.weight});
    }
  }
  if (lacking.empty()) return 1;
  const double share = 1 - kMissesLeft * (1 - options.confidence);
  return std::max(1.0, QuantileOf(std::move(lacking), share));
}

}  // namespace berthier
