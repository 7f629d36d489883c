#include "engine/tabletop/contact.h"

#include "tests/engine/tabletop/table.h"

namespace berthier {
namespace {

Block Infantry(int x, int y, int degrees) {
  return MakeBlock(PoseAt(x, y, degrees), kInfantry);
}

TEST(Contact, TouchingIsAGapOfAtMostATwentiethOfAnInch) {  // GT-CON-01
  const Block still = Infantry(3000, 2400, 180);
  const auto at_gap = [&](int ticks) {
    Pose pose = PoseAt(3000, 2400, 0);
    pose.centre.y -= 812 + ticks;
    return MakeBlock(pose, kInfantry);
  };
  EXPECT_TRUE(Touching(at_gap(0), still));
  EXPECT_TRUE(Touching(at_gap(51), still));
  EXPECT_FALSE(Touching(at_gap(52), still));
  // Up to a fiftieth of an inch of overlap is rounding; more is an overlap.
  EXPECT_TRUE(Touching(at_gap(-20), still));
  EXPECT_FALSE(Touching(at_gap(-21), still));
  EXPECT_TRUE(Touching(still, at_gap(51)));
  EXPECT_TRUE(Touching(PolygonView(at_gap(51).corners()),
                       PolygonView(still.corners())));
}

TEST(Contact, CornerToCornerCounts) {  // GT-CON-01
  const Block a = Infantry(3000, 2400, 0);
  const Block b = MakeBlock(
      {{a.centre.x + 2438 + 30, a.centre.y + 812 + 30}, {}}, kInfantry);
  EXPECT_TRUE(Touching(a, b));  // 42 ticks from corner to corner
  const Block c = MakeBlock(
      {{a.centre.x + 2438 + 40, a.centre.y + 812 + 40}, {}}, kInfantry);
  EXPECT_FALSE(Touching(a, c));  // 57 ticks
}

TEST(Contact, OnlyTheFrontEdgeMakesFrontContact) {  // GT-MOV-20
  const Block enemy = Infantry(3000, 2400, 180);
  EXPECT_TRUE(FrontTouches(Infantry(3000, 2320, 0), enemy));
  EXPECT_FALSE(FrontTouches(Infantry(3000, 2320, 180), enemy));
  EXPECT_TRUE(Touching(Infantry(3000, 2320, 180), enemy));
}

TEST(Aspect, FlankOrNot) {  // GT-X-17, GT-CON-04, GT-CON-06
  const Pose enemy = PoseAt(3000, 2400, 180);
  // Began partly in front of the enemy's front line.
  const Block ahead = Infantry(3400, 2450, 270);
  EXPECT_FALSE(BeganSideOrRear(ahead.corners(), enemy, kInfantry));
  EXPECT_EQ(
      AspectOf(ahead.corners(), Infantry(3160, 2450, 270), enemy, kInfantry),
      Aspect::kFront);
  const Block beside = Infantry(3400, 2500, 270);
  EXPECT_TRUE(BeganSideOrRear(beside.corners(), enemy, kInfantry));
  EXPECT_FALSE(BeganRear(beside.corners(), enemy, kInfantry));
  EXPECT_EQ(
      AspectOf(beside.corners(), Infantry(3160, 2500, 270), enemy, kInfantry),
      Aspect::kFlank);
  // On the rear edge in the end, but it did not begin behind: no more than a
  // flank.
  EXPECT_EQ(
      AspectOf(beside.corners(), Infantry(3060, 2480, 180), enemy, kInfantry),
      Aspect::kFlank);
  // The same start, but short of the rear corner: front.
  EXPECT_EQ(
      AspectOf(beside.corners(), Infantry(3170, 2500, 270), enemy, kInfantry),
      Aspect::kFront);
}

TEST(Aspect, RearNeedsHalfTheFrontEdge) {  // GT-X-17, GT-CON-05
  const Pose enemy = PoseAt(3000, 2400, 180);
  const Block behind = Infantry(3060, 2600, 180);
  EXPECT_TRUE(BeganRear(behind.corners(), enemy, kInfantry));
  EXPECT_EQ(
      AspectOf(behind.corners(), Infantry(3060, 2480, 180), enemy, kInfantry),
      Aspect::kRear);
  // Half an edge is 1.2": with the centre 1.2" aside exactly half lies on it.
  EXPECT_EQ(
      AspectOf(behind.corners(), Infantry(3120, 2480, 180), enemy, kInfantry),
      Aspect::kRear);
  // 1.25" aside it is less than half; the rear corner makes it a flank.
  EXPECT_EQ(
      AspectOf(behind.corners(), Infantry(3125, 2480, 180), enemy, kInfantry),
      Aspect::kFlank);
}

TEST(Aspect, StartAloneForAnOpenSide) {  // GT 5.4, forts
  const Pose enemy = PoseAt(3000, 2400, 180);
  EXPECT_EQ(
      AspectByStart(Infantry(3060, 2600, 180).corners(), enemy, kInfantry),
      Aspect::kRear);
  EXPECT_EQ(
      AspectByStart(Infantry(3400, 2500, 270).corners(), enemy, kInfantry),
      Aspect::kFlank);
  EXPECT_EQ(AspectByStart(Infantry(3000, 2200, 0).corners(), enemy, kInfantry),
            Aspect::kFront);
}

TEST(Aspect, BeganRearImpliesBeganSideOrRear) {
  Dice dice(17);
  int rear = 0;
  for (int i = 0; i < 5000; ++i) {
    const Pose enemy = {At(3000, 2400), Heading::Quarters(dice.Roll(0, 1439))};
    const Block began = MakeBlock({Spot(dice, 2400, 3600, 1800, 3000),
                                   Heading::Quarters(dice.Roll(0, 1439))},
                                  kInfantry);
    if (!BeganRear(began.corners(), enemy, kInfantry)) continue;
    ++rear;
    EXPECT_TRUE(BeganSideOrRear(began.corners(), enemy, kInfantry));
  }
  EXPECT_GT(rear, 500);
}

TEST(Edges, FollowTheHeading) {
  const auto edges = EdgesOf(PoseAt(3000, 2400, 90), kInfantry);
  EXPECT_EQ(edges[0].outward, Heading::Degrees(90));
  EXPECT_EQ(edges[1].outward, Heading::Degrees(0));
  EXPECT_EQ(edges[2].outward, Heading::Degrees(270));
  EXPECT_EQ(edges[3].outward, Heading::Degrees(180));
  for (const Edge& e : edges) {
    const Point middle = {(e.segment.a.x + e.segment.b.x) / 2,
                          (e.segment.a.y + e.segment.b.y) / 2};
    EXPECT_EQ(BearingOf(middle - At(3000, 2400)), e.outward);
  }
  const auto polygon = Rectangle(100, 100, 300, 200);
  EXPECT_EQ(EdgeOf(polygon, 0).outward, Heading::Degrees(180));
  EXPECT_EQ(EdgeOf(polygon, 1).outward, Heading::Degrees(90));
  EXPECT_EQ(EdgeOf(polygon, 3).segment.b, polygon[0]);
}

TEST(SetFlush, DropsTheMiddleOfTheFrontEdgeOnTheLine) {  // GT-MOV-25
  const Edge front = EdgesOf(PoseAt(3000, 2400, 180), kInfantry)[0];
  const Pose mover = {At(3000, 2300), Heading::Degrees(8)};
  EXPECT_EQ(TurnToFace(mover.heading, front), 32);
  const Pose flush = SetFlush(mover, kInfantry, front);
  EXPECT_EQ(flush.heading, Heading::Degrees(0));
  // The front middle stood at x + 0.4" sin 8 = 0.0557": it keeps that x.
  EXPECT_EQ(flush.centre.x, mover.centre.x + 57);
  const Block there = MakeBlock(flush, kInfantry);
  EXPECT_EQ(there.front_left().y, At(0, 2400).y - 406);
  EXPECT_TRUE(Touching(there, Infantry(3000, 2400, 180)));
}

}  // namespace
}  // namespace berthier
