#include "arenas/ratings/circles.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "tests/arenas/ratings/circle_rate.h"
#include "tests/arenas/ratings/synthetic.h"

namespace berthier {
namespace {

using testing::ElementsAre;

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

// Leads of one and two half points a pair, signs at random, written out.
TEST(CirclesTest, ChanceOfALeadByHand) {
  EXPECT_DOUBLE_EQ(ChanceOfLead(0, 0, 0), 1);
  // ++ or --: a half.
  EXPECT_NEAR(ChanceOfLead(2, 0, 2), 0.5, 1e-12);
  // 1 and 2: 3, 1, -1, -3; at least 3 either way: two of four.
  EXPECT_NEAR(ChanceOfLead(1, 1, 3), 0.5, 1e-12);
  EXPECT_NEAR(ChanceOfLead(1, 1, 1), 1, 1e-12);
  EXPECT_NEAR(ChanceOfLead(0, 10, 20), 2.0 / 1024, 1e-12);
  // The normal curve takes over without a step.
  EXPECT_NEAR(ChanceOfLead(400, 0, 40) / ChanceOfLead(401, 0, 41), 1, 0.15);
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
                              5, 10);
  EXPECT_THAT(CirclesOf(league, 0.975), ElementsAre(ElementsAre(1, 2, 3)));
}

TEST(CirclesTest, ChanceIsNoCircle) {
  EXPECT_TRUE(CirclesOf(Round({{0, 1}, {1, 2}, {2, 0}}, 3, 2), 0.975).empty());
  EXPECT_TRUE(CirclesOf({}, 0.975).empty());
  const League league =
      Simulate({.elos = {0, 10, 20, 30}, .advantages = {200}, .pairs = 20}, 3);
  EXPECT_TRUE(CirclesOf(league, 0.999).empty());
}

// Of 200 leagues of equals at most 5 in 100 show a circle, and two more for
// the chance of the seeds; the bench circle_rate asks the same of 2,000.
struct Shape {
  int players = 0;
  int pairs = 0;
};

using EqualsTest = testing::TestWithParam<Shape>;

TEST_P(EqualsTest, SeldomShowACircle) {
  EXPECT_LE(LeaguesWithCircles(
                {.equals = GetParam().players, .pairs = GetParam().pairs}, 200),
            12);
}

INSTANTIATE_TEST_SUITE_P(Shapes, EqualsTest,
                         testing::Values(Shape{5, 3}, Shape{5, 60},
                                         Shape{10, 5}, Shape{10, 40},
                                         Shape{20, 2}, Shape{20, 30}),
                         [](const auto& param) {
                           return std::to_string(param.param.players) +
                                  "_players_" +
                                  std::to_string(param.param.pairs) + "_pairs";
                         });

TEST(PlantedTest, ACircleIsFound) {
  // Each of three scores 75 in 100 against the next.
  EXPECT_GE(LeaguesWithCircles({.circle = 3, .equals = 2, .pairs = 40}, 50),
            48);
  EXPECT_GE(LeaguesWithCircles({.circle = 3, .equals = 17, .pairs = 60}, 20),
            19);
}

}  // namespace
}  // namespace berthier
