#include "engine/tabletop/manoeuvre.h"

#include "engine/geometry/direction.h"
#include "tests/engine/tabletop/table.h"

namespace berthier {
namespace {

Manoeuvre Chain(std::initializer_list<Leg> legs) {
  Manoeuvre m;
  for (const Leg& leg : legs) m.Add(leg);
  return m;
}
Leg Random(Dice& dice, Heading heading) {
  if (dice.Roll(0, 1) == 0) {
    return RandomWheel(dice, 1, 720);
  }
  const Heading way = heading.Turned(dice.Roll(-720, 720));
  return Leg::Translation(heading,
                          Along(Forward(way), Ticks(dice.Roll(10, 4000))));
}

TEST(Manoeuvre, Costs) {  // GT-X-14, GT-MOV-08, GT-MOV-09
  const Leg half = Leg::Wheel(Hand::kRight, 180);
  EXPECT_THAT(Cost(half, kInfantry), IsAboutInches(188));
  EXPECT_THAT(Cost(Leg::Wheel(Hand::kLeft, 360), kInfantry),
              IsAboutInches(377));
  EXPECT_THAT(Cost(Leg::Wheel(Hand::kLeft, 360), kCavalry), IsAboutInches(236));
  EXPECT_THAT(Cost(Leg::Wheel(Hand::kLeft, 360), kFootGuns),
              IsAboutInches(157));
  const Manoeuvre m = Chain(
      {half, Leg::Advance(Heading::Degrees(45), InchHundredths(2115) / 10)});
  EXPECT_THAT(Cost(m, kInfantry), IsAboutInches(400));
}

TEST(Manoeuvre, Classifies) {  // GT-MOV-08, GT-MOV-10, GT-MOV-11
  const Heading north;
  EXPECT_EQ(Classify(north, {0, 4000}), LegKind::kAdvance);
  EXPECT_EQ(Classify(north, {2, 4000}), LegKind::kAdvance);
  EXPECT_EQ(Classify(north, {3, 4000}), LegKind::kOblique);
  EXPECT_EQ(Classify(north, {4000, 4000}), LegKind::kOblique);
  EXPECT_EQ(Classify(north, {-4002, 4000}), LegKind::kOblique);
  EXPECT_EQ(Classify(north, {4003, 4000}), LegKind::kSlide);
  EXPECT_EQ(Classify(north, {0, -4000}), LegKind::kSlide);
  EXPECT_EQ(Classify(north, {4000, 0}), LegKind::kSlide);
  EXPECT_EQ(Classify(north, {}), LegKind::kAdvance);
  EXPECT_EQ(Classify(Heading::Degrees(90), {4000, -4000}), LegKind::kOblique);
}

TEST(Manoeuvre, AlongAHeadingIsAnAdvanceWhateverTheHeading) {
  for (int q = 0; q < Heading::kSteps; ++q) {
    const Heading h = Heading::Quarters(q);
    const auto at = [&](int deviation) {
      return Classify(h, Along(Forward(h.Turned(deviation)), Ticks(9144)));
    };
    EXPECT_EQ(at(0), LegKind::kAdvance);
    EXPECT_EQ(at(1), LegKind::kOblique);
    EXPECT_EQ(at(180), LegKind::kOblique);
    EXPECT_EQ(at(-180), LegKind::kOblique);
    EXPECT_EQ(at(181), LegKind::kSlide);
    EXPECT_EQ(at(720), LegKind::kSlide);
  }
}

TEST(Manoeuvre, EndsOnTheSumOfItsLegs) {
  const Pose start = PoseAt(3000, 2000, 0);
  // A wheel of 90 degrees to the right about (31.2, 20.4): the centre goes
  // from 1.2 left and 0.4 below the pivot to 1.2 above and 0.4 left of it.
  const Pose wheeled = After(start, kInfantry, Leg::Wheel(Hand::kRight, 360));
  EXPECT_EQ(wheeled.heading, Heading::Degrees(90));
  EXPECT_THAT(wheeled.centre, IsNear(3080, 2160));
  const Manoeuvre m = Chain(
      {Leg::Wheel(Hand::kRight, 360), {LegKind::kAdvance, {}, 0, {7, 3}}});
  EXPECT_EQ(After(start, kInfantry, m).centre, (wheeled.centre + Vec{7, 3}));
  EXPECT_EQ(Pivot(start, Heading::Degrees(12)).centre, start.centre);
}

TEST(Manoeuvre, KnowsASlide) {  // GT-MOV-04
  const Heading north;
  const Leg ahead = Leg::Translation(north, {0, 100});
  const Leg aside = Leg::Translation(north, {100, 0});
  EXPECT_FALSE(Slides(Chain({ahead, Leg::Wheel(Hand::kLeft, 40)})));
  EXPECT_TRUE(Slides(Chain({ahead, aside})));
}

TEST(Manoeuvre, WithoutItsTail) {  // GT 5.6 b
  const Heading north;
  const Leg ahead = Leg::Translation(north, {0, 1000});
  const Leg wheel = Leg::Wheel(Hand::kLeft, 40);
  const auto cut = [](const Manoeuvre& m) {
    return WithoutTail(m, Ticks(254), 20);
  };
  EXPECT_EQ(cut(Chain({wheel, ahead})),
            Chain({wheel, Leg::Translation(north, {0, 746})}));
  EXPECT_EQ(cut(Chain({ahead, wheel})),
            Chain({ahead, Leg::Wheel(Hand::kLeft, 20)}));
  // A last leg of half a tail: the other half comes off the leg before.
  EXPECT_EQ(cut(Chain({wheel, Leg::Translation(north, {0, 127})})),
            Chain({Leg::Wheel(Hand::kLeft, 30)}));
  EXPECT_EQ(cut(Chain({ahead, Leg::Wheel(Hand::kLeft, 10)})),
            Chain({Leg::Translation(north, {0, 873})}));
  EXPECT_TRUE(cut(Chain({Leg::Translation(north, {0, 254})})).empty());
  EXPECT_TRUE(cut(Manoeuvre()).empty());
}

TEST(Sweep, HoldsEveryPoseBetween) {  // GT 5.6
  Dice dice(8);
  for (int i = 0; i < 300; ++i) {
    const Pose start = {At(3000, 2000), Heading::Quarters(dice.Roll(0, 1439))};
    const Leg leg = Random(dice, start.heading);
    const LegSweep sweep(start, kInfantry, leg);
    for (int k = 0; k <= 8; ++k) {
      const Pose between =
          leg.wheels()
              ? WheelEnd(start, kInfantry, leg.hand, leg.quarters * k / 8)
              : Pose{start.centre + Vec{leg.by.x * k / 8, leg.by.y * k / 8},
                     start.heading};
      const Block base = MakeBlock(between, kInfantry);
      EXPECT_FALSE(Apart(sweep.box(), BoxOf(base), {0}));
      // A needle on each corner, pushed a little into the base.
      for (const Point p : base.corners()) {
        EXPECT_TRUE(Contains(Grown(sweep.box(), Ticks(1)), p));
        const Vec in = {(base.centre.x - p.x) / 20, (base.centre.y - p.y) / 20};
        const Point q = p + in;
        const std::vector<Point> needle = {
            q, {q.x + 12, q.y}, {q.x + 12, q.y + 12}, {q.x, q.y + 12}};
        EXPECT_TRUE(sweep.Overlaps(needle, Ticks(0)));
        EXPECT_TRUE(sweep.Within(needle, Ticks(0)));
      }
    }
  }
}

TEST(Sweep, WithinAgreesWithSampledPoses) {
  Dice dice(21);
  int near = 0, far = 0;
  for (int i = 0; i < 3000; ++i) {
    const Pose start = {At(3000, 2000), Heading::Quarters(dice.Roll(0, 1439))};
    const Leg leg = RandomWheel(dice, 40, 720);
    const Block other = MakeBlock({Spot(dice, 2600, 3400, 1600, 2400),
                                   Heading::Quarters(dice.Roll(0, 1439))},
                                  kFootGuns);
    const LegSweep sweep(start, kInfantry, leg);
    int least = INT32_MAX;
    for (int q = 0; q <= leg.quarters; q += 2) {
      const Block base =
          MakeBlock(WheelEnd(start, kInfantry, leg.hand, q), kInfantry);
      least = std::min(
          least, Distance(base.corners(), PolygonView(other.corners())).ticks);
    }
    const bool within = sweep.Within(other.corners(), kTouch);
    // The corners of the samples are rounded, each by up to a tick.
    if (least <= kTouch.ticks - 2) {
      EXPECT_TRUE(within);
      ++near;
    }
    if (within) {
      // Half a degree of wheel moves a corner by less than 12 ticks.
      EXPECT_LE(least, kTouch.ticks + 12);
    } else {
      ++far;
    }
  }
  EXPECT_GT(near, 300);
  EXPECT_GT(far, 300);
}

TEST(Sweep, OfNothingIsTheBaseItself) {
  const Sweep sweep(PoseAt(3000, 2000, 30), kInfantry, Manoeuvre());
  EXPECT_EQ(sweep.end(), PoseAt(3000, 2000, 30));
  EXPECT_EQ(sweep.box(), BoxOf(MakeBlock(PoseAt(3000, 2000, 30), kInfantry)));
}

TEST(Sweep, SeesWhatEachLegMeets) {
  const Pose start = PoseAt(3000, 2000, 0);
  const Manoeuvre m = Chain({Leg::Advance(start.heading, Inches(2)),
                             Leg::Wheel(Hand::kRight, 360),
                             Leg::Advance(Heading::Degrees(90), Inches(1))});
  const Sweep sweep(start, kInfantry, m);
  EXPECT_EQ(sweep.end(), After(start, kInfantry, m));
  const auto overlaps = [&](std::vector<Point> polygon) {
    const PolygonView view = polygon;
    return sweep.Overlaps(view, BoxOf(view), kPenetration);
  };
  EXPECT_TRUE(overlaps(Rectangle(2900, 2100, 2920, 2120)));
  // After the advance the pivot is (31.2, 22.4) and the arc passes over the
  // corner north-west of it.
  EXPECT_TRUE(overlaps(Rectangle(2980, 2390, 3000, 2410)));
  EXPECT_TRUE(overlaps(Rectangle(3190, 2400, 3215, 2420)));
  EXPECT_FALSE(overlaps(Rectangle(2780, 2450, 2800, 2480)));
  EXPECT_FALSE(overlaps(Rectangle(3300, 2000, 3320, 2020)));
  const std::vector<Point> wall = {At(2800, 2150), At(3200, 2150)};
  const PolylineView line = wall;
  EXPECT_TRUE(sweep.Crosses(line, BoxOf(line), kPenetration));
  const std::vector<Point> away = {At(2800, 1900), At(3200, 1900)};
  EXPECT_FALSE(sweep.Crosses(PolylineView(away), BoxOf(PolylineView(away)),
                             kPenetration));
}

TEST(Road, TheBaseStaysOnItThroughout) {  // GT-MOV-06
  const Road road =
      MakeRoad("road", {At(3000, 0), At(3000, 2000), At(4000, 2000)},
               InchHundredths(25));
  const Pose start = PoseAt(3000, 1000, 0);
  EXPECT_TRUE(StaysOnRoad(road, start, kInfantry,
                          Chain({Leg::Advance({}, Inches(6))})));
  EXPECT_FALSE(StaysOnRoad(road, PoseAt(3200, 1000, 0), kInfantry,
                           Chain({Leg::Advance({}, Inches(6))})));
  EXPECT_FALSE(StaysOnRoad(road, start, kInfantry,
                           Chain({Leg::Translation({}, {3000, 3000})})));
  // Off the road in the middle of a leg and on it again at the bend: seen.
  const Road bent =
      MakeRoad("bent", {At(3000, 1000), At(2000, 1300), At(3000, 1600)}, {0});
  EXPECT_FALSE(StaysOnRoad(bent, start, kFootGuns,
                           Chain({Leg::Advance({}, Inches(6))})));
}

}  // namespace
}  // namespace berthier
