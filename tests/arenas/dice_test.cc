#include "arenas/match/dice.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <vector>

#include "agents/random_agent.h"
#include "arenas/match/duel.h"
#include "arenas/match/loading.h"
#include "engine/rulesets/registry.h"
#include "tests/proto/fake_game.h"

namespace berthier {
namespace {

constexpr Dice kTwoSix = {.handfuls = {{{2, 6, Side::kFirst}, {}}}};

// Awaits the roll that it is told to.
class RollingGame final : public FakeGame {
 public:
  Awaited Awaits(const Position&) const override {
    return {.what = Awaited::What::kRoll, .side = side, .kind = kind};
  }
  uint32_t PlayerTurn(const Position&) const override { return turn; }
  Dice DiceFor(const Position&) const override { return dice; }
  bool ThrownAgain(const Position&, const Faces& faces) const override {
    return ties_again && faces[0] == faces[1];
  }

  Side side = Side::kFirst;
  uint8_t kind = 0;
  uint32_t turn = 0;
  Dice dice = kTwoSix;
  bool ties_again = false;
};

// The dice of a seed, thrown for any roll.
class Thrower {
 public:
  explicit Thrower(uint64_t seed) : stream_(seed) {}

  Faces Throw(Side side, uint8_t kind, uint32_t turn = 0) {
    game.side = side;
    game.kind = kind;
    game.turn = turn;
    return stream_.Throw(game, position_);
  }

  RollingGame game;

 private:
  DiceStream stream_;
  Position position_{{8, 8}};
};

TEST(DiceStream, EqualSeedsGiveEqualFaces) {
  Thrower a(5);
  Thrower b(5);
  Thrower c(6);
  int same_as_c = 0;
  for (int i = 0; i < 200; ++i) {
    const Faces faces = a.Throw(Side::kFirst, 0);
    EXPECT_EQ(faces, b.Throw(Side::kFirst, 0));
    same_as_c += faces == c.Throw(Side::kFirst, 0) ? 1 : 0;
  }
  EXPECT_LT(same_as_c, 30);
}

// What keeps a mirrored pair comparable: my third volley shows the same faces
// whatever else was thrown before it.
TEST(DiceStream, ThrowsOfOneKindDoNotDependOnTheOthers) {
  Thrower alone(9);
  Thrower mixed(9);
  for (int i = 0; i < 50; ++i) {
    for (int k = 0; k < i % 3; ++k) {
      mixed.Throw(Side::kFirst, 1);
      mixed.Throw(Side::kSecond, 0);
    }
    EXPECT_EQ(alone.Throw(Side::kFirst, 0), mixed.Throw(Side::kFirst, 0));
  }
}

// Nor on what was thrown in earlier player-turns, of the same kind or another.
TEST(DiceStream, ThrowsOfAPlayerTurnDoNotDependOnEarlierOnes) {
  for (int more = 0; more < 5; ++more) {
    Thrower one(9);
    Thrower other(9);
    for (int i = 0; i < more; ++i) one.Throw(Side::kFirst, 0, 3);
    other.Throw(Side::kFirst, 0, 3);
    for (int i = 0; i < 20; ++i) {
      EXPECT_EQ(one.Throw(Side::kFirst, 0, 4), other.Throw(Side::kFirst, 0, 4));
    }
  }
  Thrower dice(9);
  int equal = 0;
  for (uint32_t turn = 0; turn < 360; ++turn) {
    equal += dice.Throw(Side::kFirst, 0, 2 * turn) ==
                     dice.Throw(Side::kFirst, 0, 2 * turn + 1)
                 ? 1
                 : 0;
  }
  EXPECT_LT(equal, 40) << "player-turns share their dice";
}

TEST(DiceStream, WhatIsThrownAgainMovesTheRestOfItsKindOnly) {
  Thrower dice(3);
  Thrower again(3);
  again.game.ties_again = true;
  int skipped = 0;
  for (int i = 0; i < 50; ++i) {
    Faces faces = dice.Throw(Side::kFirst, 0);
    for (; faces[0] == faces[1]; ++skipped) {
      faces = dice.Throw(Side::kFirst, 0);
    }
    EXPECT_EQ(again.Throw(Side::kFirst, 0), faces);
  }
  EXPECT_GT(skipped, 0);
}

TEST(DiceStream, FacesAreOfTheDiceAndUniform) {
  Thrower dice(1);
  dice.game.dice = {
      .handfuls = {{{1, 6, Side::kFirst}, {2, 10, Side::kSecond}}}};
  std::array<int, 6> sixes = {};
  std::array<int, 10> tens = {};
  constexpr int kThrows = 12000;
  for (int i = 0; i < kThrows; ++i) {
    const Faces faces = dice.Throw(Side::kFirst, 2);
    ASSERT_EQ(faces.count, 3);
    ASSERT_TRUE(faces[0] >= 1 && faces[0] <= 6);
    ASSERT_TRUE(faces[1] >= 1 && faces[1] <= 10);
    ++sixes[static_cast<size_t>(faces[0] - 1)];
    ++tens[static_cast<size_t>(faces[1] - 1)];
  }
  for (const int count : sixes) EXPECT_NEAR(count, kThrows / 6, 200);
  for (const int count : tens) EXPECT_NEAR(count, kThrows / 10, 160);
}

// The dice of the two sides, and of successive throws, are unrelated.
TEST(DiceStream, SuccessiveThrowsAndSidesAreIndependent) {
  Thrower dice(2);
  int equal_in_a_row = 0;
  int equal_across = 0;
  Faces last;
  constexpr int kThrows = 7200;
  for (int i = 0; i < kThrows; ++i) {
    const Faces mine = dice.Throw(Side::kFirst, 0);
    const Faces yours = dice.Throw(Side::kSecond, 0);
    equal_in_a_row += mine == last ? 1 : 0;
    equal_across += mine == yours ? 1 : 0;
    last = mine;
  }
  EXPECT_NEAR(equal_in_a_row, kThrows / 36, 60);
  EXPECT_NEAR(equal_across, kThrows / 36, 60);
}

// The dice of a game by their keys.
class KeyWitness final : public Witness {
 public:
  using Key = std::array<uint64_t, 4>;  // player-turn, side, kind, which

