#include "arenas/generation/ground_plan.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <vector>

#include "engine/geometry/polygon.h"

namespace berthier::generation {
namespace {

using testing::ElementsAre;
using testing::UnorderedElementsAre;

constexpr Point At(int x, int y) { return {Inches(x).ticks, Inches(y).ticks}; }

TEST(RandomDraws, DrawWithinTheirBoundsAndReachThem) {
  RandomDraws draws(1);
  std::array<int, 4> seen = {};
  for (int i = 0; i < 4000; ++i) {
    const int lot = draws.Between(-1, 2);
    ASSERT_GE(lot, -1);
    ASSERT_LE(lot, 2);
    ++seen[static_cast<size_t>(lot + 1)];
  }
  // Six standard deviations of 27 about a thousand.
  for (const int count : seen) EXPECT_NEAR(count, 1000, 165);
}

TEST(RandomDraws, LengthsLieOnTheLattice) {
  RandomDraws draws(2);
  bool low = false, high = false;
  for (int i = 0; i < 200; ++i) {
    const Length length = draws.Between(-Inches(1), Inches(1));
    EXPECT_EQ(length.ticks % kLattice.ticks, 0);
    low |= length == -Inches(1);
    high |= length == Inches(1);
  }
  EXPECT_TRUE(low && high);
}

TEST(RandomDraws, WeightsAreChances) {
  RandomDraws draws(3);
  std::array<int, 3> seen = {};
  for (int i = 0; i < 4000; ++i) {
    ++seen[draws.Weighted(std::array<int, 3>{1, 0, 3})];
  }
  EXPECT_EQ(seen[1], 0);
  EXPECT_NEAR(seen[0], 1000, 165);
}

TEST(RandomDraws, ShuffleKeepsEverythingAndMovesIt) {
  RandomDraws draws(4);
  std::vector<int> cards = {1, 2, 3, 4};
  std::array<int, 4> first = {};
  for (int i = 0; i < 4000; ++i) {
    draws.Shuffle(cards);
    ASSERT_THAT(cards, UnorderedElementsAre(1, 2, 3, 4));
    ++first[static_cast<size_t>(cards[0] - 1)];
  }
  for (const int count : first) EXPECT_NEAR(count, 1000, 165);
}

TEST(GroundPlan, KeepsClearOfOutlinesByTheClearance) {
  GroundPlan plan(Inches(30), Inches(20));
  plan.Lay(Rectangle(At(10, 10), Inches(2), Inches(1)));
  // Its western side is at 14: two inches from the other's eastern at 12.
  const Outline beside = Rectangle(At(16, 10), Inches(2), Inches(1));
  EXPECT_TRUE(plan.IsClear(beside, Inches(2) - Ticks(1)));
  EXPECT_FALSE(plan.IsClear(beside, Inches(2)));
  EXPECT_FALSE(
      plan.IsClear(Rectangle(At(10, 10), Inches(1), Inches(1)), Length{}));
}

TEST(GroundPlan, KeepsOnTheTable) {
  const GroundPlan plan(Inches(30), Inches(20));
  EXPECT_TRUE(plan.IsClear(Rectangle(At(2, 2), Inches(2), Inches(2)), {}));
  EXPECT_FALSE(plan.IsClear(Rectangle(At(1, 2), Inches(2), Inches(2)), {}));
  EXPECT_FALSE(plan.IsClear(Rectangle(At(29, 2), Inches(2), Inches(2)), {}));
  EXPECT_FALSE(plan.IsClear(Rectangle(At(2, 19), Inches(2), Inches(2)), {}));
  EXPECT_FALSE(plan.IsClear(Course{{At(2, 2), At(2, 21)}}, {}));
}

TEST(GroundPlan, CoursesKeepClearOfOutlinesAndOfEachOther) {
  GroundPlan plan(Inches(30), Inches(20));
  plan.Lay(Rectangle(At(10, 10), Inches(2), Inches(2)));
  const Course through{{At(0, 10), At(20, 10)}};
  EXPECT_FALSE(plan.IsClear(through, {}));
  const Course past{{At(0, 4), At(20, 4), At(20, 18)}};
  EXPECT_TRUE(plan.IsClear(past, Inches(1)));
  plan.Lay(past);
  EXPECT_FALSE(plan.IsClear(Course{{At(15, 10), At(25, 10)}}, {}));
  EXPECT_TRUE(plan.IsClear(Course{{At(15, 10), At(18, 10)}}, Inches(1)));
  // An outline across the second leg.
  EXPECT_FALSE(plan.IsClear(Rectangle(At(20, 15), Inches(1), Inches(1)), {}));
}

TEST(GroundPlan, SplitMakesUpTheWhole) {
  RandomDraws draws(5);
  for (int i = 0; i < 200; ++i) {
    const Length half_width = draws.Between(Inches(2), Inches(5));
    const Length half_depth = draws.Between(Inches(1), Inches(4));
    const Outline whole = Rounded(At(12, 12), half_width, half_depth, draws);
    const auto [west, east] = SplitAt(whole, Inches(12));
    EXPECT_EQ(TwiceArea(west) + TwiceArea(east), TwiceArea(whole));
    EXPECT_GT(TwiceArea(west), 0);
    EXPECT_GT(TwiceArea(east), 0);
    EXPECT_FALSE(Overlaps(PolygonView(west), PolygonView(east), Length{}));
  }
}

TEST(GroundPlan, RoundedLiesInItsRectangle) {
  RandomDraws draws(6);
  const Outline box = Rectangle(At(9, 9), Inches(4), Inches(2));
  for (int i = 0; i < 100; ++i) {
    const Outline outline = Rounded(At(9, 9), Inches(4), Inches(2), draws);
    EXPECT_GE(outline.size(), 4u);
    for (const Point p : outline) EXPECT_TRUE(Contains(box, p));
    EXPECT_GT(TwiceArea(outline), TwiceArea(box) / 2);
  }
  EXPECT_THAT(Rectangle(At(9, 9), Inches(4), Inches(2)),
              ElementsAre(At(5, 7), At(13, 7), At(13, 11), At(5, 11)));
}

}  // namespace
}  // namespace berthier::generation
