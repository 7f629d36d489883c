#include "engine/rulesets/grande_tactique/table/flight.h"

#include "engine/geometry/direction.h"
#include "engine/rulesets/grande_tactique/table/corridor.h"
#include "tests/engine/rulesets/grande_tactique/table/flight_table.h"

namespace berthier::grande_tactique {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using Outcome = FlightPath::Outcome;

TEST_F(FlightTest, StraightHome) {  // GT-X-51, GT-FLE-13
  Chase(PoseAt(3000, 2320, 0), kInfantry);
  const FlightPath path = Run();
  EXPECT_EQ(path.outcome, Outcome::kRun);
  EXPECT_EQ(path.stage, 1);
  EXPECT_EQ(path.end, PoseAt(3000, 3100, 0));
  EXPECT_EQ(path.total(), Inches(7));
  EXPECT_THAT(path.crossed_ids(), IsEmpty());
}

TEST_F(FlightTest, RoundAFriend) {  // GT-X-51, GT-FLE-17
  Chase(PoseAt(3000, 2320, 0), kInfantry);
  Add(Who::kFriend, PoseAt(3000, 2900, 180), kInfantry, 1);
  const FlightPath path = Run();
  EXPECT_EQ(path.stage, 1);
  ASSERT_EQ(path.track.legs, 2);
  EXPECT_EQ(path.track.leg[0].heading, Heading::Degrees(30));
  EXPECT_THAT(path.track.leg[0].length, IsAboutInches(467));
  EXPECT_EQ(path.track.leg[1].heading, Heading::Degrees(15));
  EXPECT_THAT(path.track.leg[1].length, IsAboutInches(233));
  EXPECT_EQ(path.total(), Inches(7));
  EXPECT_THAT(path.end.centre, IsNear(3294, 3030));
  EXPECT_THAT(path.crossed_ids(), IsEmpty());
}

TEST_F(FlightTest, OfEqualPathsTheOneFartherFromTheEnemy) {  // GT 5.9.7
  // The friend ahead is passed on either side for the same progress. Without
  // an enemy in sight clockwise wins; an enemy out there turns it round.
  Add(Who::kFriend, PoseAt(3000, 2900, 180), kInfantry, 1);
  const FlightPath right = Run();
  EXPECT_GT(right.end.centre.x, runner_.centre.x);
  enemy_centres_.push_back(At(4500, 3000));
  const FlightPath left = Run();
  EXPECT_EQ(left.end.centre.x - runner_.centre.x,
            runner_.centre.x - right.end.centre.x);
  EXPECT_EQ(left.end.centre.y, right.end.centre.y);
}

TEST_F(FlightTest, FewerLegsBeforeTheDistanceFromTheEnemy) {  // GT 5.9.7
  // EnemyBehind takes one leg at +35. With one more enemy near that end it is
  // -35, on one leg still.
  Chase(PoseAt(3000, 2320, 0), kInfantry);
  Add(Who::kEnemy, PoseAt(3000, 2800, 180), kCavalry);
  enemy_centres_.push_back(At(3600, 3050));
  const FlightPath path = Run();
  ASSERT_EQ(path.track.legs, 1);
  EXPECT_EQ(path.end.heading, Heading::Degrees(-35));
}

TEST_F(FlightTest, FriendsAreAvoidedAtAPrice) {  // GT-X-51
  Chase(PoseAt(3000, 2320, 0), kInfantry);
  Add(Who::kFriend, PoseAt(3000, 2740, 180), kInfantry, 1);
  const FlightPath path = Run();
  ASSERT_EQ(path.track.legs, 2);
  EXPECT_EQ(path.track.leg[0].heading, Heading::Degrees(30));
  EXPECT_THAT(path.track.leg[0].length, IsAboutInches(233));
  EXPECT_EQ(path.track.leg[1].heading, Heading::Degrees(75));
  EXPECT_THAT(path.end.centre, IsNear(3567, 2723));
}

TEST_F(FlightTest, ThroughFriendsWhenThereIsNoWayRound) {  // GT-X-51
  Chase(PoseAt(3000, 2320, 0), kInfantry);
  Add(Who::kFriend, PoseAt(2750, 2740, 180), kInfantry, 1);
  Add(Who::kFriend, PoseAt(3000, 2740, 180), kInfantry, 2);
  Add(Who::kFriend, PoseAt(3250, 2740, 180), kInfantry, 3);
  const FlightPath path = Run();
  EXPECT_EQ(path.stage, 2);
  EXPECT_EQ(path.end, PoseAt(3000, 3100, 0));
  EXPECT_THAT(path.crossed_ids(), ElementsAre(2));
}

TEST_F(FlightTest, FriendsAreMetInTheOrderOfTheRun) {  // GT-FLE-30
  Chase(PoseAt(3000, 2320, 0), kInfantry);
  for (int16_t x = 0; x < 3; ++x) {
    Add(Who::kFriend, PoseAt(2750 + 250 * x, 2740, 180), kInfantry, x);
  }
  Add(Who::kFriend, PoseAt(3050, 2950, 180), kInfantry, 8);
  Add(Who::kFriend, PoseAt(2950, 2600, 180), kInfantry, 9);
  EXPECT_THAT(Run().crossed_ids(), ElementsAre(9, 1, 8));
}

TEST_F(FlightTest, EnemyBehind) {  // GT-X-52
  Chase(PoseAt(3000, 2320, 0), kInfantry);
  Add(Who::kEnemy, PoseAt(3000, 2800, 180), kCavalry);
  const FlightPath path = Run();
  EXPECT_EQ(path.stage, 1);
  ASSERT_EQ(path.track.legs, 1);
  EXPECT_EQ(path.end.heading, Heading::Degrees(35));
  EXPECT_THAT(path.end.centre, IsNear(3402, 2973));
}

TEST_F(FlightTest, Surrounded) {  // GT-X-52, GT-FLE-18
  Chase(PoseAt(3000, 2320, 0), kInfantry);
  Add(Who::kEnemy, PoseAt(2870, 2740, 180), kInfantry);
  Add(Who::kEnemy, PoseAt(3130, 2740, 180), kInfantry);
  const FlightPath path = Run();
  EXPECT_EQ(path.outcome, Outcome::kNone);
  EXPECT_EQ(path.end, runner_);
}

TEST_F(FlightTest, OffTheTable) {  // GT-X-54, GT-FLE-19
  runner_ = PoseAt(3000, 4400, 180);
  FlightPath path = Run();
  EXPECT_EQ(path.outcome, Outcome::kLeftTable);
  EXPECT_THAT(path.total(), IsAboutInches(360));
  // Cavalry 18" from y = 30.
  runner_ = PoseAt(3000, 3000, 180);
  size_ = kCavalry;
  distance_ = Inches(18);
  EXPECT_EQ(Run().outcome, Outcome::kLeftTable);
  distance_ = Inches(17);
  EXPECT_EQ(Run().outcome, Outcome::kRun);
}

TEST_F(FlightTest, TheEdgeIsReachedToTheTick) {  // GT 5.1, E_NUM
  const int32_t edge = Inches(48).ticks;
  runner_ = {{Inches(30).ticks, edge - 406 - 7 * 1016 - 2}, {}};
  EXPECT_EQ(Run().outcome, Outcome::kRun);
  runner_.centre.y += 1;
  EXPECT_EQ(Run().outcome, Outcome::kLeftTable);
}

TEST_F(FlightTest, ProlongedUntilItIsFree) {  // GT-X-69, GT-FLE-20
  Add(Who::kNeither, PoseAt(3000, 3100, 0), kInfantry);
  const FlightPath path = Run();
  EXPECT_EQ(path.stage, 1);
  EXPECT_EQ(path.end.heading, Heading::Degrees(0));
  // Clear at 7.8", in steps of 0.1".
  EXPECT_EQ(path.total(), Inches(7) + kProlongStep * 8);
}

TEST_F(FlightTest, NotProlongedThroughAnEnemy) {  // GT 5.9.8
  // Straight home ends on a silenced battery with an enemy right behind it.
  Add(Who::kNeither, PoseAt(3000, 3100, 0), kInfantry);
  Add(Who::kEnemy, PoseAt(3000, 3190, 180), kInfantry);
  const FlightPath path = Run();
  EXPECT_EQ(path.outcome, Outcome::kRun);
  EXPECT_NE(path.end.centre.x, runner_.centre.x);
  EXPECT_TRUE(FreeAt(path.end));
}

TEST_F(FlightTest, OtherEdgesAreTheLastResort) {  // GT-I-83
  runner_ = PoseAt(300, 2400, 270);
  Chase(PoseAt(390, 2400, 270), kCavalry);
  Add(Who::kEnemy, PoseAt(250, 2700, 180), kInfantry);
  Add(Who::kEnemy, PoseAt(80, 2700, 180), kInfantry);
  Add(Who::kEnemy, PoseAt(250, 2100, 180), kInfantry);
  Add(Who::kEnemy, PoseAt(80, 2100, 180), kInfantry);
  const FlightPath path = Run();
  EXPECT_EQ(path.outcome, Outcome::kLeftTable);
  EXPECT_EQ(path.stage, 5);
  const Heading way = path.track.leg[path.track.legs - 1].heading;
  EXPECT_GT(way, Heading::Degrees(180));
}

TEST_F(FlightTest, BehindTheLineThereIsNoBarrier) {  // GT-FLE-15
  const HalfPlane north = FrontLine(PoseAt(3000, 2320, 0), kInfantry);
  // 0.05" ahead of the line counts as behind it.
  Pose pose = PoseAt(3000, 2300, 0);
  pose.centre.y = At(0, 2320).y + 406 + 51 - 406;
  EXPECT_EQ(MakeBarrier(north, MakeBlock(pose, kInfantry)), std::nullopt);
  pose.centre.y += 1;
  const auto astride = MakeBarrier(north, MakeBlock(pose, kInfantry));
  ASSERT_TRUE(astride.has_value());
  // Astride: its own rearmost corner is the limit (GT-I-88).
  EXPECT_EQ(astride->limit, Ticks(52 - 812));
  const auto ahead =
      MakeBarrier(north, MakeBlock(PoseAt(3000, 2600, 0), kInfantry));
  ASSERT_TRUE(ahead.has_value());
  EXPECT_EQ(ahead->limit, Ticks(0));
}

TEST_F(FlightTest, ASquareSetsItsBarrierAllRound) {  // GT 5.9.2
  const auto square = MakeBlock(PoseAt(2500, 2000, 0), {{2032}, {2032}});
  const Block runner = MakeBlock(PoseAt(3000, 2000, 180), kInfantry);
  const HalfPlane line = RadialLine(square.corners(), square.centre, runner);
  EXPECT_EQ(line.normal, Forward(Heading::Degrees(90)));
  EXPECT_EQ(line.origin.x, At(2600, 0).x);
}

TEST_F(FlightTest, Shelter) {  // GT-X-53, GT-FLE-10
  Chase(PoseAt(3000, 2310, 0), kCavalry);
  const auto wood = Rectangle(3050, 2750, 3350, 3050);
  const auto path = FindShelterRun(Query(), wood, At(3200, 2900));
  ASSERT_TRUE(path.has_value());
  EXPECT_EQ(path->end.heading, Heading::Quarters(87));
  EXPECT_THAT(path->total(), IsAboutInches(304));
  Add(Who::kFriend, PoseAt(3070, 2600, 0), kFootGuns);
  EXPECT_EQ(FindShelterRun(Query(), wood, At(3200, 2900)), std::nullopt);
}

TEST_F(FlightTest, NoShelterBeyondTheBarrier) {
  Chase(PoseAt(3000, 2310, 0), kCavalry);
  const auto wood = Rectangle(3050, 1750, 3350, 2050);
  EXPECT_EQ(FindShelterRun(Query(), wood, At(3200, 1900)), std::nullopt);
}

}  // namespace
}  // namespace berthier::grande_tactique
