#include "engine/rulesets/grande_tactique/table/sight.h"

#include "engine/rulesets/grande_tactique/table/arc.h"
#include "tests/engine/tabletop/table.h"

namespace berthier::grande_tactique {
namespace {

class SightTest : public ::testing::Test {
 protected:
  // A base that may be in the way.
  void Add(int16_t id, Pose pose, BaseSize size) {
    corners_.push_back(MakeBlock(pose, size).corners());
    ids_.push_back(id);
  }
  SightLine Look(Pose firer, Pose target) {
    target_ = MakeBlock(target, kInfantry).corners();
    return FindSightLine(Query(firer));
  }
  SightQuery Query(Pose firer) {
    blockers_.clear();
    for (size_t i = 0; i < ids_.size(); ++i) {
      blockers_.push_back(MakeBlocker(ids_[i], corners_[i]));
    }
    return {firer, kFootGuns, target_, blockers_};
  }

  std::vector<std::array<Point, 4>> corners_;
  std::vector<int16_t> ids_;
  std::vector<Blocker> blockers_;
  std::array<Point, 4> target_ =
      MakeBlock(PoseAt(3000, 2800, 180), kInfantry).corners();
};

TEST_F(SightTest, OpenGroundIsClear) {  // GT-FIR-08
  const SightLine line = Look(PoseAt(3000, 2000, 0), PoseAt(3000, 2800, 180));
  EXPECT_TRUE(line.clear());
  // Front left corner first, then the first corner of the target.
  EXPECT_EQ(line.segment.a,
            MakeBlock(PoseAt(3000, 2000, 0), kFootGuns).front_left());
  EXPECT_EQ(line.segment.b, target_[0]);
}

TEST_F(SightTest, ABaseAcrossTheWayBlocksAndIsNamed) {
  Add(4, PoseAt(3500, 2400, 0), kInfantry);
  Add(7, PoseAt(3000, 2400, 0), kInfantry);
  const SightLine line = Look(PoseAt(3000, 2000, 0), PoseAt(3000, 2800, 180));
  EXPECT_FALSE(line.clear());
  EXPECT_EQ(line.blocker, 7);
  // Of all lines the shortest is told: 7.1" ahead, 0.7" aside.
  EXPECT_THAT(LengthOf(line.segment.b - line.segment.a), IsAboutInches(713));
}

TEST_F(SightTest, OneFreeCornerIsEnough) {
  // Covers the line from the left corner, not the one from the right.
  Add(7, PoseAt(2880, 2400, 0), kInfantry);
  EXPECT_TRUE(Look(PoseAt(3000, 2000, 0), PoseAt(3000, 2800, 180)).clear());
}

TEST_F(SightTest, RunningAlongAnEdgeIsNotPassingThrough) {
  // The firer's right corner stands at x = 30.5, and so does the left side of
  // the base that is in the way of everything else.
  Add(1, PoseAt(3050 + 120, 2400, 0), kInfantry);
  Add(2, {{At(3050, 0).x - 1219 - 25, At(0, 2400).y}, {}}, kInfantry);
  target_ = MakeBlock(PoseAt(3050 + 120, 2800, 180), kInfantry).corners();
  const SightLine line = FindSightLine(Query(PoseAt(3000, 2000, 0)));
  EXPECT_TRUE(line.clear());
  EXPECT_EQ(line.segment.a.x, At(3050, 0).x);
  EXPECT_NEAR(line.segment.b.x, line.segment.a.x, 2);
}

TEST_F(SightTest, TheFirersOwnBaseIsInTheWayOfWhatStandsBehind) {
  // Narrower than the base, so that no line runs along its side.
  target_ = MakeBlock(PoseAt(3000, 1600, 0), {{762}, {762}}).corners();
  const SightLine line = FindSightLine(Query(PoseAt(3000, 2000, 0)));
  EXPECT_EQ(line.blocker, SightLine::kOwnBase);
}

TEST_F(SightTest, ASparedFriendLetsTheLinePass) {  // GT-FIR-12
  Add(7, PoseAt(3000, 2400, 0), kInfantry);
  const SightQuery query = Query(PoseAt(3000, 2000, 0));
  const auto alike = [](Segment) { return int16_t{0}; };
  EXPECT_FALSE(FindSightLine(
                   query, [](const Blocker&, Segment) { return false; }, alike)
                   .clear());
  EXPECT_TRUE(
      FindSightLine(
          query, [](const Blocker& b, Segment) { return b.id == 7; }, alike)
          .clear());
}

TEST_F(SightTest, TheBestRankIsUsed) {  // GT 5.7, over a hill
  // Lines to the left half of the table are worth more; the first one tried
  // goes to the right.
  const auto left_is_better = [](Segment s) {
    return s.b.x < At(3000, 0).x ? int16_t{0} : int16_t{1};
  };
  const auto spare_none = [](const Blocker&, Segment) { return false; };
  const SightQuery query = Query(PoseAt(3000, 2000, 0));
  const SightLine line = FindSightLine(query, spare_none, left_is_better);
  EXPECT_EQ(line.rank, 0);
  EXPECT_LT(line.segment.b.x, At(3000, 0).x);
  const SightLine all_worse =
      FindSightLine(query, spare_none, [](Segment) { return int16_t{3}; });
  EXPECT_TRUE(all_worse.clear());
  EXPECT_EQ(all_worse.rank, 3);
}

TEST_F(SightTest, FewerBlockersNeverCloseALine) {
  Dice dice(5);
  int open = 0, closed = 0;
  for (int i = 0; i < 2000; ++i) {
    corners_.clear();
    ids_.clear();
    for (int16_t k = 0; k < 4; ++k) {
      Add(k,
          {Spot(dice, 2700, 3300, 2200, 2600),
           Heading::Quarters(dice.Roll(0, 1439))},
          kInfantry);
    }
    const Pose firer = {At(dice.Roll(2900, 3100), 2000), {}};
    SightQuery query = Query(firer);
    const SightLine all = FindSightLine(query);
    (all.clear() ? open : closed) += 1;
    if (!all.clear()) {
      const auto named = static_cast<size_t>(all.blocker);
      EXPECT_TRUE(PassesThrough(all.segment, corners_[named], kThrough));
      continue;
    }
    query.blockers = query.blockers.subspan(1);
    EXPECT_TRUE(FindSightLine(query).clear());
  }
  EXPECT_GT(open, 100);
  EXPECT_GT(closed, 100);
}

TEST_F(SightTest, EnfiladeFromTheFlankAxis) {  // GT-FIR-27, GT 5.5
  const Pose target = PoseAt(3000, 2400, 0);
  // Straight on the axis the lower corner lies behind the rear line...
  EXPECT_TRUE(Enfilades(Query(PoseAt(3600, 2400, 270)), target, kInfantry));
  // ... 0.2" further forward neither does.
  EXPECT_FALSE(Enfilades(Query(PoseAt(3600, 2420, 270)), target, kInfantry));
  EXPECT_FALSE(Enfilades(Query(PoseAt(3000, 3000, 180)), target, kInfantry));
  EXPECT_TRUE(Enfilades(Query(PoseAt(3000, 1800, 0)), target, kInfantry));
}

TEST_F(SightTest, EnfiladeNeedsBothRearCornersInView) {
  const Pose target = PoseAt(3000, 2400, 0);
  Add(3, PoseAt(3080, 2000, 0), kFootGuns);
  EXPECT_FALSE(Enfilades(Query(PoseAt(3000, 1600, 0)), target, kInfantry));
  EXPECT_TRUE(Enfilades(Query(PoseAt(3000, 1600, 0)), target, kInfantry,
                        [](const Blocker& b, Segment) { return b.id == 3; }));
}

TEST(PartlyIn, BesideIsOutside) {  // GT-FIR-07
  const Arc zone = MakeArc(PoseAt(3000, 2000, 0), kFootGuns, kEighthTurn);
  const auto in = [&](int x, int y) {
    return PartlyIn(zone, MakeBlock(PoseAt(x, y, 0), kFootGuns).corners());
  };
  EXPECT_FALSE(in(3100, 2000));  // exactly beside
  EXPECT_TRUE(in(3000, 2400));
  // Along the ray x = 0.5 + (y - 0.5): the near corner of a base 4" ahead is
  // in while its left side is less than 4" + ... to the right.
  EXPECT_TRUE(in(3000 + 50 + 50 + 385, 2400));
  EXPECT_FALSE(in(3000 + 50 + 50 + 410, 2400));
}

}  // namespace
}  // namespace berthier::grande_tactique
