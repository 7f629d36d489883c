// Overlap, containment, and segments through polygons.
#include <gtest/gtest.h>

#include <cmath>

#include "engine/geometry/polygon.h"
#include "tests/engine/geometry/naive.h"
#include "tests/engine/geometry/random_table.h"

namespace berthier {
namespace {

constexpr BaseSize kInfantry{{2438}, {812}};

Block Facing(int degrees, Point centre) {
  return MakeBlock({centre, Heading::Degrees(degrees)}, kInfantry);
}

TEST(OverlapTest, TouchingIsNotOverlapping) {
  const Block a = Facing(0, {0, 0});
  EXPECT_FALSE(Overlaps(a, Facing(180, {0, 812}), Ticks(0)));
  EXPECT_TRUE(Overlaps(a, Facing(180, {0, 811}), Ticks(0)));
  EXPECT_FALSE(Overlaps(a, Facing(180, {0, 811}), Ticks(1)));
  EXPECT_FALSE(Overlaps(a, Facing(180, {0, 792}), Ticks(20)));
  EXPECT_TRUE(Overlaps(a, Facing(180, {0, 791}), Ticks(20)));
  EXPECT_TRUE(Overlaps(a, a, Ticks(811)));
  EXPECT_FALSE(Overlaps(a, a, Ticks(812)));
}

TEST(OverlapTest, BlocksAgreeWithPolygonsAndTheNaiveVersion) {
  RandomTable random(10);
  int overlapping = 0;
  for (int i = 0; i < 30000; ++i) {
    const Block a = random.BlockNear({}, 2000);
    const Block b = random.BlockNear({}, 2000);
    const Length t{i % 3 == 0 ? 0 : random.Below(60)};
    const bool expected = NaiveOverlaps(a.corners(), b.corners(), t.ticks);
    overlapping += expected;
    EXPECT_EQ(Overlaps(a, b, t), expected);
    EXPECT_EQ(Overlaps(b, a, t), expected);
    EXPECT_EQ(Overlaps(a.corners(), b.corners(), t), expected);
    EXPECT_EQ(Overlaps(a, b.corners(), t), expected);
    EXPECT_EQ(Overlaps(b, a.corners(), t), expected);
  }
  // Both answers are common here, so that neither goes untested.
  EXPECT_GT(overlapping, 5000);
  EXPECT_LT(overlapping, 25000);
}

TEST(OverlapTest, AlignedBlocksAgreeWithTheNaiveVersionAtTheThreshold) {
  RandomTable random(11);
  for (int i = 0; i < 20000; ++i) {
    const Pose pose = random.PoseNear({}, 1 << 15);
    const BaseSize size = random.Size(), other = random.Size();
    const Length gap = (size.depth + other.depth) / 2;
    const Pose facing{
        Offset(pose, gap - Ticks(random.Below(4)), Ticks(random.Around(900))),
        pose.heading.Opposite()};
    const Block a = MakeBlock(pose, size), b = MakeBlock(facing, other);
    for (int t = 0; t < 4; ++t) {
      EXPECT_EQ(Overlaps(a, b, Ticks(t)),
                NaiveOverlaps(a.corners(), b.corners(), t));
    }
  }
}

TEST(OverlapTest, PolygonsAgreeWithTheNaiveVersionUnderAllSymmetries) {
  RandomTable random(12);
  for (int i = 0; i < 8000; ++i) {
    const SmallPolygon a = random.PolygonNear({}, 2000);
    const SmallPolygon b = random.PolygonNear({}, 2000);
    const Length t{random.Below(200)};
    const bool expected = NaiveOverlaps(a, b, t.ticks);
    EXPECT_EQ(Overlaps(a, b, t), expected);
    EXPECT_EQ(Overlaps(b, a, t), expected);
    const Block block = random.BlockNear({}, 2000);
    EXPECT_EQ(Overlaps(block, a, t),
              NaiveOverlaps(block.corners(), a, t.ticks));
    for (const Symmetry s : kSymmetries) {
      EXPECT_EQ(Overlaps(Moved(s, a), Moved(s, b), t), expected);
    }
    if (expected) {
      EXPECT_TRUE(Overlaps(a, b, t - Ticks(random.Below(t.ticks + 1))));
    }
  }
}

TEST(OverlapTest, CollinearVerticesChangeNothing) {
  const Point plain[] = {{0, 0}, {100, 0}, {100, 100}, {0, 100}};
  const Point more[] = {{0, 0},     {50, 0},  {100, 0}, {100, 40},
                        {100, 100}, {0, 100}, {0, 1}};
  const Point other[] = {{90, 90}, {200, 90}, {200, 200}, {90, 200}};
  for (int t = 0; t < 12; ++t) {
    EXPECT_EQ(Overlaps(plain, other, Ticks(t)), t < 10);
    EXPECT_EQ(Overlaps(more, other, Ticks(t)), t < 10);
  }
}

TEST(ContainsTest, BoundaryIsInside) {
  const Point square[] = {{0, 0}, {10, 0}, {10, 10}, {0, 10}};
  EXPECT_TRUE(Contains(square, {5, 5}));
  EXPECT_TRUE(Contains(square, {0, 5}));
  EXPECT_TRUE(Contains(square, {10, 10}));
  EXPECT_FALSE(Contains(square, {11, 10}));
  EXPECT_FALSE(Contains(square, {5, -1}));
}

TEST(PassesThroughTest, RunningAlongAnEdgeDoesNotCount) {
  const Point square[] = {{0, 0}, {1000, 0}, {1000, 1000}, {0, 1000}};
  const auto passes = [&](Point a, Point b, int depth) {
    return PassesThrough({a, b}, square, Ticks(depth));
  };
  EXPECT_FALSE(passes({-500, 0}, {1500, 0}, 0));
  EXPECT_TRUE(passes({-500, 1}, {1500, 1}, 0));
  EXPECT_FALSE(passes({-500, 20}, {1500, 20}, 20));
  EXPECT_TRUE(passes({-500, 21}, {1500, 21}, 20));
  EXPECT_FALSE(passes({-500, 500}, {20, 500}, 20));
  EXPECT_TRUE(passes({-500, 500}, {21, 500}, 20));
  EXPECT_TRUE(passes({400, 500}, {600, 500}, 20));  // wholly inside
  EXPECT_FALSE(passes({400, 500}, {600, 500}, 500));
  EXPECT_FALSE(passes({-100, 900}, {100, 1100}, 0));  // through a corner
  EXPECT_FALSE(passes({-100, 100}, {0, 100}, 0));     // ends on the edge
  EXPECT_TRUE(passes({500, 500}, {500, 500}, 499));   // a point
  EXPECT_FALSE(passes({500, 500}, {500, 500}, 500));
}

// The largest depth along the segment: a concave function of the way.
double DeepestAlong(Segment s, PolygonView polygon) {
  const auto depth = [&](double t) {
    double least = 1e18;
    for (size_t i = 0; i < polygon.size(); ++i) {
      const Point p = polygon[i], q = polygon[(i + 1) % polygon.size()];
      const double ex = q.x - p.x, ey = q.y - p.y;
      const double x = s.a.x + t * (s.b.x - s.a.x) - p.x;
      const double y = s.a.y + t * (s.b.y - s.a.y) - p.y;
      least = std::min(least, (ex * y - ey * x) / std::hypot(ex, ey));
    }
    return least;
  };
  double low = 0, high = 1;
  for (int i = 0; i < 80; ++i) {
    const double a = (2 * low + high) / 3, b = (low + 2 * high) / 3;
    (depth(a) < depth(b) ? low : high) = depth(a) < depth(b) ? a : b;
  }
  return depth((low + high) / 2);
}

TEST(PassesThroughTest, AgreesWithTheDeepestPoint) {
  RandomTable random(13);
  int passing = 0;
  for (int i = 0; i < 8000; ++i) {
    const SmallPolygon polygon = random.PolygonNear({}, 500);
    const Segment s{random.PointNear({}, 3000), random.PointNear({}, 3000)};
    const Length depth{i % 2 == 0 ? 20 : random.Below(300)};
    const bool passes = PassesThrough(s, polygon, depth);
    passing += passes;
    const double deepest = DeepestAlong(s, polygon);
    if (std::abs(deepest - depth.ticks) > 0.02) {
      EXPECT_EQ(passes, deepest > depth.ticks);
    }
    EXPECT_EQ(PassesThrough({s.b, s.a}, polygon, depth), passes);
    for (const Symmetry m : kSymmetries) {
      EXPECT_EQ(PassesThrough(Moved(m, s), Moved(m, polygon), depth), passes);
    }
    if (passes) {
      EXPECT_TRUE(PassesThrough(s, polygon, depth / 2));
    }
  }
  EXPECT_GT(passing, 1000);
}

}  // namespace
}  // namespace berthier
