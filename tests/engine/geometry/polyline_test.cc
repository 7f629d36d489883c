#include "engine/geometry/polyline.h"

#include <gtest/gtest.h>

#include "tests/engine/geometry/naive.h"
#include "tests/engine/geometry/random_table.h"

namespace berthier {
namespace {

TEST(SegmentsMeetTest, TouchingCounts) {
  const Segment s{{0, 0}, {10, 0}};
  EXPECT_TRUE(SegmentsMeet(s, {{5, -5}, {5, 5}}));
  EXPECT_TRUE(SegmentsMeet(s, {{5, 0}, {5, 5}}));
  EXPECT_TRUE(SegmentsMeet(s, {{10, 0}, {20, 0}}));
  EXPECT_TRUE(SegmentsMeet(s, {{-5, 0}, {20, 0}}));
  EXPECT_TRUE(SegmentsMeet(s, {{4, 0}, {4, 0}}));
  EXPECT_FALSE(SegmentsMeet(s, {{11, 0}, {20, 0}}));
  EXPECT_FALSE(SegmentsMeet(s, {{5, 1}, {5, 5}}));
  EXPECT_FALSE(SegmentsMeet(s, {{0, 1}, {10, 1}}));
  EXPECT_FALSE(SegmentsMeet({{1, 1}, {1, 1}}, {{2, 2}, {2, 2}}));
}

TEST(SegmentsMeetTest, AgreesWithTheNaiveVersionUnderAllSymmetries) {
  RandomTable random(50);
  int meeting = 0;
  for (int i = 0; i < 20000; ++i) {
    const int32_t reach = i % 2 == 0 ? 4 : 1 << 19;
    const Segment s{random.PointNear({}, reach), random.PointNear({}, reach)};
    const Segment t{random.PointNear({}, reach), random.PointNear({}, reach)};
    const Point a[] = {s.a, s.b}, b[] = {t.a, t.b};
    const bool meet = SegmentsMeet(s, t);
    meeting += meet;
    EXPECT_EQ(meet, NaiveWithin(a, b, 0));
    EXPECT_EQ(meet, SegmentsMeet(t, s));
    EXPECT_EQ(meet, SegmentsMeet({s.b, s.a}, t));
    EXPECT_EQ(meet, Distance(s, t) == Length{});
    for (const Symmetry m : kSymmetries) {
      EXPECT_EQ(meet, SegmentsMeet(Moved(m, s), Moved(m, t)));
    }
  }
  EXPECT_GT(meeting, 2000);
}

TEST(PolylineTest, CrossesWhatSomePieceCrosses) {
  const Point wall[] = {{0, 0}, {1000, 0}, {1000, 1000}};
  EXPECT_TRUE(Crosses(wall, Segment{{500, -10}, {500, 10}}));
  EXPECT_TRUE(Crosses(wall, Segment{{900, 500}, {1000, 500}}));
  EXPECT_FALSE(Crosses(wall, Segment{{500, 10}, {900, 10}}));
  const Point reversed[] = {{1000, 1000}, {1000, 0}, {0, 0}};
  EXPECT_TRUE(Crosses(reversed, Segment{{900, 500}, {1000, 500}}));
  const Point base[] = {{400, -21}, {600, -21}, {600, 500}, {400, 500}};
  EXPECT_TRUE(Crosses(wall, base, Ticks(20)));
  EXPECT_FALSE(Crosses(wall, base, Ticks(21)));
  EXPECT_TRUE(PolylineWithin(wall, base, Ticks(0)));
  const Point far[] = {{1300, 900}, {1500, 900}, {1500, 1400}, {1300, 1400}};
  EXPECT_EQ(PolylineDistance(wall, far), Ticks(300));
  EXPECT_TRUE(PolylineWithin(wall, far, Ticks(300)));
  EXPECT_FALSE(PolylineWithin(wall, far, Ticks(299)));
}

constexpr BaseSize kInfantry{{2438}, {812}};

// GT 5.7, "occupies an LTF": pieces within a quarter inch of the front edge.
TEST(FrontageBehindTest, AddsTheProjectionsOfThePiecesInTheStrip) {
  const Pose pose{{0, 0}, Heading()};
  const auto behind = [&](std::vector<Point> line) {
    return FrontageBehind(line, pose, kInfantry, Ticks(254)).ticks;
  };
  EXPECT_EQ(behind({{-5000, 500}, {5000, 500}}), 2438);
  EXPECT_EQ(behind({{-5000, 660}, {5000, 660}}), 2438);  // the far limit
  EXPECT_EQ(behind({{-5000, 661}, {5000, 661}}), 0);
  EXPECT_EQ(behind({{-5000, 406}, {5000, 406}}), 2438);  // the near limit
  EXPECT_EQ(behind({{-5000, 405}, {5000, 405}}), 0);
  EXPECT_EQ(behind({{0, 500}, {5000, 500}}), 1219);
  EXPECT_EQ(behind({{300, 410}, {300, 600}}), 0);  // end on
  EXPECT_EQ(behind({{-100, 450}, {200, 550}}), 300);
  // Pieces one behind the other count once; a gap is not covered.
  EXPECT_EQ(behind({{-100, 450}, {200, 550}, {-100, 600}}), 300);
  EXPECT_EQ(behind({{-500, 450},
                    {-300, 450},
                    {-300, 900},
                    {100, 900},
                    {100, 600},
                    {250, 600}}),
            350);
  // Of a slanting wall, the part inside the strip.
  EXPECT_EQ(behind({{0, 306}, {500, 806}}), 254);
}

TEST(FrontageBehindTest, FollowsSymmetriesAndTheDirectionOfTheLine) {
  RandomTable random(51);
  int some = 0;
  for (int i = 0; i < 3000; ++i) {
    const Pose pose = random.PoseNear({}, 1000);
    const BaseSize size = random.Size();
    std::vector<Point> line;
    for (int n = 2 + random.Below(6); n > 0; --n) {
      line.push_back(random.PointNear({}, 3000));
    }
    const Length ahead{random.Below(1500)};
    const Length found = FrontageBehind(line, pose, size, ahead);
    some += found > Length{};
    EXPECT_GE(found, Length{});
    EXPECT_LE(found, size.front);
    EXPECT_LE(found, FrontageBehind(line, pose, size, ahead + Ticks(10)));
    for (const Symmetry s : kSymmetries) {
      std::vector<Point> moved;
      for (const Point p : line) moved.push_back(Moved(s, p));
      EXPECT_NEAR(FrontageBehind(moved, Moved(s, pose), size, ahead).ticks,
                  found.ticks, 0);
    }
    std::reverse(line.begin(), line.end());
    EXPECT_EQ(FrontageBehind(line, pose, size, ahead), found);
  }
  EXPECT_GT(some, 500);
}

}  // namespace
}  // namespace berthier
