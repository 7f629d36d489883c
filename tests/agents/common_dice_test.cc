// Common dice: what is thrown about one division moves nothing for another.
#include "agents/search/common_dice.h"

#include <array>
#include <cstdint>
#include <memory>

#include "agents/random_source.h"
#include "agents/search/playout.h"
#include "engine/rulesets/grande_tactique/grande_tactique.h"
#include "gtest/gtest.h"
#include "tests/agents/bundled.h"

namespace berthier {
namespace {

// Plays on by chance until single dice are awaited about somebody.
void GoToRoll(const Game& game, RandomSource& source, Position& position) {
  while (!game.Awaits(position).is_roll() ||
         !IsSome(game.Awaits(position).about) ||
         game.DiceFor(position).count() != 1) {
    ASSERT_FALSE(game.Awaits(position).is_over());
    if (game.Awaits(position).is_roll()) {
      game.Resolve(position, Throw(game, position, source), nullptr);
    } else {
      game.Play(position, game.ProposeOne(position, source), nullptr);
    }
  }
}

// Two rolls of one player-turn about two different ones, and one of the next
// turn of the same side.
class CommonDiceTest : public testing::Test {
 protected:
  void SetUp() override {
    GoToRoll(*game_, source_, first_);
    second_ = first_;
    do {
      game_->Resolve(second_, Throw(*game_, second_, source_), nullptr);
      GoToRoll(*game_, source_, second_);
    } while (game_->Awaits(second_).about == game_->Awaits(first_).about);
    ASSERT_EQ(game_->PlayerTurn(first_), game_->PlayerTurn(second_));
    later_ = second_;
    do {
      game_->Resolve(later_, Throw(*game_, later_, source_), nullptr);
      GoToRoll(*game_, source_, later_);
    } while (game_->PlayerTurn(later_) == game_->PlayerTurn(first_) ||
             !(game_->Awaits(later_) == game_->Awaits(first_)));
  }

  int Face(CommonDice& dice, const Position& position) const {
    return dice.Throw(*game_, position)[0];
  }

  std::unique_ptr<const Game> game_ = Bundled(GrandeTactique(), "retz");
  RandomSource source_{3};
  Position first_ = Begun();
  Position second_ = first_;
  Position later_ = first_;

 private:
  Position Begun() const {
    Position position(game_->layout());
    game_->Start(position);
    return position;
  }
};

TEST_F(CommonDiceTest, LuckIsSharedWhateverWasThrownAboutOthers) {
  for (uint64_t seed = 0; seed < 100; ++seed) {
    CommonDice plain(seed), busy(seed);
    const int first = Face(plain, first_);
    const int second = Face(plain, second_);
    const int later = Face(plain, later_);
    EXPECT_EQ(Face(busy, first_), first);
    for (int i = 0; i < 7; ++i) Face(busy, first_);
    EXPECT_EQ(Face(busy, second_), second);
    // Nor does what was thrown in an earlier turn.
    for (int i = 0; i < 7; ++i) Face(busy, second_);
    EXPECT_EQ(Face(busy, later_), later);
  }
}

// Of two dice that have nothing to do with each other each pair of faces is
// equally likely: 1/36 each of 36,000, within five standard errors.
TEST_F(CommonDiceTest, WhatDiffersInAnythingIsIndependent) {
  constexpr int kSeeds = 36'000;
  constexpr int kMean = kSeeds / 36;
  constexpr int kFar = 5 * 32;
  std::array<std::array<int, 36>, 4> counts = {};
  for (uint64_t seed = 0; seed < kSeeds; ++seed) {
    CommonDice dice(seed), other(seed + kSeeds);
    const int a = Face(dice, first_) - 1;
    const std::array<int, 4> others = {Face(dice, first_), Face(dice, second_),
                                       Face(dice, later_), Face(other, first_)};
    for (size_t i = 0; i < others.size(); ++i) {
      ++counts[i][static_cast<size_t>(6 * a + others[i] - 1)];
    }
  }
  for (const auto& table : counts) {
    for (const int count : table) EXPECT_NEAR(count, kMean, kFar);
  }
}

}  // namespace
}  // namespace berthier
