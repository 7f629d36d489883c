#include "arenas/ratings/bootstrap.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <string>

#include "agents/random_source.h"
#include "arenas/ratings/elo.h"
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

// Leagues in which some have met but once and scenarios stand for themselves:
// replicates fall apart into groups that lie elsewhere than in the league.
TEST(BootstrapTest, SparseLeaguesAreReplayed) {
  for (uint64_t seed = 60; seed < 120; ++seed) {
    RandomSource source(seed);
    League league;
    const uint32_t players = 4 + source.Below(9);
    const uint32_t scenarios = 1 + source.Below(3);
    for (uint32_t i = 0; i < players; ++i) {
      league.players.push_back(std::to_string(i));
    }
    for (uint32_t i = 0; i < scenarios; ++i) {
      league.scenarios.push_back(std::to_string(i));
    }
    const uint32_t pairs = players + source.Below(2 * players);
    for (uint32_t i = 0; i < pairs; ++i) {
      const uint32_t one = source.Below(players);
      const uint32_t other = (one + 1 + source.Below(players - 1)) % players;
      LeagueGame game;
      game.pair = i;
      game.scenario = static_cast<int>(source.Below(scenarios));
      for (int leg = 0; leg < 2; ++leg) {
        game.first = static_cast<int>(leg == 0 ? one : other);
        game.second = static_cast<int>(leg == 0 ? other : one);
        const double expected = ExpectedScore(
            100.0 * (game.first - game.second) + 150 * (game.scenario - 1));
        const double luck = source.Below(1'000'000) / 1e6;
        game.result = luck < 0.85 * expected         ? GameResult::kFirstWon
                      : luck < 0.85 * expected + .15 ? GameResult::kDrawn
                                                     : GameResult::kSecondWon;
        league.games.push_back(game);
      }
    }
    const Bootstrap bootstrap =
        BootstrapOf(league, {}, {.replicates = 100, .seed = seed});
    for (const PlayerSpread& player : bootstrap.players) {
      EXPECT_LE(player.interval.low, player.interval.high) << "seed " << seed;
    }
  }
}

}  // namespace
}  // namespace berthier
