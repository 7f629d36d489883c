#include "arenas/ratings/alpha_rank.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstddef>
#include <string>
#include <vector>

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

League Round(std::vector<std::vector<int>> winners_of, int players, int pairs) {
  League league;
  league.scenarios = {"s"};
  for (int i = 0; i < players; ++i) {
    league.players.push_back(std::to_string(i));
  }
  int64_t next = 0;
  for (const std::vector<int>& meeting : winners_of) {
    for (int pair = 0; pair < pairs; ++pair, ++next) {
      LeagueGame game;
      game.pair = next;
      game.first = meeting[0];
      game.second = meeting[1];
      game.result = GameResult::kFirstWon;
      league.games.push_back(game);
      game.first = meeting[1];
      game.second = meeting[0];
      game.result = GameResult::kSecondWon;
      league.games.push_back(game);
    }
  }
  return league;
}

TEST(CirclesTest, ACircleOfThreeIsFoundAndNothingElse) {
  // 1 beats 2 beats 3 beats 1; 0 beats them all, they all beat 4.
  const League league = Round({{1, 2},
                               {2, 3},
                               {3, 1},
                               {0, 1},
                               {0, 2},
                               {0, 3},
                               {0, 4},
                               {1, 4},
                               {2, 4},
                               {3, 4}},
                              5, 8);
  EXPECT_THAT(CirclesOf(league, 0.975), ElementsAre(ElementsAre(1, 2, 3)));
  const std::vector<double> share = AlphaRank(PayoffsOf(league), {.alpha = 10});
  EXPECT_NEAR(share[0], 1, 1e-6);
}

TEST(CirclesTest, ChanceIsNoCircle) {
  EXPECT_TRUE(CirclesOf(Round({{0, 1}, {1, 2}, {2, 0}}, 3, 2), 0.975).empty());
  EXPECT_TRUE(CirclesOf({}, 0.975).empty());
  const League league =
      Simulate({.elos = {0, 10, 20, 30}, .advantages = {200}, .pairs = 20}, 3);
  EXPECT_TRUE(CirclesOf(league, 0.999).empty());
}

}  // namespace
}  // namespace berthier
