#include "engine/geometry/arc.h"

#include <gtest/gtest.h>

#include <cmath>

#include "tests/engine/geometry/random_table.h"

namespace berthier {
namespace {

constexpr BaseSize kInfantry{{2438}, {812}};
constexpr BaseSize kBattery{{1016}, {1016}};
constexpr int kFireZone = 180;             // 45 degrees
constexpr int64_t kHundredthInch = 10323;  // of a square inch

bool Fires(Pose firer, Pose target) {
  return InArc(MakeArc(firer, kInfantry, kFireZone),
               MakeBlock(target, kInfantry).corners(), kHundredthInch);
}

// GT 5.5: "a target exactly beside the unit is outside".
TEST(ArcTest, BesideIsOutside) {
  const Pose firer{{0, 0}, Heading()};
  EXPECT_FALSE(Fires(firer, {{2438, 0}, Heading()}));
  EXPECT_TRUE(Fires(firer, {{0, 5000}, Heading::Degrees(180)}));
  EXPECT_FALSE(Fires(firer, {{0, -5000}, Heading()}));
  EXPECT_FALSE(Fires(firer, {firer.centre, Heading()}));
}

// GT 5.5: the area inside the zone must exceed the limit. The ray from the
// front right corner (508, 508) cuts a triangle off the target.
TEST(ArcTest, ThePartInsideMustExceedTheLimit) {
  const Arc zone = MakeArc({{0, 0}, Heading()}, kBattery, kFireZone);
  const auto corner_in = [&](int leg) {
    // A square whose front left corner reaches `leg` over the ray.
    const Point p{2508 - leg, 2508};
    const Point target[] = {p - Vec{0, 1000}, p + Vec{1000, -1000},
                            p + Vec{1000, 0}, p};
    return InArc(zone, target, kHundredthInch);
  };
  EXPECT_FALSE(corner_in(-1));
  EXPECT_FALSE(corner_in(143));  // 143^2 / 2 = 10224.5
  EXPECT_TRUE(corner_in(144));   // 144^2 / 2 = 10368
}

TEST(ArcTest, PointsOnTheRaysAreInside) {
  const Arc zone = MakeArc({{0, 0}, Heading()}, kBattery, kFireZone);
  EXPECT_TRUE(InArc(zone, {508, 508}));
  EXPECT_TRUE(InArc(zone, {1508, 1508}));
  EXPECT_TRUE(InArc(zone, {-1508, 1508}));
  EXPECT_FALSE(InArc(zone, {1509, 1508}));
  EXPECT_FALSE(InArc(zone, {-1509, 1508}));
  EXPECT_FALSE(InArc(zone, {0, 507}));
}

TEST(ArcTest, AgreesWithTheDefinitionOnPoints) {
  RandomTable random(40);
  for (int i = 0; i < 20000; ++i) {
    const Pose pose = random.PoseNear({}, 1 << 16);
    const BaseSize size = random.Size();
    const int outward = random.Below(361);
    const Point p = random.PointNear(pose.centre, 6000);
    const double h = pose.heading.quarters() * M_PI / 720;
    const double dx = p.x - pose.centre.x, dy = p.y - pose.centre.y;
    const double x = dx * std::cos(h) - dy * std::sin(h);
    const double y =
        dx * std::sin(h) + dy * std::cos(h) - size.depth.ticks / 2.0;
    // How far inside the nearest of the three lines.
    const double a = outward * M_PI / 720;
    const double inside =
        std::min(y, y * std::sin(a) +
                        (size.front.ticks / 2.0 - std::abs(x)) * std::cos(a));
    if (std::abs(inside) > 2) {
      EXPECT_EQ(InArc(MakeArc(pose, size, outward), p), inside > 0);
    }
  }
}

TEST(ArcTest, FollowsQuarterTurnsMirrorsAndShifts) {
  RandomTable random(41);
  int inside = 0;
  for (int i = 0; i < 8000; ++i) {
    const Pose pose = random.PoseNear({}, 3000);
    const BaseSize size = random.Size();
    const int outward = random.Below(361);
    const SmallPolygon target = random.PolygonNear({}, 3000);
    const bool in = InArc(MakeArc(pose, size, outward), target, 10323);
    inside += in;
    for (const Symmetry s : kSymmetries) {
      EXPECT_EQ(InArc(MakeArc(Moved(s, pose), size, outward), Moved(s, target),
                      10323),
                in);
    }
    // A wider arc holds what a narrower one does, but for rounded vertices.
    if (in && outward <= 350) {
      EXPECT_TRUE(InArc(MakeArc(pose, size, outward + 10), target, 0));
    }
  }
  EXPECT_GT(inside, 1000);
  EXPECT_LT(inside, 7000);
}

}  // namespace
}  // namespace berthier
