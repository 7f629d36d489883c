#include "engine/tabletop/flight.h"

#include <set>

#include "engine/tabletop/contact.h"
#include "tests/engine/tabletop/table.h"

namespace berthier {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using Outcome = FlightPath::Outcome;

// A table of 60" x 48" with a runner on it.
class FlightTest : public ::testing::Test {
 protected:
  enum class Who { kEnemy, kFriend, kNeither };

  void Add(Who who, Pose pose, BaseSize size, int16_t id = 0) {
    const Block block = MakeBlock(pose, size);
    bases_.push_back({who, block.corners(), id});
    if (who == Who::kEnemy) enemy_centres_.push_back(pose.centre);
  }
  // An enemy whose front line the runner must not cross.
  void Chase(Pose pose, BaseSize size) {
    Add(Who::kEnemy, pose, size);
    const auto barrier = MakeBarrier(FrontLine(pose, size), Runner());
    if (barrier) barriers_.push_back(*barrier);
  }
  Block Runner() const { return MakeBlock(runner_, size_); }
  FlightQuery Query() {
    hard_.clear();
    friends_.clear();
    for (const Base& b : bases_) {
      if (b.who == Who::kEnemy) hard_.push_back(MakeBlocker(b.id, b.corners));
      if (b.who == Who::kFriend) {
        friends_.push_back(MakeBlocker(b.id, b.corners));
      }
    }
    return {runner_,    size_,     distance_, home_,    Inches(60),
            Inches(48), barriers_, hard_,     friends_, enemy_centres_};
  }
  FlightPath Run() {
    return FindFlight(Query(), [&](Pose end) { return FreeAt(end); });
  }
  bool FreeAt(Pose pose) const {
    const Block block = MakeBlock(pose, size_);
    for (const Base& b : bases_) {
      if (Overlaps(PolygonView(block.corners()), b.corners, kPenetration)) {
        return false;
      }
    }
    return true;
  }

  struct Base {
    Who who;
    std::array<Point, 4> corners;
    int16_t id;
  };
  Pose runner_ = PoseAt(3000, 2400, 180);
  BaseSize size_ = kInfantry;
  Length distance_ = Inches(7);
  Heading home_ = Heading::Degrees(0);
  std::vector<Base> bases_;
  std::vector<Barrier> barriers_;
  std::vector<Blocker> hard_, friends_;
  std::vector<Point> enemy_centres_;
};

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

TEST_F(FlightTest, PathsKeepTheirLawsOnRandomTables) {
  Dice dice(51);
  std::set<int> stages;
  int nowhere = 0, bent = 0;
  for (int i = 0; i < 1500; ++i) {
    bases_.clear();
    barriers_.clear();
    enemy_centres_.clear();
    runner_ = {Spot(dice, 200, 5800, 200, 4600),
               Heading::Quarters(dice.Roll(0, 1439))};
    const int count = dice.Roll(0, 14);
    const Pose chaser = {Offset(runner_, Ticks(812), {0}),
                         runner_.heading.Opposite()};
    Chase(chaser, kInfantry);
    for (int16_t k = 0; k < count; ++k) {
      const Pose pose = Beside(dice, runner_, 600);
      const Block block = MakeBlock(pose, kInfantry);
      if (Overlaps(block, Runner(), kPenetration)) continue;
      Add(dice.Roll(0, 2) == 0 ? Who::kFriend : Who::kEnemy, pose, kInfantry,
          k);
    }
    const FlightPath path = Run();
    stages.insert(path.stage);
    if (path.outcome == Outcome::kNone) {
      ++nowhere;
      continue;
    }
    bent += path.track.legs == 2;
    EXPECT_GT(path.track.legs, 0);
    Point at = runner_.centre;
    int crossings = 0;
    for (int l = 0; l < path.track.legs; ++l) {
      const Track::Leg& leg = path.track.leg[l];
      EXPECT_EQ(leg.from, at);
      at = Offset({leg.from, leg.heading}, leg.length, {0});
      const SmallPolygon corridor =
          Corridor({leg.from, leg.heading}, size_, leg.length);
      for (const Barrier& b : barriers_) {
        EXPECT_TRUE(AllAtLeast(b.line, corridor, b.limit - kPenetration));
      }
      if (leg.length <= Ticks(0)) continue;
      for (const Base& b : bases_) {
        const bool met = Overlaps(corridor, b.corners, kPenetration);
        EXPECT_FALSE(met && b.who == Who::kEnemy);
        if (met) ++crossings;
      }
    }
    EXPECT_EQ(path.end.centre, at);
    EXPECT_EQ(crossings > 0, path.crossed_count > 0);
    EXPECT_TRUE(path.stage % 2 == 0 || path.crossed_count == 0);
    if (path.outcome == Outcome::kRun) {
      EXPECT_GE(path.total(), distance_);
      EXPECT_TRUE(FreeAt(path.end));
    } else {
      EXPECT_LE(path.total(), distance_ + kProlongStep * kProlongSteps);
    }
  }
  EXPECT_THAT(stages, ::testing::IsSupersetOf({0, 1, 2, 3, 4, 5}));
  EXPECT_GT(nowhere, 10);
  EXPECT_GT(bent, 100);
}

TEST_F(FlightTest, AMirroredTableHasAMirroredFlight) {
  Dice dice(99);
  const auto mirrored = [](Pose p) {
    return Pose{{Inches(60).ticks - p.centre.x, p.centre.y},
                Heading::Quarters(-p.heading.quarters())};
  };
  for (int i = 0; i < 300; ++i) {
    runner_ = {At(3000, 2400), Heading::Quarters(dice.Roll(0, 1439))};
    std::vector<Pose> others;
    for (int k = 0; k < 8; ++k) {
      others.push_back(Beside(dice, runner_, 500));
    }
    const auto run = [&](auto side) {
      bases_.clear();
      enemy_centres_.clear();
      for (size_t k = 0; k < others.size(); ++k) {
        Add(k % 2 == 0 ? Who::kFriend : Who::kEnemy, side(others[k]),
            kInfantry);
      }
      const Pose before = runner_;
      runner_ = side(runner_);
      const FlightPath path = Run();
      runner_ = before;
      return path;
    };
    const FlightPath here = run([](Pose p) { return p; });
    const FlightPath there = run(mirrored);
    EXPECT_EQ(here.outcome, there.outcome);
    EXPECT_EQ(here.stage, there.stage);
    EXPECT_EQ(here.total(), there.total());
    EXPECT_EQ(here.end.centre.y / 10, there.end.centre.y / 10);
    EXPECT_EQ(here.crossed_count, there.crossed_count);
  }
}

}  // namespace
}  // namespace berthier
