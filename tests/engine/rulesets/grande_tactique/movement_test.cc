// Moving: allowances, halves, roads, friends, contact, areas, squares
// (GT-MOV, GT-CON, GT-TER).
#include <gtest/gtest.h>

#include "tests/engine/rulesets/grande_tactique/orders.h"
#include "tests/engine/rulesets/grande_tactique/skirmish.h"

namespace berthier::grande_tactique {
namespace {

constexpr RefusalCode kOk = RefusalCode::kAccepted;

// A French division with plenty of CP and an Austrian far away.
class Moving : public testing::Test {
 protected:
  Moving() : s("orders") {
    Command(s, "French", 20, 30, 20);
    s.Austrian("X", {"infantry"}, 5, 46, 180);
  }
  RefusalCode Move(const std::string& unit, double x, double y,
                   double degrees) {
    return RefusalOf(s, MoveTo(s, unit, x, y, degrees));
  }
  Skirmish s;
};

// GT-MOV-01, GT-MOV-07, GT-MOV-08.
TEST_F(Moving, EveryArmHasItsAllowance) {
  s.French("I", {"infantry"}, 10, 10, 0);
  s.French("C", {"cavalry"}, 16, 10, 0);
  s.French("K", {"cavalry", "cuirassiers"}, 22, 10, 0);
  s.French("F", {"foot artillery", "limbered"}, 28, 10, 0);
  s.French("H", {"horse artillery", "limbered"}, 34, 10, 0);
  s.French("Q", {"infantry", "square"}, 40, 10, 0);
  s.Begin();
  const struct {
    const char* unit;
    double x;
    double reach;
  } kArms[] = {{"I", 10, 4}, {"C", 16, 9}, {"K", 22, 6},
               {"F", 28, 4}, {"H", 34, 9}, {"Q", 40, 2}};
  for (const auto& arm : kArms) {
    EXPECT_EQ(Move(arm.unit, arm.x, 10 + arm.reach, 0), kOk) << arm.unit;
    EXPECT_EQ(Move(arm.unit, arm.x, 10 + arm.reach + 0.1, 0),
              RefusalCode::kTooFar)
        << arm.unit;
  }
}

// GT-MOV-04, GT-MOV-10, GT-MOV-11: obliquely at full rate, sideways at half.
TEST_F(Moving, SlidesCostHalfTheMove) {
  s.French("I", {"infantry"}, 10, 10, 0);
  s.Begin();
  EXPECT_EQ(Move("I", 12.8, 12.8, 0), kOk);
  EXPECT_EQ(Move("I", 12, 10, 0), kOk);
  EXPECT_EQ(Move("I", 10, 8, 0), kOk);
  EXPECT_EQ(Move("I", 13, 10, 0), RefusalCode::kTooFarAside);
}

// GT-MOV-02, GT-MOV-38: a square goes anywhere, without turning.
TEST_F(Moving, SquaresShift) {
  s.French("Q", {"infantry", "square", "disrupted"}, 20, 10, 0);
  s.Begin();
  EXPECT_EQ(Move("Q", 20, 8, 0), kOk);
  EXPECT_EQ(Move("Q", 22, 10, 0), kOk);
  EXPECT_EQ(Move("Q", 20, 11, 45), RefusalCode::kSquaresDoNotTurn);
  EXPECT_EQ(RefusalOf(s, Facing(Named(s, Verb::kPivot, "Q"), 90)),
            RefusalCode::kSquaresDoNotTurn);
}

// GT-MOV-04, GT-MOV-05: a stream halves, once; GT-MOV-06: not on the road.
TEST_F(Moving, StreamsHalveExceptOnRoads) {
  s.Ground("stream", "linear feature", 0, 12, 60, 12);
  s.Ground("road", "road", 30, 0, 30, 48);
  s.French("I", {"infantry"}, 10, 10.6, 0);
  s.French("D", {"infantry", "disrupted"}, 15, 10.6, 0);
  s.French("R", {"infantry"}, 30, 10.6, 0);
  s.Begin();
  EXPECT_EQ(Move("I", 10, 12.6, 0), kOk);
  EXPECT_EQ(Move("I", 10, 12.8, 0), RefusalCode::kTooFarHalved);
  EXPECT_EQ(Move("D", 15, 12.6, 0), kOk);
  EXPECT_EQ(Move("D", 15, 12.8, 0), RefusalCode::kTooFarDisrupted);
  EXPECT_EQ(Move("R", 30, 16.6, 0), kOk);
  EXPECT_EQ(Move("R", 30, 16.8, 0), RefusalCode::kTooFar);
}

// GT-MOV-06 with the option: the road only lengthens.
TEST_F(Moving, RoadsNeedNotWaiveTerrain) {
  s.Option("road_waives_terrain", "false");
  s.Ground("stream", "linear feature", 0, 12, 60, 12);
  s.Ground("road", "road", 30, 0, 30, 48);
  s.French("R", {"infantry"}, 30, 10.6, 0);
  s.Begin();
  EXPECT_EQ(Move("R", 30, 14.6, 0), kOk);
  EXPECT_NE(Move("R", 30, 14.8, 0), kOk);
}

// GT-MOV-19: over the bridge, but not to stop on it, nor beside it.
TEST_F(Moving, BridgesLeadOverImpassableGround) {
  s.Ground("river", "impassable", 0, 12, 60, 13);
  s.Ground("road", "road", 30, 0, 30, 48);
  s.French("C", {"cavalry"}, 30, 10.6, 0);
  s.French("W", {"cavalry"}, 40, 10.6, 0);
  s.Begin();
  EXPECT_EQ(Move("C", 30, 16, 0), kOk);
  EXPECT_EQ(Move("C", 30, 12.5, 0), RefusalCode::kEndsOnImpassable);
  EXPECT_EQ(Move("W", 40, 16, 0), RefusalCode::kImpassable);
}

// GT-MOV-18: cavalry stays out of woods; along a road it goes through.
TEST_F(Moving, CavalryKeepsOutOfWoods) {
  s.Ground("wood", "woods", 28, 12, 32, 14);
  s.Ground("copse", "woods", 38, 12, 42, 14);
  s.Ground("road", "road", 30, 0, 30, 48);
  s.French("C", {"cavalry"}, 30, 11, 0);
  s.French("W", {"cavalry"}, 40, 11, 0);
  s.French("I", {"infantry"}, 40.5, 9.5, 0);
  s.Begin();
  EXPECT_EQ(Move("C", 30, 15, 0), kOk);
  EXPECT_EQ(Move("W", 40, 15, 0), RefusalCode::kClosedGround);
  EXPECT_EQ(Move("C", 30, 13, 0), RefusalCode::kEndsOnArea);
}

// GT-MOV-13 and 5.6 (f).
TEST_F(Moving, NobodyEndsOnAnybodyOrOffTheTable) {
  s.French("A", {"infantry"}, 20, 10, 0);
  s.French("B", {"infantry"}, 20, 12, 0);
  s.French("E", {"infantry"}, 1.3, 10, 0);
  s.Begin();
  EXPECT_EQ(Move("A", 20, 12.5, 0), RefusalCode::kEndsOnUnit);
  EXPECT_EQ(Move("E", 1, 10, 0), RefusalCode::kOffTable);
  EXPECT_EQ(Move("A", 20, 10, 0), RefusalCode::kStaysPut);
}

// GT-MOV-15, 16, 17.
TEST_F(Moving, PassingThroughFriends) {
  s.French("B", {"foot artillery"}, 20, 11, 0);
  s.French("I", {"infantry"}, 20, 9.9, 0);
  s.French("G", {"foot artillery"}, 30, 11, 0);
  s.French("D", {"infantry", "disrupted"}, 30, 10.05, 0);
  s.French("H", {"foot artillery"}, 40, 11, 0);
  s.French("C", {"cavalry"}, 40, 9.9, 0);
  s.Austrian("T", {"infantry"}, 20, 14.1, 180);
  s.Begin();
  EXPECT_EQ(Move("D", 30, 11.95, 0), RefusalCode::kThroughFriends);
  // Disrupted on the way, it could not charge.
  EXPECT_EQ(RefusalOf(s, ChargeAt(s, "I", "T", 20, 13.3, 0)),
            RefusalCode::kDisruptedOnTheWay);
  Give(s, MoveTo(s, "I", 20, 12.5, 0));
  EXPECT_TRUE(s.Is("I", Cohesion::kDisrupted));
  EXPECT_TRUE(s.Is("B", Cohesion::kCoherent));
  Give(s, MoveTo(s, "C", 40, 14, 0));
  EXPECT_TRUE(s.Is("C", Cohesion::kCoherent));
}

// GT-MOV-14, GT-MOV-20, 5.6 (a), (b).
TEST_F(Moving, EnemiesStopAMove) {
  s.French("A", {"infantry"}, 20, 20, 0);
  s.French("B", {"infantry"}, 40, 20, 0);
  s.Austrian("T", {"foot artillery"}, 20, 21.5, 180);
  s.Austrian("U", {"infantry"}, 42.5, 19.2, 0);
  s.Begin();
  EXPECT_EQ(Move("A", 20, 23.5, 0), RefusalCode::kThroughEnemy);
  // U touches the side of B's way, not its front.
  EXPECT_EQ(Move("B", 40.07, 20, 0), RefusalCode::kContactNotFront);
}

// GT-MOV-21, 22, 23, 24.
TEST_F(Moving, WhoMayComeIntoContact) {
  s.French("I", {"infantry"}, 10, 20, 0);
  s.French("C", {"cavalry"}, 20, 20, 0);
  s.French("D", {"cavalry", "disrupted"}, 30, 20, 0);
  s.French("G", {"foot artillery", "limbered"}, 40, 20, 0);
  s.French("K", {"cavalry"}, 50, 20, 0);
  for (int i = 0; i < 4; ++i) {
    s.Austrian("T" + std::to_string(i), {"infantry"}, 10 + 10 * i, 23, 180);
  }
  s.Austrian("S", {"foot artillery", "silenced"}, 50, 23, 180);
  s.Begin();
  EXPECT_EQ(Move("I", 10, 22.2, 0), kOk);
  EXPECT_EQ(Move("C", 20, 22.1, 0), RefusalCode::kMustCharge);
  EXPECT_EQ(RefusalOf(s, ChargeAt(s, "C", "T1", 20, 22.1, 0)), kOk);
  EXPECT_EQ(RefusalOf(s, ChargeAt(s, "C", "T2", 20, 22.1, 0)),
            RefusalCode::kFrontNotTouching);
  EXPECT_EQ(RefusalOf(s, ChargeAt(s, "D", "T2", 30, 22.1, 0)),
            RefusalCode::kNotCoherent);
  EXPECT_EQ(Move("G", 40, 22.1, 0), RefusalCode::kNoContactAllowed);
  EXPECT_EQ(Move("K", 50, 22, 0), kOk);
  EXPECT_EQ(RefusalOf(s, ChargeAt(s, "K", "S", 50, 22, 0)),
            RefusalCode::kTargetSilenced);
}

// GT-MOV-25: eight degrees off, the front is set flush; twenty, it is not.
TEST_F(Moving, SquaringUp) {
  s.French("A", {"infantry"}, 20, 21, 8);
  s.French("B", {"infantry"}, 40, 21, 20);
  s.Austrian("T", {"infantry"}, 20, 23, 180);
  s.Austrian("U", {"infantry"}, 40, 23.4, 180);
  s.Begin();
  Give(s, MoveTo(s, "A", 20.14, 22.02, 8));
  EXPECT_EQ(s["A"].heading, Heading::Degrees(0));
  EXPECT_NEAR(s["A"].centre.y, In(22.2), 2);
  EXPECT_TRUE(Touching(s.view(), s.Id("A"), s.Id("T")));
}

// GT-CON-04 to 06, GT-CON-09, 10.
TEST_F(Moving, AspectsLastUntilTheEnemyTurns) {
  s.French("A", {"infantry"}, 34, 25, 270);
  s.French("R", {"infantry"}, 29.5, 26, 180);
  s.Austrian("T", {"infantry"}, 30, 24, 180);
  s.Begin();
  Give(s, MoveTo(s, "A", 31.6, 25, 270));
  Give(s, MoveTo(s, "R", 29.5, 24.8, 180));
  const UnitId t = s.Id("T");
  EXPECT_EQ(AspectToward(s.view(), s.Id("A"), t), Aspect::kFlank);
  EXPECT_EQ(AspectToward(s.view(), s.Id("R"), t), Aspect::kRear);
  Give(s, Named(s, Verb::kEndCommand, ""));
  s.Throw({6});
  Give(s, Named(s, Verb::kFormSquare, "T"));
  EXPECT_EQ(AspectToward(s.view(), s.Id("A"), t), Aspect::kFront);
  EXPECT_EQ(AspectToward(s.view(), s.Id("R"), t), Aspect::kFront);
}

// GT-CON-12, GT-CON-13.
TEST_F(Moving, InfantryIsPinnedAndCavalryIsNot) {
  s.French("I", {"infantry"}, 20, 22.2, 0);
  s.French("C", {"cavalry"}, 40, 22.1, 0);
  s.Austrian("T", {"infantry"}, 20, 23, 180);
  s.Austrian("U", {"infantry"}, 40, 23, 180);
  s.Begin();
  EXPECT_EQ(Move("I", 20, 21, 0), RefusalCode::kPinned);
  EXPECT_EQ(RefusalOf(s, Facing(Named(s, Verb::kPivot, "I"), 90)),
            RefusalCode::kPinned);
  EXPECT_EQ(Move("C", 40, 18, 0), kOk);
}

// GT-MOV-22, 5.6: a pivot into contact is a charge. The corner of the front
// edge reaches farther than its middle.
TEST_F(Moving, CavalryTurnsAtAnEnemy) {
  s.French("C", {"cavalry"}, 22, 20, 90);
  s.Austrian("T", {"infantry"}, 22, 21.32, 180);
  s.Begin();
  EXPECT_EQ(RefusalOf(s, Facing(Named(s, Verb::kPivot, "C"), 56.25)),
            RefusalCode::kMustCharge);
  Give(s, ChargeAt(s, "C", "T", 22, 20, 56.25));
  EXPECT_EQ(s["C"].heading, Heading::Quarters(225));
  EXPECT_EQ(s["C"].charge_target, s.Id("T"));
  EXPECT_EQ(CpLeft(s, "C"), 18);
}

// GT-MOV-26, 27, 28.
TEST_F(Moving, IntoAnAreaAndOut) {
  s.Ground("Retz", "built-up area", 27, 22, 30, 25);
  s.French("A", {"infantry"}, 28.5, 19.6, 0);
  s.French("C", {"cavalry"}, 33, 23.5, 270);
  s.Begin();
  Give(s, Facing(Named(s, Verb::kOccupy, "A", "Retz"), 90));
  EXPECT_TRUE(s.Stands("A", 28.5, 23.5, 90));
  EXPECT_EQ(RefusalOf(s, Named(s, Verb::kOccupy, "C", "Retz")),
            RefusalCode::kAreaTaken);
  EXPECT_EQ(RefusalOf(s, Via(MoveTo(s, "A", 28.5, 26, 0), 28.5, 25)),
            RefusalCode::kHasMoved);
  Give(s, Named(s, Verb::kEndCommand, ""));
  s.Throw({1});
  Give(s, Named(s, Verb::kEndCommand, ""));
  s.Throw({6});
  EXPECT_EQ(RefusalOf(s, Via(MoveTo(s, "A", 28.5, 27.6, 0), 28.5, 25)),
            RefusalCode::kTooFarHalved);
  EXPECT_EQ(RefusalOf(s, Via(MoveTo(s, "A", 28.5, 27.4, 0), 28.5, 24)),
            RefusalCode::kExitNotOnEdge);
  Give(s, Via(MoveTo(s, "A", 28.5, 27.4, 0), 28.5, 25));
  EXPECT_TRUE(s.Stands("A", 28.5, 27.4, 0));
  EXPECT_FALSE(InArea(s.view(), s.Id("A")));
  EXPECT_TRUE(s.Is("A", Flag::kLeftArea));
}

// GT-MOV-22, 26, GT-CHG-03: an area that touches an enemy is contact, and
// cavalry that takes it charges from it.
TEST_F(Moving, CavalryTakesAFarmAndCharges) {
  s.Ground("Retz", "built-up area", 27, 22, 30, 25);
  s.French("C", {"cavalry"}, 28.5, 20, 0);
  s.French("D", {"cavalry"}, 24, 23.5, 90);
  s.Austrian("T", {"infantry"}, 28.5, 25.4, 180);
  s.Begin();
  EXPECT_EQ(RefusalOf(s, Named(s, Verb::kOccupy, "C", "Retz")),
            RefusalCode::kMustCharge);
  EXPECT_EQ(RefusalOf(s, ChargeAt(s, "C", "X", 28.5, 23.5, 0)),
            RefusalCode::kFrontNotTouching);
  Give(s, ChargeAt(s, "C", "T", 28.5, 23.5, 0));
  EXPECT_TRUE(InBuiltUpArea(s.view(), s.Id("C")));
  EXPECT_EQ(s["C"].charge_target, s.Id("T"));
  EXPECT_EQ(CpLeft(s, "C"), 18);
}

// GT-MOV-34, 35, 36, 5.8.
TEST_F(Moving, SquaresFormAndDissolve) {
  s.French("A", {"infantry"}, 20, 20, 0);
  s.French("L", {"infantry"}, 17.58, 20, 0);
  s.French("R", {"infantry"}, 22.42, 20, 0);
  s.French("F", {"infantry"}, 20, 20.85, 0);
  s.French("B", {"infantry"}, 20, 19.15, 0);
  s.French("S", {"infantry"}, 40, 20, 0);
  s.Begin();
  Give(s, Named(s, Verb::kFormSquare, "S"));
  EXPECT_TRUE(s.Stands("S", 40, 19.4, 0));
  Give(s, Facing(Named(s, Verb::kLeaveSquare, "S"), 90));
  EXPECT_TRUE(s.Stands("S", 40.6, 19.4, 90));
  Give(s, Named(s, Verb::kFormSquare, "A"));
  EXPECT_TRUE(s.Is("A", Flag::kCramped));
  EXPECT_TRUE(s.Stands("A", 20, 20, 0));
}

// GT-TER-15, GT-CMD-27.
TEST_F(Moving, CavalryDoesNotChargeAcrossAWall) {
  s.Ground("wall", "linear feature", 10, 22, 50, 22);
  s.French("C", {"cavalry"}, 20, 20, 0);
  s.French("I", {"infantry"}, 40, 21.4, 0);
  s.Austrian("T", {"infantry"}, 20, 23, 180);
  s.Austrian("U", {"infantry"}, 40, 22.8, 180);
  s.Begin();
  EXPECT_EQ(RefusalOf(s, ChargeAt(s, "C", "T", 20, 22.1, 0)),
            RefusalCode::kLinearFeatureBetween);
  EXPECT_EQ(RefusalOf(s, ChargeAt(s, "I", "U", 40, 22, 0)), kOk);
}

}  // namespace
}  // namespace berthier::grande_tactique
