#include "arenas/match/score_interval.h"

#include <gtest/gtest.h>

#include <vector>

#include "agents/random_source.h"

namespace berthier {
namespace {

TEST(ScoreInterval, OfIndependentGamesIsWilsons) {
  // 8 of 10 games in pairs of one: Wilson's interval is 0.490 to 0.943; the
  // variance is estimated with n - 1, so there are 9 effective games.
  const std::vector<double> won = {1, 1, 1, 1, 1, 1, 1, 1, 0, 0};
  const ScoreInterval score = IntervalOf(won, 1);
  EXPECT_DOUBLE_EQ(score.mean, 0.8);
  EXPECT_NEAR(score.low, 0.4738, 0.0001);
  EXPECT_NEAR(score.high, 0.9467, 0.0001);
}

TEST(ScoreInterval, NothingIsCertain) {
  const ScoreInterval all = IntervalOf(std::vector<double>(20, 1.0), 2);
  EXPECT_DOUBLE_EQ(all.mean, 1);
  EXPECT_DOUBLE_EQ(all.high, 1);
  EXPECT_NEAR(all.low, 20 / (20 + 3.8415), 1e-4);
  const ScoreInterval none = IntervalOf(std::vector<double>(20, 0.0), 2);
  EXPECT_NEAR(none.high, 1 - all.low, 1e-9);
  EXPECT_DOUBLE_EQ(none.low, 0);
  const ScoreInterval one = IntervalOf(std::vector<double>{0.5}, 2);
  EXPECT_LT(one.low, 0.1);
  EXPECT_GT(one.high, 0.9);
}

TEST(ScoreInterval, PairsThatAgreeAreOneTrialAndPairsThatCancelAreTwo) {
  std::vector<double> together, apart;
  for (int i = 0; i < 50; ++i) {
    together.push_back(i % 2);               // 2-0 and 0-2
    apart.push_back(i % 25 == 0 ? 1 : 0.5);  // mostly 1-1
  }
  const ScoreInterval wide = IntervalOf(together, 2);
  EXPECT_NEAR(wide.high - wide.low, 2 * 0.135, 0.01);
  // Never narrower than that of a hundred independent games.
  const ScoreInterval narrow = IntervalOf(apart, 2);
  EXPECT_NEAR(narrow.high - narrow.low, 2 * 0.096, 0.003);
}

TEST(ScoreInterval, HoldsTheTrueScoreInAboutNineteenOfTwenty) {
  // Pairs whose games have luck in common: both are won with a chance of 85 or
  // of 55 in a hundred.
  RandomSource source(1);
  int held = 0;
  constexpr int kMatches = 2000;
  for (int m = 0; m < kMatches; ++m) {
    std::vector<double> by_pair;
    for (int pair = 0; pair < 40; ++pair) {
      const uint32_t chance = source.Below(2) == 0 ? 85 : 55;
      const uint32_t a = source.Below(100);
      const uint32_t b = source.Below(100);
      by_pair.push_back((a < chance ? 0.5 : 0) + (b < chance ? 0.5 : 0));
    }
    const ScoreInterval score = IntervalOf(by_pair, 2);
    held += score.low <= 0.70 && 0.70 <= score.high;
  }
  EXPECT_GT(held, 0.935 * kMatches);
  EXPECT_LT(held, 0.97 * kMatches);
}

TEST(ScoreInterval, ReadsAsText) {
  EXPECT_EQ(ToText(ScoreInterval{0.75, 0.5, 1}), "0.750 (0.500 to 1.000)");
}

}  // namespace
}  // namespace berthier
