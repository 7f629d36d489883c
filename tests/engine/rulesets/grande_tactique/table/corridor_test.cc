#include "engine/rulesets/grande_tactique/table/corridor.h"

#include "tests/engine/tabletop/table.h"

namespace berthier::grande_tactique {

using berthier::At;
namespace {

using ::testing::Optional;

TEST(Corridor, ReachesFromTheFrontEdgeAhead) {  // GT 5.9.3
  const SmallPolygon c = Corridor(PoseAt(3000, 2400, 0), kInfantry, Inches(7));
  ASSERT_EQ(c.size(), 4);
  const int32_t front = At(0, 2400).y + 406;
  EXPECT_EQ(c[0], (Point{At(3000, 0).x - 1219, front}));
  EXPECT_EQ(c[2], (Point{At(3000, 0).x + 1219, front + 7 * 1016}));
  EXPECT_GT(TwiceArea(c), 0);
}

TEST(Strip, FindsTheNearestPointInsideItsWidth) {
  const Strip strip = {PoseAt(3000, 2000, 0), Inches(2), Inches(1), Inches(10)};
  // A triangle whose lowest corner lies outside the strip: the strip meets its
  // slanting side at the border, x = 31, y = 26.
  const std::vector<Point> triangle = {At(3300, 2400), At(3300, 3000),
                                       At(3000, 2700)};
  EXPECT_THAT(FirstIn(strip, triangle), Optional(IsAboutInches(600)));
  EXPECT_THAT(FirstIn(strip, Rectangle(2950, 2350, 3050, 2400)),
              Optional(IsAboutInches(350)));
  // What reaches behind the beginning of the strip is met at its beginning.
  EXPECT_EQ(FirstIn(strip, Rectangle(2950, 1900, 3050, 2400)), Inches(1));
  EXPECT_EQ(FirstIn(strip, Rectangle(2950, 3100, 3050, 3200)), std::nullopt);
  EXPECT_EQ(FirstIn(strip, Rectangle(2950, 2000, 3050, 2100)), std::nullopt);
}

TEST(Strip, WhatIsGrazedIsNotMet) {  // GT-PUR-07, GT-X-71
  const Strip strip = {PoseAt(3000, 2900, 0), kCavalry.front, Ticks(508),
                       Inches(18)};
  const Block beside = MakeBlock(PoseAt(3150, 2900, 180), kCavalry);
  EXPECT_EQ(FirstIn(strip, beside.corners()), std::nullopt);
  const Block deeper = MakeBlock(PoseAt(3146, 3200, 180), kCavalry);
  EXPECT_THAT(FirstIn(strip, deeper.corners()), Optional(IsAboutInches(250)));
}

TEST(Strip, FindsAStream) {
  const Strip strip = {PoseAt(3000, 2000, 90), Inches(2), Inches(0),
                       Inches(10)};
  // Slanting across: nearest where it enters the strip on the north side.
  const std::vector<Point> stream = {At(3700, 1500), At(3700, 1950),
                                     At(3300, 2150), At(3300, 2600)};
  // Between (37, 19.5) and (33, 21.5) at y = 21: x = 34.
  EXPECT_THAT(FirstCrossing(strip, stream), Optional(IsAboutInches(400)));
  const std::vector<Point> beyond = {At(4100, 1500), At(4100, 2500)};
  EXPECT_EQ(FirstCrossing(strip, beyond), std::nullopt);
}

TEST(Strip, PursuitStopsShortOfTheWood) {                       // GT-X-53
  const Pose flight = {At(3000, 2400), Heading::Quarters(87)};  // 21.75
  const Strip strip = {flight, kCavalry.front, kInfantry.depth / 2, Inches(7)};
  const auto wood = FirstIn(strip, Rectangle(3050, 2750, 3350, 3050));
  ASSERT_TRUE(wood.has_value());
  const Track track = {1, {{flight.centre, flight.heading, Inches(3)}, {}}};
  const Pose rest = At(track, *wood - Ticks(102) - kCavalry.depth / 2);
  EXPECT_THAT(rest.centre, IsNear(3106, 2667));
  EXPECT_EQ(rest.heading, flight.heading);
}

TEST(Track, RunsThroughItsLegsAndBeyond) {  // GT 5.10
  Track track;
  track.legs = 2;
  track.leg[0] = {At(3000, 2400), Heading::Degrees(0), Inches(3)};
  track.leg[1] = {At(3000, 2700), Heading::Degrees(90), Inches(4)};
  EXPECT_EQ(track.total(), Inches(7));
  EXPECT_EQ(At(track, -Inches(1)), PoseAt(3000, 2300, 0));
  EXPECT_EQ(At(track, Inches(3)), PoseAt(3000, 2700, 0));
  EXPECT_EQ(At(track, Inches(5)), PoseAt(3200, 2700, 90));
  EXPECT_EQ(At(track, Inches(9)), PoseAt(3600, 2700, 90));
}

}  // namespace
}  // namespace berthier::grande_tactique
