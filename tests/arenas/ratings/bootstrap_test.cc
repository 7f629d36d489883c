#include "arenas/ratings/bootstrap.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstddef>
#include <cstdint>

#include "arenas/ratings/ratings.h"
#include "tests/arenas/ratings/synthetic.h"

namespace berthier {
namespace {

TEST(BootstrapTest, EqualSeedsGiveEqualIntervals) {
  const League league =
      Simulate({.elos = {-50, 0, 50}, .advantages = {100}, .pairs = 10}, 1);
  const BootstrapOptions options = {.replicates = 50, .seed = 4};
  const Bootstrap once = BootstrapOf(league, {}, options);
  const Bootstrap again = BootstrapOf(league, {}, options);
  const Bootstrap other =
      BootstrapOf(league, {}, {.replicates = 50, .seed = 5});
  for (size_t i = 0; i < 3; ++i) {
    EXPECT_EQ(once.players[i].interval.low, again.players[i].interval.low);
    EXPECT_EQ(once.players[i].error, again.players[i].error);
    EXPECT_NE(once.players[i].error, other.players[i].error);
  }
}

// The spread over replicates is that of leagues played anew, and so is the
// clustered error, whatever the pairs have in common.
TEST(BootstrapTest, SpreadsAsLeaguesPlayedAnewDo) {
  for (const double shared_luck : {0.0, 0.5, 1.0}) {
    const SyntheticLeague settings = {.elos = {-100, -40, 50, 90},
                                      .advantages = {150, 0},
                                      .pairs = 40,
                                      .draw_rate = 0.25,
                                      .shared_luck = shared_luck};
    constexpr uint64_t kLeagues = 300;
    double sum = 0;
    double squares = 0;
    for (uint64_t seed = 0; seed < kLeagues; ++seed) {
      const double elo = Rate(Simulate(settings, seed), {}).players[0].elo;
      sum += elo;
      squares += elo * elo;
    }
    const double n = kLeagues;
    const double truth = std::sqrt((squares - sum * sum / n) / (n - 1));
    const League league = Simulate(settings, 1);
    const Bootstrap bootstrap =
        BootstrapOf(league, {}, {.replicates = 300, .seed = 2});
    EXPECT_NEAR(bootstrap.shared_luck, shared_luck, 0.15);
    EXPECT_NEAR(bootstrap.players[0].error / truth, 1, 0.15);
    EXPECT_NEAR(Rate(league, {}).players[0].error / truth, 1, 0.15);
  }
}

TEST(BootstrapTest, WhoMayAsWellBeWinlessHasNoLowerBound) {
  // One drawn game keeps the last player in the league.
  League league =
      Simulate({.elos = {0, 0, 0}, .advantages = {0}, .pairs = 5}, 3);
  league.players.push_back("last");
  for (int64_t i = 0; i < 6; ++i) {
    LeagueGame game;
    game.pair = 100 + i / 2;
    game.first = i % 2 == 0 ? 0 : 3;
    game.second = i % 2 == 0 ? 3 : 0;
    game.result = i == 0       ? GameResult::kDrawn
                  : i % 2 == 0 ? GameResult::kFirstWon
                               : GameResult::kSecondWon;
    league.games.push_back(game);
  }
  ASSERT_FALSE(FlawOf(league).has_value());
  const Bootstrap bootstrap =
      BootstrapOf(league, {}, {.replicates = 200, .seed = 1});
  const PlayerSpread& last = bootstrap.players[3];
  EXPECT_TRUE(std::isinf(last.interval.low));
  EXPECT_TRUE(std::isfinite(last.interval.high));
  EXPECT_GT(last.unrated, 20);
  EXPECT_LT(last.unrated, 180);
  EXPECT_TRUE(std::isfinite(bootstrap.players[1].interval.low));
  EXPECT_TRUE(std::isfinite(bootstrap.players[1].error));
}

TEST(BootstrapTest, WhoIsAloneIsUnbounded) {
  League league =
      Simulate({.elos = {0, 10}, .advantages = {0}, .pairs = 10}, 3);
  league.players.push_back("alone");
  const Bootstrap bootstrap = BootstrapOf(league, {}, {.replicates = 20});
  EXPECT_TRUE(std::isinf(bootstrap.players[2].interval.low));
  EXPECT_TRUE(std::isinf(bootstrap.players[2].interval.high));
  EXPECT_TRUE(BootstrapOf({}, {}, {.replicates = 20}).players.empty());
}

}  // namespace
}  // namespace berthier
