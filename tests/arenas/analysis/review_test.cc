#include "arenas/analysis/review.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <iostream>
#include <map>
#include <mutex>

#include "agents/doctrines.h"
#include "agents/value/exact_worth.h"
#include "tests/arenas/analysis/recorded_games.h"

namespace berthier {
namespace {

GamePath PathOfToy(const LoadedGame& loaded, uint64_t seed) {
  return *PathOf(RecordOfGame(loaded, "random", seed), "toy", Toys());
}

// By enumeration of every face, knowing of no race and no class.
double WorthByFaces(ReferencePlayer& player, const Game& game,
                    const Position& position) {
  return *ExactWorth(player, game, position, 100'000);
}

TEST(Review, TheScalesAreThoseOfFullEnumeration) {
  const LoadedGame loaded = LoadToy(DiceDuelStart(3, 3, 6, Fog::kOff));
  const GamePath path = PathOfToy(loaded, 5);
  const Game& game = *path.game;
  const absl::StatusOr<Review> review = ReviewGame(path, {}, {});
  ASSERT_TRUE(review.ok()) << review.status();
  const auto player =
      std::get<0>(MakeReferencePlayer(kAtAGlance, game, *DoctrineFor(game)));
  int rolls = 0, decisions = 0;
  for (size_t i = 0; i < path.steps.size(); ++i) {
    const ReviewedStep& reviewed = review->steps[i];
    const PathStep& step = path.steps[i];
    if (!reviewed.choices.any()) continue;
    EXPECT_TRUE(reviewed.weighed.exact);
    const double after = WorthByFaces(*player, game, path.After(i));
    EXPECT_NEAR(reviewed.weighed.after.value, after, 1e-12);
    EXPECT_NEAR(reviewed.after.value, after, 1e-9) << i;
    if (step.kind == PathStep::Kind::kRoll) {
      ++rolls;
      EXPECT_NEAR(reviewed.weighed.luck.value,
                  after - WorthByFaces(*player, game, step.before), 1e-12);
    } else {
      ++decisions;
      std::vector<Order> orders;
      game.Propose(step.before, orders);
      double best = -1;
      const double sign = step.awaited.side == Side::kFirst ? 1 : -1;
      for (const Order& order : orders) {
        Position there = step.before;
        game.Play(there, order, nullptr);
        best = std::max(best, sign * WorthByFaces(*player, game, there));
      }
      EXPECT_NEAR(reviewed.weighed.loss.value, best - sign * after, 1e-12);
    }
  }
  EXPECT_GT(rolls, 1);
  EXPECT_GT(decisions, 1);
}

}  // namespace
}  // namespace berthier
