#include "engine/geometry/sweep.h"

#include <gtest/gtest.h>

#include <cmath>

#include "tests/engine/geometry/naive.h"
#include "tests/engine/geometry/random_table.h"

namespace berthier {
namespace {

constexpr BaseSize kInfantry{{2438}, {812}};

Hand OtherHand(Hand hand) {
  return hand == Hand::kLeft ? Hand::kRight : Hand::kLeft;
}

TEST(TranslationSweepTest, OfZeroLengthIsTheBlock) {
  RandomTable random(60);
  for (int i = 0; i < 1000; ++i) {
    const Block b = random.BlockNear({}, 1 << 16);
    const SmallPolygon sweep = TranslationSweep(b, {});
    EXPECT_EQ(sweep.size(), 4);
    for (const Point p : b.corners()) {
      EXPECT_NE(std::find(sweep.view().begin(), sweep.view().end(), p),
                sweep.view().end());
    }
  }
}

TEST(TranslationSweepTest, HoldsEveryPoseBetween) {
  RandomTable random(61);
  for (int i = 0; i < 1000; ++i) {
    const Block b = random.BlockNear({}, 1 << 16);
    const Vec step{random.Around(400), random.Around(400)};
    const SmallPolygon sweep = TranslationSweep(b, {step.x * 8, step.y * 8});
    for (int k = 0; k <= 8; ++k) {
      for (const Point p : b.corners()) {
        EXPECT_TRUE(Contains(sweep, p + Vec{step.x * k, step.y * k}));
      }
    }
    // And no more: it is the hull of start and end.
    const Block end{b.centre + Vec{step.x * 8, step.y * 8}, b.left, b.right};
    std::vector<Point> ends;
    for (const Point p : b.corners()) ends.push_back(p);
    for (const Point p : end.corners()) ends.push_back(p);
    EXPECT_EQ(TwiceArea(sweep), TwiceArea(ConvexHull(ends)));
    EXPECT_EQ(sweep.size(), ConvexHull(ends).size());
  }
}

TEST(TranslationSweepTest, AlongItsOwnEdgesKeepsFourCorners) {
  const Block b = MakeBlock({{0, 0}, Heading::Degrees(90)}, kInfantry);
  for (const Vec by : {Vec{500, 0}, Vec{-500, 0}, Vec{0, 9000}, Vec{0, -9}}) {
    const SmallPolygon sweep = TranslationSweep(b, by);
    EXPECT_EQ(sweep.size(), 4);
    EXPECT_EQ(TwiceArea(sweep),
              int64_t{2} * (812 + std::abs(by.x)) * (2438 + std::abs(by.y)));
  }
}

TEST(WheelTest, ThePivotCornerStaysAndAQuarterIsExact) {
  // GT-MOV-08: 2.4" x pi / 2 = 3.77".
  EXPECT_EQ(WheelCost(kInfantry.front, 360), Ticks(3830));
  EXPECT_EQ(WheelCost(kInfantry.front, 0), Ticks(0));
  EXPECT_EQ(WheelCost(Ticks(1016), 4), Ticks(18));  // 17.73
  const Pose end = WheelEnd({{0, 0}, Heading()}, kInfantry, Hand::kLeft, 360);
  EXPECT_EQ(end, (Pose{{-813, 1625}, Heading::Degrees(270)}));
  RandomTable random(62);
  for (int i = 0; i < 5000; ++i) {
    const Pose start = random.PoseNear({}, 1 << 18);
    const BaseSize size = random.Size();
    const int quarters = random.Below(721);
    const Block b = MakeBlock(start, size);
    const Pose left = WheelEnd(start, size, Hand::kLeft, quarters);
    const Pose right = WheelEnd(start, size, Hand::kRight, quarters);
    EXPECT_EQ(MakeBlock(left, size).front_left(), b.front_left());
    EXPECT_EQ(MakeBlock(right, size).front_right(), b.front_right());
    EXPECT_EQ(left.heading, start.heading.Turned(-quarters));
    EXPECT_EQ(right.heading, start.heading.Turned(quarters));
    EXPECT_EQ(WheelEnd(start, size, Hand::kLeft, 0), start);
    // Wheels about the same corner add up.
    const int first = random.Below(quarters + 1);
    EXPECT_EQ(WheelEnd(WheelEnd(start, size, Hand::kLeft, first), size,
                       Hand::kLeft, quarters - first),
              left);
    const Pose mirrored =
        WheelEnd(Moved(Symmetry::kMirror, start), size, Hand::kLeft, quarters);
    EXPECT_EQ(mirrored, Moved(Symmetry::kMirror, right));
  }
}

// The deepest that any of `steps` + 1 true poses of the wheel goes into the
// polygon.
double SampledDepth(Pose start, BaseSize size, Hand hand, int quarters,
                    PolygonView polygon, int steps) {
  const Block b = MakeBlock(start, size);
  const Point pivot = hand == Hand::kLeft ? b.front_left() : b.front_right();
  const double side = hand == Hand::kLeft ? -1 : 1;
  const std::vector<RealPoint> points = RealPoints(polygon);
  double deepest = -1e18;
  for (int k = 0; k <= steps; ++k) {
    const double degrees =
        (start.heading.quarters() + side * quarters * double(k) / steps) / 4;
    const double angle = degrees * M_PI / 180;
    // From the pivot back to the centre.
    const double f = -size.depth.ticks / 2.0;
    const double r = -side * size.front.ticks / 2.0;
    const double x = pivot.x + f * std::sin(angle) + r * std::cos(angle);
    const double y = pivot.y + f * std::cos(angle) - r * std::sin(angle);
    deepest =
        std::max(deepest, RealDepth(RealCorners(x, y, degrees, size), points));
  }
  return deepest;
}

TEST(WheelSweepTest, AgreesWithDenselySampledPoses) {
  RandomTable random(63);
  int overlapping = 0, near = 0;
  for (int i = 0; i < 2500; ++i) {
    const Pose start = random.PoseNear({}, 1000);
    const BaseSize size = random.Size();
    const Hand hand = i % 2 == 0 ? Hand::kLeft : Hand::kRight;
    const int quarters = i % 8 == 0 ? 720 : random.Below(721);
    const SmallPolygon polygon = i % 3 == 0
                                     ? SmallPolygon(random.BlockNear({}, 4500))
                                     : random.PolygonNear({}, 4000);
    const Length tolerance{i % 4 == 0 ? 0 : 20};
    const bool found = Overlaps(MakeWheelSweep(start, size, hand, quarters),
                                polygon, tolerance);
    overlapping += found;
    const double depth =
        SampledDepth(start, size, hand, quarters, polygon, 2 * quarters + 1);
    near += std::abs(depth - tolerance.ticks) < 30;
    if (depth > tolerance.ticks + 3) {
      EXPECT_TRUE(found) << i << " depth " << depth;
    }
    // The region may be entered a little deeper than any one pose.
    if (depth < tolerance.ticks / 2 - 3) {
      EXPECT_FALSE(found) << i << " depth " << depth;
    }
  }
  EXPECT_GT(overlapping, 400);
  EXPECT_LT(overlapping, 2100);
  EXPECT_GT(near, 20);
}

// Polygons that the arc alone reaches, moved to the threshold.
TEST(WheelSweepTest, TheArcReachesAsFarAsTheDiagonal) {
  RandomTable random(64);
  for (int i = 0; i < 600; ++i) {
    const Pose start = random.PoseNear({}, 1000);
    const BaseSize size = random.Size();
    const Hand hand = i % 2 == 0 ? Hand::kLeft : Hand::kRight;
    const WheelSweep sweep = MakeWheelSweep(start, size, hand, 400);
    // A block square to the way of the far corner at half the wheel.
    const Vec from = sweep.from - sweep.pivot;
    const int middle = BearingOf(from).quarters() - 200 + random.Around(100);
    const Heading out = Heading::Quarters(middle);
    const int gap = random.Around(40);
    const BaseSize small{{200 + 2 * random.Below(300)}, {400}};
    const Pose pose{
        Offset({sweep.pivot, out}, sweep.radius + Ticks(200 + gap), Ticks(0)),
        out};
    const bool found =
        Overlaps(sweep, MakeBlock(pose, small).corners(), Ticks(20));
    if (gap < -23) {
      EXPECT_TRUE(found) << i << " " << gap;
    }
    if (gap > -17) {
      EXPECT_FALSE(found) << i << " " << gap;
    }
  }
}

TEST(WheelSweepTest, HoldsStartAndEndAndFollowsSymmetries) {
  RandomTable random(65);
  for (int i = 0; i < 4000; ++i) {
    const Pose start = random.PoseNear({}, 1000);
    const BaseSize size = random.Size();
    const Hand hand = i % 2 == 0 ? Hand::kLeft : Hand::kRight;
    const int quarters = random.Below(721);
    const SmallPolygon polygon = random.PolygonNear({}, 4000);
    const Length t{random.Below(40)};
    const WheelSweep sweep = MakeWheelSweep(start, size, hand, quarters);
    const bool found = Overlaps(sweep, polygon, t);
    if (Overlaps(sweep.start.corners(), polygon, t) ||
        Overlaps(sweep.end.corners(), polygon, t)) {
      EXPECT_TRUE(found);
    }
    if (found) {
      EXPECT_TRUE(Overlaps(sweep, polygon, t / 2));
    }
    EXPECT_EQ(Overlaps(MakeWheelSweep(start, size, hand, 0), polygon, t),
              Overlaps(MakeBlock(start, size).corners(), polygon, t));
    const std::vector<Point> line = {random.PointNear({}, 5000),
                                     random.PointNear({}, 5000)};
    const bool crossed = Crosses(line, sweep, t);
    for (const Symmetry s : kSymmetries) {
      const WheelSweep moved = MakeWheelSweep(
          Moved(s, start), size,
          s == Symmetry::kMirror ? OtherHand(hand) : hand, quarters);
      EXPECT_EQ(Overlaps(moved, Moved(s, polygon), t), found);
      const std::vector<Point> moved_line = {Moved(s, line[0]),
                                             Moved(s, line[1])};
      EXPECT_EQ(Crosses(moved_line, moved, t), crossed);
    }
  }
}

TEST(WheelSweepTest, CrossingAgreesWithSampledPoses) {
  RandomTable random(66);
  int crossings = 0;
  for (int i = 0; i < 800; ++i) {
    const Pose start = random.PoseNear({}, 1000);
    const BaseSize size = random.Size();
    const Hand hand = i % 2 == 0 ? Hand::kLeft : Hand::kRight;
    const int quarters = random.Below(721);
    const Point line[] = {random.PointNear({}, 4000),
                          random.PointNear({}, 4000)};
    const WheelSweep sweep = MakeWheelSweep(start, size, hand, quarters);
    const auto sampled = [&](int depth) {
      for (int q = 0; q <= quarters; ++q) {
        const Pose pose = WheelEnd(start, size, hand, q);
        if (PassesThrough({line[0], line[1]}, MakeBlock(pose, size).corners(),
                          Ticks(depth))) {
          return true;
        }
      }
      return false;
    };
    const bool found = Crosses(line, sweep, Ticks(20));
    crossings += found;
    if (sampled(20 + 16)) {
      EXPECT_TRUE(found) << i;
    }
    if (found) {
      EXPECT_TRUE(sampled(3)) << i;
    }
  }
  EXPECT_GT(crossings, 200);
}

TEST(FreeRunTest, StopsAtTheFirstTouch) {
  const Block block = MakeBlock({{0, 0}, Heading()}, kInfantry);
  const UnitVec north = Forward(Heading());
  const auto run = [&](Point at) {
    const Block obstacle = MakeBlock({at, Heading::Degrees(180)}, kInfantry);
    return FreeRun(block, north, obstacle.corners(), Inches(9)).ticks;
  };
  EXPECT_EQ(run({0, 812}), 0);
  EXPECT_EQ(run({0, 813}), 1);
  EXPECT_EQ(run({1000, 5000}), 5000 - 812);
  EXPECT_EQ(run({0, -812}), Inches(9).ticks);     // moves away from it
  EXPECT_EQ(run({0, -811}), 0);                   // inside it
  EXPECT_EQ(run({2438, 3000}), Inches(9).ticks);  // grazes past
  EXPECT_EQ(run({2437, 3000}), 3000 - 812);
  EXPECT_EQ(run({0, 812 + 9144}), Inches(9).ticks);
  EXPECT_EQ(run({0, 812 + 9143}), Inches(9).ticks - 1);
}

TEST(FreeRunTest, IsFreeBeforeAndNotAfter) {
  RandomTable random(67);
  int stopped = 0;
  for (int i = 0; i < 5000; ++i) {
    const Block block = random.BlockNear({}, 1000);
    const SmallPolygon obstacle = random.PolygonNear({}, 5000);
    const UnitVec way = Forward(random.AnyHeading());
    const Length run = FreeRun(block, way, obstacle, Inches(9));
    const auto after = [&](Length length) {
      Block moved = block;
      moved.centre = moved.centre + Along(way, length);
      return moved;
    };
    if (Overlaps(block.corners(), obstacle, Ticks(0))) {
      EXPECT_EQ(run, Ticks(0));
      continue;
    }
    EXPECT_FALSE(Overlaps(after(run).corners(), obstacle, Ticks(1)));
    EXPECT_FALSE(Overlaps(after(run / 2).corners(), obstacle, Ticks(1)));
    if (run < Inches(9)) {
      ++stopped;
      EXPECT_TRUE(Within(after(run).corners(), obstacle, Ticks(2)));
    }
    for (const Symmetry s : kSymmetries) {
      if (s == Symmetry::kMirror) continue;  // a block has no mirror image
      const Block moved{
          Moved(s, block.centre),
          s == Symmetry::kShift ? block.left : Vec{block.left.y, -block.left.x},
          s == Symmetry::kShift ? block.right
                                : Vec{block.right.y, -block.right.x}};
      const UnitVec moved_way =
          s == Symmetry::kShift ? way : UnitVec{way.y, -way.x};
      EXPECT_EQ(FreeRun(moved, moved_way, Moved(s, obstacle), Inches(9)), run);
    }
  }
  EXPECT_GT(stopped, 500);
}

}  // namespace
}  // namespace berthier