  explicit KeyWitness(const Game& game) : game_(game) {}
  void Ordered(const Position&, Side, const Choice&) override {}
  void Thrown(const Position& before, const Faces& faces) override {
    const Awaited awaited = game_.Awaits(before);
    Key key = {game_.PlayerTurn(before),
               static_cast<uint64_t>(Index(awaited.side)), awaited.kind, 0};
    while (thrown.contains(key)) ++key[3];
    thrown.emplace(key, faces);
  }
  void Reached(const Position&) override {}

  std::map<Key, Faces> thrown;

 private:
  const Game& game_;
};

// Two games of a seed between players who give other orders: whatever both
// throw by the same key shows the same faces.
TEST(DiceOfGames, CommonDiceSurviveDivergingGames) {
  const LoadedGame loaded = *LoadGame("steinfeld", Rulesets());
  const Game& game = *loaded.game;
  const auto play = [&game](uint64_t agents) {
    RandomAgent first;
    RandomAgent second;
    KeyWitness witness(game);
    PlayDuel({.game = &game,
              .agents = {&first, &second},
              .dice_seed = 12,
              .agent_seeds = {agents, agents + 1},
              .witnesses = {&witness}});
    return witness.thrown;
  };
  const auto one = play(1);
  int common = 0;
  int late = 0;
  for (uint64_t agents = 3; agents < 23; agents += 2) {
    const auto other = play(agents);
    EXPECT_NE(one, other);
    for (const auto& [key, faces] : other) {
      const auto same = one.find(key);
      if (same == one.end()) continue;
      ++common;
      late += key[0] >= 6 ? 1 : 0;
      for (int i = 0; i < std::min(faces.count, same->second.count); ++i) {
        EXPECT_EQ(faces[i], same->second[i]) << "die " << i;
      }
    }
  }
  EXPECT_GT(common, 100);
  EXPECT_GT(late, 30);
}

}  // namespace
}  // namespace berthier
