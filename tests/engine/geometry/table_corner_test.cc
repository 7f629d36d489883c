// Every predicate at the corners of the largest table, for the sanitizers to
// see that nothing overflows, with answers that are plain by eye.
#include <gtest/gtest.h>

#include <cstdlib>

#include "engine/geometry/arc.h"
#include "engine/geometry/polygon.h"
#include "engine/geometry/polyline.h"
#include "engine/geometry/sweep.h"

namespace berthier {
namespace {

constexpr int32_t kEdge = 1 << 20;
constexpr BaseSize kInfantry{{2438}, {812}};
constexpr Point kSouthWest{-kEdge, -kEdge}, kNorthEast{kEdge, kEdge};
const Point kTable[] = {
    {-kEdge, -kEdge}, {kEdge, -kEdge}, {kEdge, kEdge}, {-kEdge, kEdge}};
const Point kTriangle[] = {{kEdge, kEdge}, {-kEdge, kEdge}, {kEdge, -kEdge}};

class TableCornerTest : public testing::TestWithParam<int> {
 protected:
  const Heading heading_ = Heading::Quarters(GetParam());
  const Pose far_{kSouthWest, heading_};
  const Pose near_{kNorthEast, heading_};
  const Block a_ = MakeBlock(far_, kInfantry);
  const Block b_ = MakeBlock(near_, kInfantry);
};

TEST_P(TableCornerTest, DistancesAcrossTheTable) {
  EXPECT_FALSE(Overlaps(a_, b_, Ticks(0)));
  EXPECT_FALSE(Overlaps(a_.corners(), b_.corners(), Ticks(kEdge)));
  const Length d = Distance(a_.corners(), b_.corners());
  EXPECT_GT(d, Ticks(2965821 - 2600));
  EXPECT_LT(d, Ticks(2965821 - 800));
  EXPECT_TRUE(Within(a_, b_, d + Ticks(1)));
  EXPECT_FALSE(Within(a_, b_, d - Ticks(1)));
  EXPECT_EQ(Distance(kSouthWest, Segment{kTable[3], kTable[1]}),
            Ticks(1482910));
  EXPECT_LE(LengthOf(NearestPoints(a_.corners(), b_.corners()).on_b -
                     NearestPoints(a_.corners(), b_.corners()).on_a),
            d + Ticks(1));
  EXPECT_EQ(Distance(a_.corners(), kTable), Ticks(0));
  EXPECT_TRUE(Overlaps(kTable, kTriangle, Ticks(kEdge / 2)));
  EXPECT_FALSE(Overlaps(kTable, kTriangle, Ticks(2 * kEdge)));
}

TEST_P(TableCornerTest, SegmentsAndLinesAcrossTheTable) {
  const Segment diagonal{kSouthWest, kNorthEast};
  EXPECT_TRUE(PassesThrough(diagonal, kTable, Ticks(kEdge - 1)));
  EXPECT_FALSE(PassesThrough(diagonal, kTable, Ticks(kEdge)));
  EXPECT_TRUE(PassesThrough(diagonal, a_.corners(), Ticks(300)));
  EXPECT_TRUE(PassesThrough(diagonal, kTriangle, Ticks(600000)));
  EXPECT_FALSE(PassesThrough(diagonal, kTriangle, Ticks(620000)));
  const Point line[] = {kSouthWest, kNorthEast, kTable[1]};
  EXPECT_TRUE(Crosses(line, Segment{kTable[3], kTable[1]}));
  EXPECT_TRUE(Crosses(line, a_.corners(), Ticks(20)));
  EXPECT_EQ(PolylineDistance(line, b_.corners()), Ticks(0));
  EXPECT_GE(FrontageBehind(line, near_, kInfantry, Ticks(kEdge)), Ticks(0));
  EXPECT_EQ(EdgeToEdge({kSouthWest, kNorthEast}, {kNorthEast, kSouthWest}, 4,
                       Ticks(51)),
            Ticks(2965821));
  EXPECT_EQ(EdgeToEdge({kTable[0], kTable[1]}, {kTable[2], kTable[3]}, 4,
                       Ticks(2 * kEdge)),
            Ticks(2 * kEdge));
  EXPECT_EQ(BearingOf(kNorthEast - kSouthWest), Heading::Degrees(45));
}

TEST_P(TableCornerTest, AreasAndArcsAcrossTheTable) {
  EXPECT_EQ(TwiceArea(kTable), int64_t{8} * kEdge * kEdge);
  EXPECT_EQ(Centroid(kTable), (Point{0, 0}));
  EXPECT_EQ(Centroid(kTriangle), (Point{349525, 349525}));
  for (const Pose pose : {far_, near_}) {
    const Arc arc = MakeArc(pose, kInfantry, 180);
    const SmallPolygon ahead = Clip(kTable, arc.front);
    const SmallPolygon behind = Clip(kTable, Flipped(arc.front));
    EXPECT_NEAR(double(TwiceArea(ahead) + TwiceArea(behind)),
                double(TwiceArea(kTable)), 1e7);
    const int turn =
        std::abs(pose.heading.TurnTo(BearingOf(Point{0, 0} - pose.centre)));
    if (turn <= 180) {
      EXPECT_TRUE(InArc(arc, kTable, 10323));
    } else if (turn >= 540) {
      EXPECT_FALSE(InArc(arc, kTable, 10323));
    }
    EXPECT_FALSE(InArc(arc, MakeBlock(pose, kInfantry).corners(), 10323));
  }
}

TEST_P(TableCornerTest, SweepsAcrossTheTable) {
  const SmallPolygon sweep = TranslationSweep(a_, kNorthEast - kSouthWest);
  EXPECT_TRUE(Contains(sweep, kNorthEast));
  EXPECT_TRUE(Overlaps(sweep, b_.corners(), Ticks(700)));
  for (const Hand hand : {Hand::kLeft, Hand::kRight}) {
    const WheelSweep wheel = MakeWheelSweep(near_, kInfantry, hand, 720);
    EXPECT_TRUE(Overlaps(wheel, kTable, Ticks(20)));
    EXPECT_FALSE(Overlaps(wheel, a_.corners(), Ticks(0)));
    const Point line[] = {kSouthWest, kNorthEast};
    EXPECT_TRUE(Crosses(line, wheel, Ticks(20)));
  }
  const UnitVec way = Forward(Heading::Degrees(45));
  const Length run = FreeRun(a_, way, b_.corners(), Ticks(1 << 22));
  EXPECT_GT(run, Ticks(2965821 - 2600));
  EXPECT_LT(run, Ticks(2965821));
  EXPECT_EQ(FreeRun(a_, -way, b_.corners(), Ticks(1 << 22)), Ticks(1 << 22));
}

INSTANTIATE_TEST_SUITE_P(Headings, TableCornerTest,
                         testing::Values(0, 1, 137, 180, 359, 360, 540, 777,
                                         1080, 1439));

}  // namespace
}  // namespace berthier
