#include "engine/geometry/block.h"

#include <gtest/gtest.h>

#include <cmath>

#include "engine/geometry/half_plane.h"
#include "tests/engine/geometry/naive.h"
#include "tests/engine/geometry/random_table.h"

namespace berthier {
namespace {

constexpr BaseSize kInfantry{{2438}, {812}};

TEST(PointTest, OrientationLaws) {
  RandomTable random(3);
  for (int i = 0; i < 20000; ++i) {
    // A small patch has many triples on one line.
    const int32_t reach = i % 2 == 0 ? 3 : 1 << 20;
    const Point a = random.PointNear({}, reach);
    const Point b = random.PointNear({}, reach);
    const Point c = random.PointNear({}, reach);
    const int turn = Orientation(a, b, c);
    EXPECT_EQ(turn, Orientation(b, c, a));
    EXPECT_EQ(turn, -Orientation(b, a, c));
    EXPECT_EQ(turn, -Orientation(a, c, b));
    EXPECT_EQ(Cross(b - a, c - a), -Cross(c - a, b - a));
    const Wide naive = WideCross({a.x, a.y}, {b.x, b.y}, {c.x, c.y});
    EXPECT_EQ(turn, (naive > 0) - (naive < 0));
    const auto turn_after = [&](Symmetry s) {
      return Orientation(Moved(s, a), Moved(s, b), Moved(s, c));
    };
    EXPECT_EQ(turn_after(Symmetry::kQuarterTurn), turn);
    EXPECT_EQ(turn_after(Symmetry::kShift), turn);
    EXPECT_EQ(turn_after(Symmetry::kMirror), -turn);
  }
}

TEST(BlockTest, CornersOfABaseFacingSouth) {
  const Block b = MakeBlock({{1000, 2000}, Heading::Degrees(180)}, kInfantry);
  EXPECT_EQ(b.front_left(), (Point{2219, 1594}));
  EXPECT_EQ(b.front_right(), (Point{-219, 1594}));
  EXPECT_EQ(b.rear_left(), (Point{2219, 2406}));
  EXPECT_EQ(b.rear_right(), (Point{-219, 2406}));
  EXPECT_EQ(b.front_edge(), (Segment{b.front_left(), b.front_right()}));
  EXPECT_EQ(b.rear_edge(), (Segment{b.rear_left(), b.rear_right()}));
}

TEST(BlockTest, CornersAreTheTrueOnesRounded) {
  RandomTable random(4);
  for (int i = 0; i < 5000; ++i) {
    const Pose pose = random.PoseNear({}, 1 << 16);
    const BaseSize size = random.Size();
    const Block b = MakeBlock(pose, size);
    const std::vector<RealPoint> real = RealCorners(
        pose.centre.x, pose.centre.y, pose.heading.quarters() / 4.0, size);
    const std::array<Point, 4> corners = b.corners();
    for (size_t k = 0; k < 4; ++k) {
      EXPECT_LE(std::abs(corners[k].x - real[k].x), 0.50001);
      EXPECT_LE(std::abs(corners[k].y - real[k].y), 0.50001);
      EXPECT_GT(
          Orientation(corners[k], corners[(k + 1) % 4], corners[(k + 2) % 4]),
          0);
      EXPECT_LE(NormSquared(corners[k] - b.centre), b.reach_squared());
    }
  }
}

TEST(BlockTest, FollowsQuarterTurnsMirrorsAndShifts) {
  RandomTable random(5);
  for (int i = 0; i < 5000; ++i) {
    const Pose pose = random.PoseNear({}, 1 << 16);
    const BaseSize size = random.Size();
    const Block b = MakeBlock(pose, size);
    for (const Symmetry s : kSymmetries) {
      const Block moved = MakeBlock(Moved(s, pose), size);
      const bool mirror = s == Symmetry::kMirror;
      EXPECT_EQ(mirror ? moved.front_right() : moved.front_left(),
                Moved(s, b.front_left()));
      EXPECT_EQ(mirror ? moved.rear_left() : moved.rear_right(),
                Moved(s, b.rear_right()));
    }
  }
}

TEST(BlockTest, LocalCoordinatesUndoOffset) {
  RandomTable random(6);
  for (int i = 0; i < 5000; ++i) {
    const Pose pose = random.PoseNear({}, 1 << 19);
    const Length ahead{random.Around(20000)}, right{random.Around(20000)};
    const Vec local = LocalCoordinates(pose, Offset(pose, ahead, right));
    EXPECT_LE(std::abs(local.x - right.ticks), 1);
    EXPECT_LE(std::abs(local.y - ahead.ticks), 1);
  }
}

TEST(HalfPlaneTest, WhollyInFrontOfAndBehindALine) {
  const Pose pose{{0, 0}, Heading::Degrees(90)};
  const HalfPlane front = FrontLine(pose, kInfantry);
  const HalfPlane rear = RearLine(pose, kInfantry);
  EXPECT_EQ(front.origin, (Point{406, 0}));
  EXPECT_EQ(rear.origin, (Point{-406, 0}));
  const Point ahead[] = {{406, -9000}, {500, 9000}, {407, 3}};
  EXPECT_TRUE(AllAtLeast(front, ahead, Ticks(0)));
  EXPECT_FALSE(AllAtLeast(front, ahead, Ticks(1)));
  EXPECT_TRUE(AllAtMost(front, ahead, Ticks(94)));
  EXPECT_FALSE(AllAtMost(front, ahead, Ticks(93)));
  EXPECT_TRUE(AtMost(rear, {-407, 123}, Ticks(-1)));
  EXPECT_FALSE(AtMost(rear, {-406, 123}, Ticks(-1)));
}

TEST(HalfPlaneTest, FlippingExchangesTheSides) {
  RandomTable random(7);
  for (int i = 0; i < 20000; ++i) {
    const Pose pose = random.PoseNear({}, 1 << 16);
    const BaseSize size = random.Size();
    const HalfPlane h = FrontLine(pose, size);
    const Point p = random.PointNear(h.origin, 300);
    const Length limit{random.Around(100)};
    EXPECT_EQ(AtLeast(h, p, limit), AtMost(Flipped(h), p, -limit));
    for (const Symmetry s : kSymmetries) {
      const HalfPlane moved = FrontLine(Moved(s, pose), size);
      EXPECT_EQ(ScaledSide(moved, Moved(s, p)), ScaledSide(h, p));
    }
    const double degrees = pose.heading.quarters() / 4.0 * M_PI / 180;
    const double side = (p.x - h.origin.x) * std::sin(degrees) +
                        (p.y - h.origin.y) * std::cos(degrees);
    if (std::abs(side - limit.ticks) > 1e-3) {
      EXPECT_EQ(AtLeast(h, p, limit), side > limit.ticks);
    }
  }
}

}  // namespace
}  // namespace berthier
