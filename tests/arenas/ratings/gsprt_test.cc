// Pentanomial Elo and the GSPRT against fastchess and fishtest: every row of
// data/sprt.
#include "arenas/ratings/gsprt.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <limits>
#include <string>

#include "arenas/ratings/pentanomial.h"
#include "tests/arenas/ratings/reference.h"

namespace berthier {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kPrinted = 5.1e-5;  // four digits are

PairCounts CountsIn(const TableRow& row) {
  const auto count = [&](const char* column) {
    return static_cast<int64_t>(Number(row, column));
  };
  PairCounts counts;
  counts.lost_lost = count("LL");
  counts.lost_drawn = count("LD");
  if (row.contains("WLDD")) {
    counts.won_lost = count("WLDD");
  } else {
    counts.won_lost = count("WL");
    counts.drawn_drawn = count("DD");
  }
  counts.won_drawn = count("WD");
  counts.won_won = count("WW");
  return counts;
}

Sprt TestIn(const TableRow& row, SprtModel model) {
  return {.elo0 = Number(row, "elo0"),
          .elo1 = Number(row, "elo1"),
          .alpha = Number(row, "alpha"),
          .beta = Number(row, "beta"),
          .model = model};
}

TEST(GsprtTest, FastchessAgrees) {
  for (const TableRow& row : ReadTable("sprt/fastchess_elo_llr.csv")) {
    const PairCounts counts = CountsIn(row);
    SCOPED_TRACE(testing::PrintToString(counts.pentanomial()));
    const Sprt normalized = TestIn(row, SprtModel::kNormalized);
    const Sprt logistic = TestIn(row, SprtModel::kLogistic);
    ASSERT_FALSE(FlawOf(normalized).has_value());
    EXPECT_NEAR(Weigh(normalized, counts).log_ratio,
                Number(row, "llr_penta_normalized"), 1e-5);
    EXPECT_NEAR(WeighGames(normalized, counts).log_ratio,
                Number(row, "llr_tri_normalized"), 1e-5);
    // It solves for the logistic ratio to a thousandth only.
    const double samples = static_cast<double>(counts.pairs());
    EXPECT_NEAR(Weigh(logistic, counts).log_ratio,
                Number(row, "llr_penta_logistic"), 1e-4 + 1e-8 * samples);
    EXPECT_NEAR(WeighGames(logistic, counts).log_ratio,
                Number(row, "llr_tri_logistic"), 1e-4 + 1e-8 * samples);
    EXPECT_NEAR(normalized.lower_bound(), Number(row, "lower"), 1e-5);
    EXPECT_NEAR(normalized.upper_bound(), Number(row, "upper"), 1e-5);

    struct Columns {
      PairElo elo;
      std::string prefix;
    };
    for (const auto& [elo, prefix] : {Columns{EloOfPairs(counts), "penta_"},
                                      Columns{EloOfGames(counts), "tri_"}}) {
      if (elo.variance == 0) continue;  // told below
      EXPECT_NEAR(elo.elo, Number(row, prefix + "elo"), kPrinted);
      EXPECT_NEAR(elo.error, Number(row, prefix + "elo_pm95"), kPrinted);
      EXPECT_NEAR(elo.normalized, Number(row, prefix + "nelo"), kPrinted);
      EXPECT_NEAR(
          (elo.normalized_interval.high - elo.normalized_interval.low) / 2,
          Number(row, prefix + "nelo_pm95"), kPrinted);
      EXPECT_NEAR(100 * elo.superiority, Number(row, prefix + "los"), 5.1e-3);
    }
    EXPECT_NEAR(EloOfPairs(counts).score, Number(row, "penta_score"), 5.1e-7);
  }
}

TEST(GsprtTest, FishtestAgrees) {
  for (const TableRow& row : ReadTable("sprt/fishtest_elo_llr.csv")) {
    const PairCounts counts = CountsIn(row);
    SCOPED_TRACE(testing::PrintToString(counts.pentanomial()));
    const Sprt normalized = TestIn(row, SprtModel::kNormalized);
    const Sprt logistic = TestIn(row, SprtModel::kLogistic);
    EXPECT_NEAR(Weigh(normalized, counts).log_ratio,
                Number(row, "llr_normalized_exact"), 1e-5);
    EXPECT_NEAR(Weigh(logistic, counts).log_ratio,
                Number(row, "llr_logistic_exact"), 1e-5);
    EXPECT_NEAR(NormalizedRatioApproximately(normalized, counts),
                Number(row, "llr_normalized_closed_form"), 1e-9);
    const PairElo elo = EloOfPairs(counts);
    if (elo.variance == 0) continue;
    // It counts a result never seen as a thousandth, before the Elo too.
    EXPECT_NEAR(elo.elo, Number(row, "elo"), 2e-3);
    EXPECT_NEAR(elo.error, Number(row, "elo_pm95"), 2e-4);
    EXPECT_NEAR(elo.normalized, Number(row, "nelo"), 3e-3);
    EXPECT_NEAR(elo.superiority, Number(row, "los"), 1e-5);
  }
}

TEST(GsprtTest, VerdictsComeAtTheBounds) {
  const Sprt sprt = {.elo0 = 0, .elo1 = 20};
  PairCounts counts = {.lost_lost = 5, .won_lost = 20, .won_won = 5};
  EXPECT_EQ(Weigh(sprt, counts).verdict, SprtVerdict::kGoOn);
  PairCounts better = counts;
  while (Weigh(sprt, better).verdict == SprtVerdict::kGoOn) ++better.won_won;
  EXPECT_EQ(Weigh(sprt, better).verdict, SprtVerdict::kElo1);
  EXPECT_GE(Weigh(sprt, better).log_ratio, sprt.upper_bound());
  --better.won_won;
  EXPECT_LT(Weigh(sprt, better).log_ratio, sprt.upper_bound());
  PairCounts worse = counts;
  while (Weigh(sprt, worse).verdict == SprtVerdict::kGoOn) ++worse.lost_lost;
  EXPECT_EQ(Weigh(sprt, worse).verdict, SprtVerdict::kElo0);
  EXPECT_LE(Weigh(sprt, worse).log_ratio, sprt.lower_bound());
}

TEST(GsprtTest, WithoutPairsNothingIsKnown) {
  EXPECT_EQ(Weigh({}, {}).log_ratio, 0);
  EXPECT_EQ(Weigh({}, {}).verdict, SprtVerdict::kGoOn);
  EXPECT_EQ(NormalizedRatioApproximately({}, {}), 0);
}

TEST(GsprtTest, EveryFirstPairHasAFiniteRatio) {
  for (const SprtModel model : {SprtModel::kLogistic, SprtModel::kNormalized}) {
    for (const double elo : {-199.0, -20.0, 0.0, 20.0, 190.0}) {
      const Sprt sprt = {.elo0 = elo, .elo1 = elo + 5, .model = model};
      ASSERT_FALSE(FlawOf(sprt).has_value());
      for (const PairCounts& counts :
           {PairCounts{.lost_lost = 1}, PairCounts{.lost_drawn = 1},
            PairCounts{.won_lost = 1}, PairCounts{.won_drawn = 1},
            PairCounts{.won_won = 1}, PairCounts{.won_won = 1'000'000}}) {
        EXPECT_TRUE(std::isfinite(Weigh(sprt, counts).log_ratio))
            << elo << testing::PrintToString(counts.pentanomial());
      }
    }
  }
}

TEST(GsprtTest, SettingsThatMakeNoTestAreRefused) {
  EXPECT_FALSE(FlawOf(Sprt{}).has_value());
  EXPECT_EQ(FlawOf(Sprt{.elo0 = 5, .elo1 = 5}), "elo0 must be less than elo1");
  EXPECT_TRUE(FlawOf(Sprt{.elo0 = -300}).has_value());
  EXPECT_TRUE(FlawOf(Sprt{.elo1 = std::nan("")}).has_value());
  EXPECT_TRUE(FlawOf(Sprt{.alpha = 0}).has_value());
  EXPECT_TRUE(FlawOf(Sprt{.beta = 0.5}).has_value());
}

// fastchess says "0 +- 0" and "nan" of these.
TEST(PentanomialTest, PairsThatAllEndAlikeAreNoProofOfCertainty) {
  const PairElo even = EloOfPairs({.won_lost = 50});
  EXPECT_EQ(even.elo, 0);
  EXPECT_EQ(even.variance, 0);
  EXPECT_EQ(even.normalized, 0);
  EXPECT_EQ(even.superiority, 0.5);
  EXPECT_NEAR(even.interval.low, -even.interval.high, 1e-9);
  // 1 - 0.025^(1/50) = 0.0711 of the pairs may have been swept.
  EXPECT_NEAR(even.interval.high, EloOfScore(0.5 + 0.0711 / 2), 0.05);

  const PairElo swept = EloOfPairs({.won_won = 25});
  EXPECT_EQ(swept.elo, kInfinity);
  EXPECT_EQ(swept.interval.high, kInfinity);
  EXPECT_NEAR(swept.interval.low, EloOfScore(std::pow(0.025, 1.0 / 25)), 1e-9);
  EXPECT_EQ(swept.normalized, kInfinity);
  EXPECT_GT(swept.superiority, 0.9999);
  EXPECT_LT(EloOfPairs({.lost_drawn = 3}).superiority, 0.5);
  EXPECT_TRUE(std::isfinite(EloOfPairs({.lost_drawn = 3}).error));
}

TEST(PentanomialTest, NoPairsSayNothing) {
  const PairElo elo = EloOfPairs({});
  EXPECT_EQ(elo.elo, 0);
  EXPECT_EQ(elo.interval.low, -kInfinity);
  EXPECT_EQ(elo.interval.high, kInfinity);
  EXPECT_EQ(elo.superiority, 0.5);
}

TEST(PentanomialTest, PairsAreCountedAsThePlayerSeesThem) {
  League league;
  league.players = {"a", "b", "c"};
  league.scenarios = {"s"};
  const auto add = [&](int first, int second, int64_t pair, GameResult result) {
    LeagueGame game;
    game.first = first;
    game.second = second;
    game.pair = pair;
    game.result = result;
    league.games.push_back(game);
  };
  add(0, 1, 1, GameResult::kFirstWon);  // won, won
  add(1, 0, 2, GameResult::kDrawn);     // drawn, lost
  add(1, 0, 1, GameResult::kSecondWon);
  add(0, 1, 2, GameResult::kSecondWon);
  add(0, 1, 3, GameResult::kFirstWon);  // a leg misses
  add(0, 2, 4, GameResult::kDrawn);     // another meeting
  add(2, 0, 4, GameResult::kDrawn);
  const PairCounts counts = CountPairs(league, 0, 1);
  EXPECT_EQ(counts.pairs(), 2);
  EXPECT_EQ(counts.won_won, 1);
  EXPECT_EQ(counts.lost_drawn, 1);
  const PairCounts mirrored = CountPairs(league, 1, 0);
  EXPECT_EQ(mirrored.lost_lost, 1);
  EXPECT_EQ(mirrored.won_drawn, 1);
  EXPECT_EQ(CountPairs(league, 2, 0).drawn_drawn, 1);
  EXPECT_EQ(CountPairs(league, 1, 2).pairs(), 0);
}

}  // namespace
}  // namespace berthier
