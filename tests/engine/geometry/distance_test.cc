#include <gtest/gtest.h>

#include <cmath>

#include "engine/geometry/polygon.h"
#include "tests/engine/geometry/naive.h"
#include "tests/engine/geometry/random_table.h"

namespace berthier {
namespace {

TEST(DistanceTest, OfPointsAndSegments) {
  const Segment s{{0, 0}, {1000, 0}};
  EXPECT_EQ(Distance(Point{500, 51}, s), Ticks(51));
  EXPECT_EQ(Distance(Point{-3, 4}, s), Ticks(5));
  EXPECT_EQ(Distance(Point{1003, -4}, s), Ticks(5));
  EXPECT_EQ(Distance(Point{500, 0}, s), Ticks(0));
  // A hair off a slanting line is still a tick away.
  EXPECT_EQ(Distance(Point{500, 1}, Segment{{0, 0}, {1000, 1}}), Ticks(1));
  EXPECT_EQ(Distance(s, Segment{{500, -10}, {500, 10}}), Ticks(0));
  EXPECT_EQ(Distance(s, Segment{{500, 7}, {500, 10}}), Ticks(7));
  EXPECT_TRUE(Within(Point{500, 51}, s, Ticks(51)));
  EXPECT_FALSE(Within(Point{500, 51}, s, Ticks(50)));
  EXPECT_FALSE(Within(Point{500, 0}, s, Ticks(-1)));
  EXPECT_TRUE(Within(Point{7, 7}, Segment{{7, 7}, {7, 7}}, Ticks(0)));
}

TEST(DistanceTest, IsRoundedToTheNearestTick) {
  RandomTable random(25);
  int checked = 0;
  for (int i = 0; i < 200000; ++i) {
    const int32_t reach = i % 8 == 0 ? 1 << 20 : 12;
    const Segment s{random.PointNear({}, reach), random.PointNear({}, reach)};
    const Point p = random.PointNear({}, reach);
    const Vec edge = s.b - s.a;
    if (Dot(p - s.a, edge) <= 0 || Dot(p - s.b, edge) >= 0) continue;
    // Over the middle of the segment: |cross| / sqrt(norm), all doubled.
    const Wide cross = 2 * Wide{Cross(edge, p - s.a)};
    const Wide norm = NormSquared(edge);
    const Wide d = 2 * Wide{Distance(p, s).ticks};
    ++checked;
    EXPECT_TRUE(cross * cross < (d + 1) * (d + 1) * norm);
    EXPECT_TRUE(d <= 2 || cross * cross >= (d - 1) * (d - 1) * norm);
    EXPECT_EQ(d == 0, cross == 0);
  }
  EXPECT_GT(checked, 50000);
}

TEST(DistanceTest, WithinAgreesWithTheNaiveVersionUnderAllSymmetries) {
  RandomTable random(20);
  int within = 0;
  for (int i = 0; i < 8000; ++i) {
    const SmallPolygon a = random.PolygonNear({}, 3000);
    const SmallPolygon b = random.PolygonNear({}, 3000);
    const Length limit{i % 3 == 0 ? 0 : random.Below(2000)};
    const bool expected = NaiveWithin(a, b, limit.ticks);
    within += expected;
    EXPECT_EQ(Within(a, b, limit), expected);
    EXPECT_EQ(Within(b, a, limit), expected);
    for (const Symmetry s : kSymmetries) {
      EXPECT_EQ(Within(Moved(s, a), Moved(s, b), limit), expected);
    }
    if (expected) {
      EXPECT_TRUE(Within(a, b, limit + Ticks(random.Below(99))));
    }
  }
  EXPECT_GT(within, 1000);
  EXPECT_LT(within, 7000);
}

TEST(DistanceTest, BlocksAgreeWithTheNaiveVersion) {
  RandomTable random(21);
  for (int i = 0; i < 20000; ++i) {
    const Block a = random.BlockNear({}, 2500);
    const Block b = random.BlockNear({}, 2500);
    const Length limit{i % 2 == 0 ? 51 : random.Below(3000)};
    const bool expected = NaiveWithin(a.corners(), b.corners(), limit.ticks);
    EXPECT_EQ(Within(a, b, limit), expected);
    EXPECT_EQ(Within(b, a, limit), expected);
  }
}

TEST(DistanceTest, IsTheSmallestLimitUpToRounding) {
  RandomTable random(22);
  for (int i = 0; i < 6000; ++i) {
    const SmallPolygon a = random.PolygonNear({}, 4000);
    const SmallPolygon b = random.PolygonNear({}, 4000);
    const Length d = Distance(a, b);
    EXPECT_EQ(Distance(b, a), d);
    EXPECT_EQ(d == Length{}, Within(a, b, Ticks(0)));
    EXPECT_TRUE(Within(a, b, d + Ticks(1)));
    EXPECT_FALSE(d > Ticks(1) && Within(a, b, d - Ticks(1)));
    for (const Symmetry s : kSymmetries) {
      EXPECT_EQ(Distance(Moved(s, a), Moved(s, b)), d);
    }
  }
}

TEST(DistanceTest, ASegmentAndAPointArePolygonsWithoutArea) {
  RandomTable random(23);
  for (int i = 0; i < 6000; ++i) {
    const SmallPolygon b = random.PolygonNear({}, 2000);
    const Segment s{random.PointNear({}, 4000), random.PointNear({}, 4000)};
    const Point ends[] = {s.a, s.b};
    const Length limit{random.Below(1000)};
    EXPECT_EQ(Within(s, b, limit), NaiveWithin(ends, b, limit.ticks));
    EXPECT_EQ(Within(s.a, b, limit), NaiveWithin({ends, 1}, b, limit.ticks));
    const Length d = Distance(s, b), e = Distance(s.a, b);
    EXPECT_LE(d, e);
    EXPECT_EQ(d == Length{}, NaiveWithin(ends, b, 0));
    EXPECT_EQ(e == Length{}, Contains(b, s.a));
    EXPECT_TRUE(Within(s, b, d + Ticks(1)));
    EXPECT_TRUE(Within(s.a, b, e + Ticks(1)));
    EXPECT_FALSE(d > Ticks(1) && Within(s, b, d - Ticks(1)));
    EXPECT_FALSE(e > Ticks(1) && Within(s.a, b, e - Ticks(1)));
  }
}

TEST(NearestPointsTest, LieOnBothAtTheDistance) {
  RandomTable random(24);
  for (int i = 0; i < 6000; ++i) {
    const SmallPolygon a = random.PolygonNear({}, 4000);
    const SmallPolygon b = random.PolygonNear({}, 4000);
    const NearestPair pair = NearestPoints(a, b);
    const int between = LengthOf(pair.on_b - pair.on_a).ticks;
    EXPECT_LE(std::abs(between - Distance(a, b).ticks), 1);
    EXPECT_TRUE(Within(pair.on_a, a, Ticks(1)));
    EXPECT_TRUE(Within(pair.on_b, b, Ticks(1)));
  }
}

TEST(NearestPointsTest, OfSeveralPairsTheFirstInVertexOrder) {
  const Point a[] = {{0, 0}, {100, 0}, {100, 100}, {0, 100}};
  const Point b[] = {{40, 150}, {60, 150}, {60, 200}, {40, 200}};
  // Neither upper corner of `a` is nearest; of b's two lower ones, the first.
  EXPECT_EQ(NearestPoints(a, b).on_a, (Point{40, 100}));
  EXPECT_EQ(NearestPoints(a, b).on_b, (Point{40, 150}));
  EXPECT_EQ(NearestPoints(b, a).on_a, (Point{40, 150}));
  // Of polygons that meet, the first vertex in the other, a's before b's.
  const Point corner[] = {{90, 90}, {190, 90}, {190, 190}, {90, 190}};
  EXPECT_EQ(NearestPoints(a, corner).on_b, (Point{100, 100}));
  EXPECT_EQ(NearestPoints(corner, a).on_b, (Point{90, 90}));
  const Point within[] = {{10, 10}, {20, 10}, {20, 20}};
  EXPECT_EQ(NearestPoints(a, within).on_a, (Point{10, 10}));
  const Point cross[] = {{40, -50}, {60, -50}, {60, 150}, {40, 150}};
  EXPECT_EQ(NearestPoints(a, cross).on_a, NearestPoints(a, cross).on_b);
  EXPECT_TRUE(Contains(a, NearestPoints(a, cross).on_a));
  EXPECT_TRUE(Contains(cross, NearestPoints(a, cross).on_a));
}

}  // namespace
}  // namespace berthier
