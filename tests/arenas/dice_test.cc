#include "arenas/dice.h"

#include <gtest/gtest.h>

#include <array>
#include <vector>

namespace berthier {
namespace {

Awaited RollOf(Side side, uint8_t kind) {
  return {.what = Awaited::What::kRoll, .side = side, .kind = kind};
}

constexpr Dice kTwoSix = {.handfuls = {{{2, 6, Side::kFirst}, {}}}};

TEST(DiceStream, EqualSeedsGiveEqualFaces) {
  DiceStream a(5);
  DiceStream b(5);
  DiceStream c(6);
  int same_as_c = 0;
  for (int i = 0; i < 200; ++i) {
    const Faces faces = a.Throw(RollOf(Side::kFirst, 0), kTwoSix);
    EXPECT_EQ(faces, b.Throw(RollOf(Side::kFirst, 0), kTwoSix));
    same_as_c += faces == c.Throw(RollOf(Side::kFirst, 0), kTwoSix) ? 1 : 0;
  }
  EXPECT_LT(same_as_c, 30);
}

// What keeps a mirrored pair comparable: my third volley shows the same faces
// whatever else was thrown before it.
TEST(DiceStream, ThrowsOfOneKindDoNotDependOnTheOthers) {
  DiceStream alone(9);
  DiceStream mixed(9);
  for (int i = 0; i < 50; ++i) {
    for (int k = 0; k < i % 3; ++k) {
      mixed.Throw(RollOf(Side::kFirst, 1), kTwoSix);
      mixed.Throw(RollOf(Side::kSecond, 0), kTwoSix);
    }
    EXPECT_EQ(alone.Throw(RollOf(Side::kFirst, 0), kTwoSix),
              mixed.Throw(RollOf(Side::kFirst, 0), kTwoSix));
  }
}

TEST(DiceStream, FacesAreOfTheDiceAndUniform) {
  DiceStream dice(1);
  const Dice mixed = {
      .handfuls = {{{1, 6, Side::kFirst}, {2, 10, Side::kSecond}}}};
  std::array<int, 6> sixes = {};
  std::array<int, 10> tens = {};
  constexpr int kThrows = 12000;
  for (int i = 0; i < kThrows; ++i) {
    const Faces faces = dice.Throw(RollOf(Side::kFirst, 2), mixed);
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
  DiceStream dice(2);
  int equal_in_a_row = 0;
  int equal_across = 0;
  Faces last;
  constexpr int kThrows = 7200;
  for (int i = 0; i < kThrows; ++i) {
    const Faces mine = dice.Throw(RollOf(Side::kFirst, 0), kTwoSix);
    const Faces yours = dice.Throw(RollOf(Side::kSecond, 0), kTwoSix);
    equal_in_a_row += mine == last ? 1 : 0;
    equal_across += mine == yours ? 1 : 0;
    last = mine;
  }
  EXPECT_NEAR(equal_in_a_row, kThrows / 36, 60);
  EXPECT_NEAR(equal_across, kThrows / 36, 60);
}

}  // namespace
}  // namespace berthier
