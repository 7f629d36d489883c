// Ratings from scores less luck, and the test that weighs them: on leagues
// whose luck and truth are known.
#include "arenas/ratings/fair_ratings.h"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

#include "agents/random_source.h"
#include "arenas/ratings/gsprt.h"
#include "tests/arenas/ratings/synthetic.h"

namespace berthier {
namespace {

double Uniform(RandomSource& source) {
  return static_cast<double>(source.Next() >> 11) / 0x1p53;
}

// A game of independent dice: a first roll that one side gains `swing` of the
// expected score by, then the rest. The luck of the first is known, `told` of
// it is told: any share of it is fair.
struct Dice {
  double swing = 0.35;
  double told = 1;
};

LeagueGame LuckyGame(double expected, const Dice& dice, RandomSource& source) {
  LeagueGame game;
  const double luck = source.Below(2) == 0 ? dice.swing : -dice.swing;
  const double now = std::min(1.0, std::max(0.0, expected + luck));
  game.result =
      Uniform(source) < now ? GameResult::kFirstWon : GameResult::kSecondWon;
  // What was really gained in the mean of both is 0 where nothing is clipped.
  game.luck = dice.told * (now - expected);
  return game;
}

// Two players, `elo` apart, so many pairs.
League LuckyLeague(double elo, int pairs, const Dice& dice, uint64_t seed) {
  League league;
  league.players = {"a", "b"};
  league.scenarios = {"s"};
  RandomSource source(seed);
  for (int pair = 0; pair < pairs; ++pair) {
    for (int leg = 0; leg < 2; ++leg) {
      LeagueGame game =
          LuckyGame(ExpectedScore(leg == 0 ? elo : -elo), dice, source);
      game.first = leg;
      game.second = 1 - leg;
      game.pair = pair;
      league.games.push_back(game);
    }
  }
  return league;
}

TEST(FairRatingsTest, WithoutLuckTheyArePlain) {
  League league = Simulate({.elos = {0, 80, -120, 30},
                            .advantages = {0, 60},
                            .pairs = 8,
                            .draw_rate = 0.2,
                            .shared_luck = 0.3},
                           5);
  EXPECT_FALSE(RateFairly(league, {}).has_value());
  for (LeagueGame& game : league.games) game.luck = 0;
  for (const DrawModel draws : {DrawModel::kHalf, DrawModel::kDavidson}) {
    RatingOptions options;
    options.draws = draws;
    const Ratings plain = Rate(league, options);
    const auto fair = RateFairly(league, options);
    ASSERT_TRUE(fair.has_value());
    EXPECT_EQ(fair->variance_ratio, 1);
    for (size_t i = 0; i < league.players.size(); ++i) {
      EXPECT_NEAR(fair->players[i].elo, plain.players[i].elo, 1e-6);
      EXPECT_NEAR(fair->players[i].error, plain.players[i].error,
                  0.1 * plain.players[i].error);
    }
  }
}

// As often as they say intervals hold the truth, and narrower ones.
TEST(FairRatingsTest, IntervalsHoldAndAreNarrower) {
  constexpr int kLeagues = 400;
  constexpr double kElo = 60;
  int held = 0;
  double plain_width = 0, fair_width = 0, ratio = 0, bias = 0;
  for (uint64_t seed = 1; seed <= kLeagues; ++seed) {
    const League league = LuckyLeague(kElo, 60, {}, seed);
    const Ratings plain = Rate(league, {});
    const FairRatings fair = *RateFairly(league, {});
    const Interval interval = fair.players[0].interval;
    held += interval.low <= kElo / 2 && kElo / 2 <= interval.high;
    bias += fair.players[0].elo - kElo / 2;
    fair_width += interval.high - interval.low;
    plain_width +=
        plain.players[0].interval.high - plain.players[0].interval.low;
    ratio += fair.variance_ratio;
  }
  EXPECT_GE(held, 0.92 * kLeagues);
  EXPECT_LE(held, 0.98 * kLeagues);
  EXPECT_NEAR(bias / kLeagues, 0, 3);
  // Luck of 0.35 takes 0.1225 of a variance of 0.25 less 0.0074.
  EXPECT_NEAR(ratio / kLeagues, 2.02, 0.12);
  EXPECT_NEAR(plain_width / fair_width, std::sqrt(2.0), 0.12);
}

// A player who won every game was lucky in some: no finite rating would make
// less of it, and one step does.
TEST(FairRatingsTest, AreFiniteWhereEquationsHaveNoEnd) {
  League league = LuckyLeague(0, 4, {}, 1);
  for (LeagueGame& game : league.games) {
    const bool a_is_first = game.first == 0;
    game.result = a_is_first ? GameResult::kFirstWon : GameResult::kSecondWon;
    game.luck = a_is_first ? -0.3 : 0.3;
  }
  league.games[0].result = GameResult::kDrawn;
  const FairRatings fair = *RateFairly(league, {});
  for (const FairRating& rating : fair.players) {
    EXPECT_TRUE(std::isfinite(rating.elo));
    EXPECT_TRUE(std::isfinite(rating.error));
  }
  EXPECT_GT(fair.players[0].elo, Rate(league, {}).players[0].elo);
}

struct Runs {
  int elo1 = 0;
  int elo0 = 0;
  double pairs = 0;
};

// So many tests of two players, `score` a game being what the first expects.
Runs RunTests(const Sprt& sprt, double score, const Dice& dice, int tests) {
  Runs runs;
  for (int test = 0; test < tests; ++test) {
    RandomSource source(static_cast<uint64_t>(test) + 1);
    FairPairs pairs;
    SprtState state = WeighFair(sprt, pairs);
    while (state.verdict == SprtVerdict::kGoOn && pairs.pairs() < 20'000) {
      double plain = 0, luck = 0;
      for (int leg = 0; leg < 2; ++leg) {
        const LeagueGame game = LuckyGame(score, dice, source);
        plain += FirstScore(game.result) / 2;
        luck += *game.luck / 2;
      }
      pairs.Add(plain, plain - luck);
      state = WeighFair(sprt, pairs);
    }
    runs.elo1 += state.verdict == SprtVerdict::kElo1;
    runs.elo0 += state.verdict == SprtVerdict::kElo0;
    runs.pairs += static_cast<double>(pairs.pairs()) / tests;
  }
  return runs;
}

// Under either hypothesis it errs no more often than it may, and luck taken off
// makes it shorter.
TEST(FairSprtTest, ErrsAsSeldomAsItMayAndEndsSooner) {
  constexpr int kTests = 800;
  // 0.05 and three standard errors of 800 tests.
  constexpr int kMostWrong = 58;
  for (const SprtModel model : {SprtModel::kLogistic, SprtModel::kNormalized}) {
    const Sprt sprt = {.elo0 = 0, .elo1 = 40, .model = model};
    const double better = ExpectedScore(40);
    const Runs null = RunTests(sprt, 0.5, {}, kTests);
    EXPECT_LE(null.elo1, kMostWrong);
    EXPECT_EQ(null.elo1 + null.elo0, kTests);
    const Runs truth = RunTests(sprt, better, {}, kTests);
    EXPECT_LE(truth.elo0, kMostWrong);
    const Runs plain = RunTests(sprt, 0.5, {.told = 0}, kTests);
    EXPECT_LE(plain.elo1, kMostWrong);
    EXPECT_NEAR(plain.pairs / null.pairs, 1.96, 0.35);
  }
}

TEST(FairSprtTest, NeverEndsBeforeSpreadsAreKnown) {
  FairPairs pairs;
  const Sprt sprt = {.elo0 = 0, .elo1 = 40, .model = SprtModel::kLogistic};
  for (int i = 1; i < kLeastFairPairs; ++i) {
    pairs.Add(1, 1 + 0.001 * (i % 2));
    EXPECT_EQ(WeighFair(sprt, pairs).verdict, SprtVerdict::kGoOn);
  }
  pairs.Add(1, 1);
  EXPECT_EQ(WeighFair(sprt, pairs).verdict, SprtVerdict::kElo1);
}

}  // namespace
}  // namespace berthier
