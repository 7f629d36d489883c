#include "arenas/analysis/game_path.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/rulesets/registry.h"
#include "tests/arenas/analysis/recorded_games.h"

namespace berthier {
namespace {

using testing::HasSubstr;

TEST(GamePath, GoesFromTheStartToTheEndStepByStep) {
  const LoadedGame loaded = LoadDuel();
  const wire::GameRecord record = RecordOfGame(loaded, "random", 3);
  const absl::StatusOr<GamePath> path = PathOf(record, "duel", Toys());
  ASSERT_TRUE(path.ok()) << path.status();
  const Game& game = *path->game;
  ASSERT_EQ(path->steps.size(), static_cast<size_t>(record.step_size()));
  int rolls = 0;
  for (size_t i = 0; i < path->steps.size(); ++i) {
    const PathStep& step = path->steps[i];
    EXPECT_EQ(step.awaited, game.Awaits(step.before));
    Position after = step.before;
    if (step.kind == PathStep::Kind::kRoll) {
      ++rolls;
      game.Resolve(after, step.faces, nullptr);
    } else {
      game.Play(after, step.order, nullptr);
    }
    EXPECT_EQ(game.Hash(after), game.Hash(path->After(i)));
    EXPECT_EQ(game.Hash(after), record.step(static_cast<int>(i)).hash());
  }
  EXPECT_GT(rolls, 0);
  EXPECT_TRUE(path->is_over());
}

TEST(GamePath, ARecordThatDoesNotReplayIsRefused) {
  wire::GameRecord record = RecordOfGame(LoadDuel(), "random", 3);
  record.mutable_step(4)->set_hash(1);
  const absl::StatusOr<GamePath> path = PathOf(record, "duel", Toys());
  ASSERT_FALSE(path.ok());
  EXPECT_THAT(std::string(path.status().message()), HasSubstr("duel, step 5"));
}

TEST(GamePath, WhatWasPutRightIsAStepOfItsOwn) {
  const auto loaded = LoadGame("ridge", Rulesets());
  ASSERT_TRUE(loaded.ok()) << loaded.status();
  wire::GameRecord record = RecordOfGame(*loaded, "random", 3);
  constexpr int kSteps = 30;
  record.mutable_step()->DeleteSubrange(kSteps, record.step_size() - kSteps);
  record.clear_result();
  record.set_final_hash(record.step(kSteps - 1).hash());
  const absl::StatusOr<GamePath> path = PathOf(record, "game", Rulesets());
  ASSERT_TRUE(path.ok()) << path.status();
  // It stands where it stood: what counts here is the step.
  const Picture picture = path->game->Draw(path->end);
  for (const Body& body : picture.bodies) {
    if (body.side < 0 || body.outline.empty()) continue;
    wire::GameStep& step = *record.add_step();
    wire::Correction& correction = *step.mutable_correction();
    correction.set_id(body.name);
    correction.set_x(
        static_cast<float>(InUnits(path->ruler, body.pose.centre.x)));
    correction.set_y(
        static_cast<float>(InUnits(path->ruler, body.pose.centre.y)));
    step.set_hash(record.final_hash());
    break;
  }
  const absl::StatusOr<GamePath> longer = PathOf(record, "game", Rulesets());
  ASSERT_TRUE(longer.ok()) << longer.status();
  ASSERT_EQ(longer->steps.size(), path->steps.size() + 1);
  EXPECT_EQ(longer->steps.back().kind, PathStep::Kind::kCorrection);
  EXPECT_TRUE(IsSome(longer->steps.back().corrected));
  EXPECT_FALSE(longer->is_over());
}

}  // namespace
}  // namespace berthier
