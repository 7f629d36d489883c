#include "arenas/ratings/alpha_rank.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "arenas/ratings/alpha_spread.h"
#include "tests/arenas/ratings/reference.h"
#include "tests/arenas/ratings/synthetic.h"

namespace berthier {
namespace {

using testing::ElementsAre;

using Payoffs = std::vector<std::vector<double>>;

// Of rps_noisy there are only the results; this is the one matrix of two digits
// that has them.
Payoffs PayoffsNamed(const std::string& name) {
  if (name == "rps_noisy") {
    return {{0.5, 0.35, 0.62}, {0.65, 0.5, 0.3}, {0.38, 0.7, 0.5}};
  }
  return ReadMatrix("alpharank/" + name + ".payoff.csv");
}

AlphaRankOptions OptionsIn(const TableRow& row) {
  AlphaRankOptions options;
  options.population = static_cast<int>(Number(row, "m"));
  options.selection = row.at("local_selection") == "True" ? Selection::kLocal
                                                          : Selection::kGlobal;
  if (row.at("alpha").starts_with("inf")) {
    options.infinite_alpha_noise = 0.01;
  } else {
    options.alpha = Number(row, "alpha");
  }
  return options;
}

TEST(AlphaRankTest, OpenSpielAgrees) {
  int rows = 0;
  for (const TableRow& row : ReadTable("alpharank/alpharank_singlepop.csv")) {
    const std::vector<double> share =
        AlphaRank(PayoffsNamed(row.at("case")), OptionsIn(row));
    EXPECT_NEAR(share[static_cast<size_t>(Number(row, "strategy"))],
                Number(row, "pi"), 1e-6)
        << row.at("case") << " " << row.at("alpha");
    ++rows;
  }
  EXPECT_EQ(rows, 60);
}

TEST(AlphaRankTest, ThreeThatBeatOneAnotherShareAlike) {
  for (const double alpha : {0.01, 1.0, 100.0, 1e6}) {
    const std::vector<double> share =
        AlphaRank({{0.5, 1, 0}, {0, 0.5, 1}, {1, 0, 0.5}}, {.alpha = alpha});
    for (const double part : share) EXPECT_NEAR(part, 1.0 / 3, 1e-12);
  }
}

TEST(AlphaRankTest, NoAlphaIsTooGreat) {
  // Rates down to e^-44,000,000; shares sum to 1 all the same.
  const std::vector<double> share = AlphaRank(
      {{0.5, 0.9, 0.1}, {0.1, 0.5, 0.95}, {0.9, 0.05, 0.5}}, {.alpha = 1e6});
  EXPECT_NEAR(share[0] + share[1] + share[2], 1, 1e-12);
  for (const double part : share) EXPECT_NEAR(part, 1.0 / 3, 1e-9);
}

TEST(AlphaRankTest, ThoseWithoutGamesAreEven) {
  EXPECT_TRUE(AlphaRank({}, {}).empty());
  EXPECT_THAT(AlphaRank({{0.5}}, {}), ElementsAre(1.0));
  League league;
  league.players = {"a", "b"};
  EXPECT_THAT(AlphaRank(PayoffsOf(league), {}), ElementsAre(0.5, 0.5));
}

// Who beats whom with which side: matching pennies goes round for ever, so that
// each of the four profiles is as frequent as the others.
TEST(AlphaRankTest, TwoPopulationsThatChaseEachOther) {
  const Payoffs shares = AlphaRankOfSides({{1, 0}, {0, 1}}, {.alpha = 100});
  for (const std::vector<double>& row : shares) {
    for (const double share : row) EXPECT_NEAR(share, 0.25, 1e-12);
  }
}

// The chain of a prisoner's dilemma of sides, by hand: with m = 2 a mutant with
// the advantage u takes over with 1 / (1 + e^-u). Here every change to the
// second kind is worth 0.3 to its side, whatever the other side has, so that
// either side has it e^(0.3 alpha) times as often.
TEST(AlphaRankTest, TwoPopulationsThatDoNotAskForEachOther) {
  const double odds = std::exp(0.3);
  const Payoffs shares =
      AlphaRankOfSides({{0.5, 0.2}, {0.8, 0.5}}, {.population = 2, .alpha = 1});
  const double all = (1 + odds) * (1 + odds);
  EXPECT_NEAR(shares[0][0], 1 / all, 1e-12);
  EXPECT_NEAR(shares[0][1], odds / all, 1e-12);
  EXPECT_NEAR(shares[1][0], odds / all, 1e-12);
  EXPECT_NEAR(shares[1][1], odds * odds / all, 1e-12);
  EXPECT_TRUE(AlphaRankOfSides({}, {}).empty());
}

// Sides of unlike numbers; the second side's only good answer is its third.
TEST(AlphaRankTest, PopulationsMayBeOfUnlikeSizes) {
  const Payoffs shares =
      AlphaRankOfSides({{0.9, 0.8, 0.3}, {0.6, 0.7, 0.1}}, {.alpha = 100});
  EXPECT_NEAR(shares[0][2], 1, 1e-6);
}

TEST(AlphaSpreadTest, NobodyLeadsAmongEquals) {
  int tells = 0;
  for (uint64_t seed = 0; seed < 40; ++seed) {
    const League league = Simulate(
        {.elos = std::vector<double>(8), .advantages = {50}, .pairs = 6}, seed);
    tells += AlphaSpreadOf(league, {.alpha = 10}, 0.95).Tells() ? 1 : 0;
  }
  EXPECT_LE(tells, 2);
}

TEST(AlphaSpreadTest, WhoBeatsAllHasItAll) {
  const League league =
      Simulate({.elos = {300, 0, 0, 0}, .advantages = {50}, .pairs = 20}, 1);
  const AlphaSpread spread = AlphaSpreadOf(league, {.alpha = 10}, 0.95);
  EXPECT_TRUE(spread.Tells());
  EXPECT_GT(spread.players[0].interval.low, 0.9);
  EXPECT_LT(spread.players[1].interval.high, 0.1);
  double sum = 0;
  for (const AlphaShare& share : spread.players) sum += share.mean;
  EXPECT_NEAR(sum, 1, 1e-9);
}

// Nearly all that is drawn says the same; the mean is of all of it.
TEST(AlphaSpreadTest, AShareLiesInItsInterval) {
  for (uint64_t seed = 0; seed < 10; ++seed) {
    const League league = Simulate(
        {.elos = {500, 0, -10}, .advantages = {50}, .pairs = 30}, seed);
    const SidesSpread sides = AlphaSpreadOfSides(league, {.alpha = 100}, 0.95);
    for (const auto* const shares : {&sides.first, &sides.second}) {
      for (const AlphaShare& share : *shares) {
        EXPECT_LE(share.interval.low, share.mean);
        EXPECT_GE(share.interval.high, share.mean);
      }
    }
  }
}

TEST(AlphaSpreadTest, OnePairProvesNothing) {
  EXPECT_FALSE(
      AlphaSpreadOf(Simulate({.elos = {2000, 0}, .advantages = {0}}, 1),
                    {.alpha = 10}, 0.95)
          .Tells());
}

}  // namespace
}  // namespace berthier
