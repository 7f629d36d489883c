#include "engine/geometry/direction.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdlib>

#include "engine/geometry/units.h"
#include "engine/geometry/wide.h"
#include "tests/engine/geometry/random_table.h"

namespace berthier {
namespace {

TEST(UnitsTest, InchesCentimetresAndMillimetresAreExact) {
  EXPECT_EQ(Inches(25), Millimetres(635));
  EXPECT_EQ(Centimetres(254), Inches(100));
  EXPECT_EQ(InchHundredths(10), Ticks(102));
  EXPECT_EQ(InchHundredths(25), Ticks(254));
  EXPECT_EQ(InchHundredths(5), Ticks(51));
  EXPECT_EQ(InchHundredths(-10), Ticks(-102));
  EXPECT_EQ(Ticks(7) / 3, Ticks(2));
  EXPECT_EQ(Ticks(-7) / 3, Ticks(-2));
}

TEST(UnitsTest, HeadingsWrapAround) {
  EXPECT_EQ(Heading::Degrees(-90), Heading::Degrees(270));
  EXPECT_EQ(Heading::Quarters(1440), Heading());
  EXPECT_EQ(Heading::Degrees(350).TurnTo(Heading::Degrees(10)), 80);
  EXPECT_EQ(Heading::Degrees(10).TurnTo(Heading::Degrees(350)), -80);
  EXPECT_EQ(Heading::Degrees(10).TurnTo(Heading::Degrees(190)), 720);
  EXPECT_EQ(Heading::Degrees(190).TurnTo(Heading::Degrees(10)), 720);
}

TEST(DirectionTest, FollowsQuarterTurnsAndMirrors) {
  for (int k = 0; k < Heading::kSteps; ++k) {
    const Heading h = Heading::Quarters(k);
    const UnitVec f = Forward(h);
    EXPECT_EQ(Forward(h.Turned(360)), (UnitVec{f.y, -f.x}));
    EXPECT_EQ(Forward(h.Opposite()), -f);
    EXPECT_EQ(Right(h), Forward(h.Turned(360)));
    EXPECT_EQ(Forward(Heading::Quarters(-k)), (UnitVec{-f.x, f.y}));
  }
}

TEST(DirectionTest, IsTheNearestIntegerToSineAndCosine) {
  for (int k = 0; k < Heading::kSteps; ++k) {
    const UnitVec f = Forward(Heading::Quarters(k));
    const long double angle = k * acosl(-1.0L) / 720;
    const long double x = sinl(angle) * kUnit, y = cosl(angle) * kUnit;
    EXPECT_LE(fabsl(x - f.x), 0.5L + 1e-6L);
    EXPECT_LE(fabsl(y - f.y), 0.5L + 1e-6L);
    // One part in 2^29 of the length is two parts of the unit.
    const long double norm = hypotl(f.x, f.y);
    EXPECT_LE(fabsl(norm - kUnit), 2.0L);
  }
}

TEST(DirectionTest, NoDirectionEndsSomewhere) {
  EXPECT_EQ(BearingOf({}), Heading());
}

TEST(DirectionTest, BearingOfForwardIsTheHeading) {
  for (int k = 0; k < Heading::kSteps; ++k) {
    const Heading h = Heading::Quarters(k);
    const UnitVec f = Forward(h);
    EXPECT_EQ(BearingOf({f.x, f.y}), h);
    EXPECT_EQ(BearingOf(Along(f, Inches(12))), h);
  }
}

TEST(DirectionTest, BearingIsNearestAndFollowsQuarterTurns) {
  RandomTable random(1);
  for (int i = 0; i < 20000; ++i) {
    const int32_t reach = i % 2 == 0 ? 30 : 1 << 20;
    const Vec v{random.Around(reach), random.Around(reach)};
    if (v == Vec{}) continue;
    const Heading h = BearingOf(v);
    EXPECT_EQ(BearingOf({v.y, -v.x}), h.Turned(360));
    const double degrees = std::atan2(v.x, v.y) * 180 / M_PI;
    const double off = std::remainder(degrees * 4 - h.quarters(), 1440);
    EXPECT_LE(std::abs(off), 0.5 + 1e-6) << v.x << " " << v.y;
  }
}

TEST(DirectionTest, BearingsHalfWayGoClockwise) {
  int ties = 0;
  for (int k = 0; k < Heading::kSteps; ++k) {
    const UnitVec a = Forward(Heading::Quarters(k));
    const UnitVec b = Forward(Heading::Quarters(k + 1));
    const int64_t x = int64_t{a.x} + b.x, y = int64_t{a.y} + b.y;
    if (x % 2 != 0 || y % 2 != 0) continue;
    ++ties;
    EXPECT_EQ(BearingOf({int32_t(x / 2), int32_t(y / 2)}),
              Heading::Quarters(k + 1));
  }
  EXPECT_GT(ties, 100);
}

TEST(DirectionTest, AlongRoundsHalvesAwayFromZero) {
  EXPECT_EQ(Along(Forward(Heading()), Inches(1)), (Vec{0, 1016}));
  EXPECT_EQ(Along(Forward(Heading::Degrees(30)), Ticks(1)), (Vec{1, 1}));
  EXPECT_EQ(Along(Forward(Heading::Degrees(210)), Ticks(1)), (Vec{-1, -1}));
}

TEST(DirectionTest, SquareRootsAreExact) {
  for (int64_t r = 0; r < 3000; ++r) {
    EXPECT_EQ(IntegerSqrt(r * r), r);
    EXPECT_EQ(IntegerSqrt(r * r + 2 * r), r);
  }
  RandomTable random(8);
  for (int i = 0; i < 100000; ++i) {
    const int64_t n =
        static_cast<int64_t>(random.Next() >> (1 + random.Below(62)));
    const int64_t r = IntegerSqrt(n);
    EXPECT_TRUE(Wide{r} * r <= n) << n;
    EXPECT_TRUE(Wide{r + 1} * (r + 1) > n) << n;
  }
  constexpr int64_t kLargest = 3037000499;
  EXPECT_EQ(IntegerSqrt(kLargest * kLargest), kLargest);
  EXPECT_EQ(IntegerSqrt(kLargest * kLargest - 1), kLargest - 1);
  EXPECT_EQ(IntegerSqrt(INT64_MAX), kLargest);
  EXPECT_EQ(LengthOf({3, 4}), Ticks(5));
  EXPECT_EQ(LengthOf({1, 1}), Ticks(1));
  EXPECT_EQ(LengthOf({-1, 2}), Ticks(2));  // 2.236
  EXPECT_EQ(LengthOf({2, -2}), Ticks(3));  // 2.828
  EXPECT_EQ(LengthOf({0, 0}), Ticks(0));
}

}  // namespace
}  // namespace berthier
