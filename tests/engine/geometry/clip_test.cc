// Hulls, areas, clipping and edge-to-edge contact.
#include <gtest/gtest.h>

#include <cmath>

#include "engine/geometry/passage.h"
#include "engine/geometry/polygon.h"
#include "tests/engine/geometry/naive.h"
#include "tests/engine/geometry/random_table.h"

namespace berthier {
namespace {

HalfPlane AnyHalfPlane(RandomTable& random, int32_t reach) {
  const Point origin = random.PointNear({}, reach);
  return {origin, Forward(random.AnyHeading())};
}

TEST(ConvexHullTest, IsStrictlyConvexAndHoldsAllPoints) {
  RandomTable random(30);
  for (int i = 0; i < 8000; ++i) {
    const int32_t reach = i % 2 == 0 ? 4 : 5000;
    std::vector<Point> points;
    for (int n = 1 + random.Below(16); n > 0; --n) {
      points.push_back(random.PointNear({}, reach));
    }
    const SmallPolygon hull = ConvexHull(points);
    const int n = hull.size();
    for (int k = 0; k < n && n >= 3; ++k) {
      EXPECT_EQ(Orientation(hull[k], hull[(k + 1) % n], hull[(k + 2) % n]), 1);
    }
    for (int k = 0; k < n; ++k) {
      EXPECT_NE(std::find(points.begin(), points.end(), hull[k]), points.end());
    }
    for (const Point p : points) {
      EXPECT_TRUE(n >= 3 ? Contains(hull, p)
                         : Within(p, Segment{hull[0], hull[n - 1]}, Ticks(0)));
    }
  }
}

TEST(ConvexHullTest, OfALineItsEndsOfAPointThatPoint) {
  const Point line[] = {{5, 5}, {1, 1}, {3, 3}, {5, 5}};
  ASSERT_EQ(ConvexHull(line).size(), 2);
  EXPECT_EQ(ConvexHull(line)[0], (Point{1, 1}));
  EXPECT_EQ(ConvexHull(line)[1], (Point{5, 5}));
  const Point same[] = {{7, 7}, {7, 7}};
  ASSERT_EQ(ConvexHull(same).size(), 1);
  EXPECT_EQ(ConvexHull({}).size(), 0);
}

TEST(AreaTest, OfBlocksAndTheirCentroid) {
  RandomTable random(31);
  for (int i = 0; i < 3000; ++i) {
    const Pose pose = random.PoseNear({}, 1 << 19);
    const BaseSize size = random.Size();
    const Block b = MakeBlock(pose, size);
    EXPECT_EQ(Centroid(b.corners()), pose.centre);
    const int64_t area = int64_t{size.front.ticks} * size.depth.ticks;
    EXPECT_NEAR(double(TwiceArea(b.corners())), 2.0 * double(area),
                4.0 * (size.front + size.depth).ticks);
  }
  const Point triangle[] = {{0, 0}, {9, 0}, {0, 6}};
  EXPECT_EQ(TwiceArea(triangle), 54);
  EXPECT_EQ(Centroid(triangle), (Point{3, 2}));
}

double RealClippedArea(PolygonView polygon, const HalfPlane& h) {
  const auto side = [&](RealPoint p) {
    return ((p.x - h.origin.x) * h.normal.x + (p.y - h.origin.y) * h.normal.y) /
           double(kUnit);
  };
  std::vector<RealPoint> kept;
  const std::vector<RealPoint> points = RealPoints(polygon);
  for (size_t i = 0; i < points.size(); ++i) {
    const RealPoint p = points[i], q = points[(i + 1) % points.size()];
    const double sp = side(p), sq = side(q);
    if (sp >= 0) kept.push_back(p);
    if ((sp >= 0) != (sq >= 0)) {
      const double t = sp / (sp - sq);
      kept.push_back({p.x + t * (q.x - p.x), p.y + t * (q.y - p.y)});
    }
  }
  double area = 0;
  for (size_t i = 0; i < kept.size(); ++i) {
    const RealPoint p = kept[i], q = kept[(i + 1) % kept.size()];
    area += (p.x * q.y - p.y * q.x) / 2;
  }
  return area;
}

TEST(ClipTest, KeepsThePartInTheHalfPlane) {
  RandomTable random(32);
  int cut = 0;
  for (int i = 0; i < 8000; ++i) {
    const SmallPolygon polygon = random.PolygonNear({}, 1500);
    const HalfPlane h = AnyHalfPlane(random, 2000);
    const SmallPolygon kept = Clip(polygon, h);
    const SmallPolygon rest = Clip(polygon, Flipped(h));
    cut += kept.size() >= 3 && rest.size() >= 3;
    double perimeter = 0;
    for (int k = 0; k < polygon.size(); ++k) {
      const Vec edge = polygon[(k + 1) % polygon.size()] - polygon[k];
      perimeter += std::hypot(edge.x, edge.y);
    }
    EXPECT_NEAR(double(TwiceArea(kept)) / 2, RealClippedArea(polygon, h),
                perimeter + 2);
    EXPECT_NEAR(double(TwiceArea(kept) + TwiceArea(rest)),
                double(TwiceArea(polygon)), 2 * perimeter + 4);
    EXPECT_TRUE(AllAtLeast(h, kept, Ticks(-1)));
    for (int k = 0; k < kept.size(); ++k) {
      EXPECT_TRUE(Within(kept[k], polygon, Ticks(1)));
      EXPECT_GE(Orientation(kept[k], kept[(k + 1) % kept.size()],
                            kept[(k + 2) % kept.size()]),
                0);
    }
    for (const Symmetry s : kSymmetries) {
      const HalfPlane moved{Moved(s, h.origin),
                            s == Symmetry::kShift ? h.normal
                            : s == Symmetry::kMirror
                                ? UnitVec{-h.normal.x, h.normal.y}
                                : UnitVec{h.normal.y, -h.normal.x}};
      EXPECT_EQ(TwiceArea(Clip(Moved(s, polygon), moved)), TwiceArea(kept));
    }
  }
  EXPECT_GT(cut, 1000);
}

TEST(ClipTest, WhollyInsideStaysAndWhollyOutsideGoes) {
  const Point square[] = {{0, 0}, {100, 0}, {100, 100}, {0, 100}};
  const UnitVec north = Forward(Heading());
  EXPECT_EQ(Clip(square, {{0, 0}, north}).size(), 4);
  EXPECT_EQ(Clip(square, {{0, 101}, north}).size(), 0);
  EXPECT_EQ(TwiceArea(Clip(square, {{0, 60}, north})), 2 * 100 * 40);
  // What only touches the line keeps no area.
  EXPECT_EQ(Clip(square, {{0, 100}, north}).size(), 0);
}

TEST(ClipTest, AreaOfTheCommonPartDecides) {
  const Point square[] = {{0, 0}, {100, 0}, {100, 100}, {0, 100}};
  const HalfPlane zone[] = {{{0, 60}, Forward(Heading())},
                            {{70, 0}, Forward(Heading::Degrees(90))}};
  EXPECT_TRUE(ClippedAreaExceeds(square, zone, 1199));
  EXPECT_FALSE(ClippedAreaExceeds(square, zone, 1200));
  EXPECT_TRUE(ClippedAreaExceeds(square, {}, 9999));
  EXPECT_FALSE(ClippedAreaExceeds(square, {}, 10000));
  const HalfPlane beyond[] = {{{100, 0}, Forward(Heading::Degrees(90))}};
  EXPECT_FALSE(ClippedAreaExceeds(square, beyond, 0));
}

TEST(EdgeToEdgeTest, IsTheCommonPartOfTheProjections) {
  const Segment a{{0, 0}, {1000, 0}};
  const auto common = [&](Segment b) {
    return EdgeToEdge(a, b, 4, Ticks(51)).ticks;
  };
  EXPECT_EQ(common({{0, 0}, {1000, 0}}), 1000);
  EXPECT_EQ(common({{1000, 51}, {0, 51}}), 1000);
  EXPECT_EQ(common({{0, 52}, {1000, 52}}), 0);
  EXPECT_EQ(common({{0, -52}, {1000, -52}}), 0);
  EXPECT_EQ(common({{300, 10}, {5000, 10}}), 700);
  EXPECT_EQ(common({{1000, 10}, {5000, 10}}), 0);
  EXPECT_EQ(common({{200, 10}, {600, 10}}), 400);
  EXPECT_EQ(common({{0, 0}, {1000, 17}}), 1000);  // 0.97 degrees
  EXPECT_EQ(common({{0, 0}, {1000, 18}}), 0);     // 1.03 degrees
  EXPECT_EQ(common({{1000, 0}, {0, 18}}), 0);
  EXPECT_EQ(common({{0, 0}, {0, 1000}}), 0);
  EXPECT_EQ(EdgeToEdge(a, {{0, 51}, {1000, 51}}, 0, Ticks(51)).ticks, 1000);
  EXPECT_EQ(EdgeToEdge(a, {{0, 50}, {1000, 51}}, 0, Ticks(51)).ticks, 0);
  // The nearer end counts: 45 ticks at one end, 60 at the other.
  EXPECT_EQ(common({{0, 45}, {1000, 60}}), 1000);
  EXPECT_EQ(common({{0, 52}, {1000, 60}}), 0);
  // An edge that changes sides touches.
  EXPECT_EQ(EdgeToEdge(a, {{0, -8}, {1000, 8}}, 4, Ticks(0)).ticks, 1000);
}

TEST(EdgeToEdgeTest, ConformedBasesShareAnEdgeAtEveryHeading) {
  RandomTable random(33);
  for (int i = 0; i < 8000; ++i) {
    const Pose pose = random.PoseNear({}, 1 << 18);
    const BaseSize size = random.Size(), other = random.Size();
    const Length aside{random.Around(1500)};
    const Pose facing{Offset(pose, (size.depth + other.depth) / 2, aside),
                      pose.heading.Opposite()};
    const Segment a = MakeBlock(pose, size).front_edge();
    const Segment b = MakeBlock(facing, other).front_edge();
    const int half = size.front.ticks / 2, other_half = other.front.ticks / 2;
    const int expected =
        std::max(0, std::min(half, aside.ticks + other_half) -
                        std::max(-half, aside.ticks - other_half));
    const int found = EdgeToEdge(a, b, 4, Ticks(51)).ticks;
    EXPECT_NEAR(found, expected, 3);
    EXPECT_NEAR(EdgeToEdge(b, a, 4, Ticks(51)).ticks, found, 3);
    EXPECT_EQ(EdgeToEdge(a, {b.b, b.a}, 4, Ticks(51)).ticks, found);
    for (const Symmetry s : kSymmetries) {
      EXPECT_EQ(EdgeToEdge(Moved(s, a), Moved(s, b), 4, Ticks(51)).ticks,
                found);
    }
  }
}

TEST(PartInsideTest, IsTheStretchBetweenTheEdges) {
  const Point square[] = {{0, 0}, {100, 0}, {100, 100}, {0, 100}};
  const auto across = PartInside({{-50, 50}, {150, 50}}, square);
  ASSERT_TRUE(across.has_value());
  EXPECT_EQ(across->a, (Point{0, 50}));
  EXPECT_EQ(across->b, (Point{100, 50}));
  const auto from_within = PartInside({{50, 50}, {50, 300}}, square);
  ASSERT_TRUE(from_within.has_value());
  EXPECT_EQ(from_within->a, (Point{50, 50}));
  EXPECT_EQ(from_within->b, (Point{50, 100}));
  EXPECT_FALSE(PartInside({{-50, 0}, {150, 0}}, square)) << "along an edge";
  EXPECT_FALSE(PartInside({{-50, 150}, {150, 150}}, square));
}

}  // namespace
}  // namespace berthier
