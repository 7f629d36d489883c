// Flight, contagion, pursuit (GT-FLE, GT-PUR, GT-DES).
#include <gtest/gtest.h>

#include "engine/rulesets/grande_tactique/board/process.h"
#include "engine/rulesets/grande_tactique/facts/codes.h"
#include "tests/engine/rulesets/grande_tactique/skirmish.h"

namespace berthier::grande_tactique {
namespace {

// French infantry A breaks Austrian infantry D at (30, 24): two dice.
Skirmish& Breaks(Skirmish& s) {
  s.French("A", {"infantry"}, 30, 23.2, 0).Charges("A", "D");
  s.Austrian("D", {"infantry"}, 30, 24, 180);
  return s;
}
void Break(Skirmish& s) {
  s.Begin();
  s.Throw({6});
  s.Throw({1});
}
// The same by cavalry C at (30, 23.1).
Skirmish& BreaksByHorse(Skirmish& s) {
  s.French("C", {"cavalry"}, 30, 23.1, 0).Charges("C", "D");
  s.Austrian("D", {"infantry"}, 30, 24, 180);
  return s;
}

// GT-FLE-03: square, firing, order and area are gone.
TEST(Flight, LeavesEverything) {
  Skirmish s("charge");
  s.French("A", {"infantry"}, 30, 23.2, 0).Charges("A", "D");
  s.Austrian("D", {"infantry", "square", "firing"}, 30, 24.6, 180);
  Break(s);
  EXPECT_FALSE(s.Is("D", Flag::kSquare));
  EXPECT_FALSE(s.Is("D", Flag::kFiring));
  EXPECT_TRUE(s.Stands("D", 30, 31.6, 0));
}

// GT-FLE-31, GT-FLE-32: coherent friends are disrupted, disrupted ones flee
// and strike others in their turn; guns are only disrupted.
TEST(Contagion, RunsThroughTheLines) {
  Skirmish s("charge");
  Breaks(s);
  s.Austrian("X", {"infantry", "disrupted"}, 30, 26, 180);
  s.Austrian("L", {"infantry"}, 27.4, 26, 180);
  s.Austrian("R", {"infantry"}, 32.6, 26, 180);
  s.Austrian("Y", {"infantry"}, 30, 29, 180);
  s.Austrian("Z", {"infantry"}, 30, 32.5, 180);
  s.Austrian("L2", {"infantry"}, 27.4, 32.5, 180);
  s.Austrian("R2", {"infantry"}, 32.6, 32.5, 180);
  s.Austrian("L3", {"infantry"}, 24.8, 32.5, 180);
  s.Austrian("R3", {"infantry"}, 35.2, 32.5, 180);
  Break(s);
  EXPECT_TRUE(s.Is("D", Cohesion::kFleeing));
  EXPECT_TRUE(s.Is("X", Cohesion::kFleeing));
  // Y was crossed by D and X: disrupted by one, broken by the other, unless
  // they found a way round it.
  EXPECT_FALSE(s.Is("Y", Cohesion::kCoherent));
  EXPECT_EQ(s.view().state.n_frames, 0);
}

TEST(Contagion, StrikesTwiceAtMost) {
  Skirmish s("charge");
  Breaks(s);
  // One column, fenced in by the edges of a gap too narrow to leave.
  s.Ground("West", "impassable", 20, 24.9, 28.75, 40);
  s.Ground("East", "impassable", 31.25, 24.9, 40, 40);
  s.Austrian("X", {"infantry", "disrupted"}, 30, 25.5, 180);
  s.Austrian("G", {"foot artillery"}, 30, 27, 180);
  s.Austrian("Y", {"infantry"}, 30, 28.5, 180);
  Break(s);
  EXPECT_TRUE(s.Is("X", Cohesion::kFleeing));
  EXPECT_TRUE(s.Is("G", Cohesion::kDisrupted));
  EXPECT_TRUE(s.Is("Y", Cohesion::kFleeing));
  EXPECT_TRUE(s.Is("D", Cohesion::kFleeing));
}

// GT-FLE-04, GT-GEN-09, GT-I-106: R6 when the flight begins, not later.
TEST(General, AtRiskOnce) {
  Skirmish s("charge");
  Breaks(s).GeneralWith("Austrian", "G", "D");
  Break(s);
  ASSERT_TRUE(s.Awaits(RollKind::kGeneralAtRisk));
  EXPECT_EQ(s.Weight("killed"), 1);
  s.Throw({1});
  EXPECT_FALSE(IsSome(s["D"].attached));
  EXPECT_TRUE(s.Stands("D", 30, 31, 0));
  Skirmish t("charge");
  t.French("A", {"infantry"}, 30, 23.2, 0).Charges("A", "D");
  t.Austrian("D", {"infantry", "fleeing"}, 30, 24, 180);
  t.GeneralWith("Austrian", "G", "D");
  t.Begin();
  EXPECT_TRUE(t.Stands("D", 30, 31, 0));
  EXPECT_TRUE(IsSome(t["D"].attached));
}

// GT-FLE-16, GT-FLE-18, GT-I-87: surrounded; the general survives there.
TEST(Flight, Surrounded) {
  Skirmish s("charge");
  Breaks(s).GeneralWith("Austrian", "G", "D");
  s.Ground("Rocks", "impassable", 25, 24.6, 35, 26);
  Break(s);
  s.Throw({2});
  EXPECT_TRUE(s.Is("D", Presence::kDestroyed));
  EXPECT_EQ(s["D"].destroy_cause, DestroyCause::kSurrounded);
  EXPECT_EQ(s.view().state.side(Side::kSecond).lost_x2, 4);
  // GT-MEL-10: the winner goes to where it stood.
  EXPECT_TRUE(s.Stands("A", 30, 24, 0));
}

// GT-FLE-15, 5.9.2: no part of the path behind the front line of the charger:
// 35 degrees is as far as it can turn away.
TEST(Flight, Barrier) {
  Skirmish s("charge");
  Breaks(s);
  s.Ground("Rocks", "impassable", 29.25, 27.5, 30.75, 28.5);
  Break(s);
  EXPECT_TRUE(s.Stands("D", 34.02, 29.73, 35));
}

// GT-FLE-20: prolonged until clear of a friend that is not avoided.
TEST(Flight, ProlongedBeyondAFleeingFriend) {
  Skirmish s("charge");
  Breaks(s);
  s.Austrian("F", {"infantry", "fleeing"}, 30, 31.1, 0);
  Break(s);
  EXPECT_GE(s["D"].centre.y, In(31.1 + 0.8 - 0.02));
  EXPECT_EQ(s["D"].centre.x, In(30));
}

// GT-FLE-10: the nearest shelter, not through friends; not for horse
// (GT-FLE-12).
TEST(Shelter, NearestFreeArea) {
  Skirmish s("charge");
  Breaks(s);
  s.Ground("Near", "woods", 31, 27, 33, 29);
  s.Ground("Far", "woods", 25, 29, 27, 31);
  Break(s);
  ASSERT_TRUE(IsSome(s["D"].occupying));
  EXPECT_TRUE(s.Stands("D", 32, 28, 26.5));
  Skirmish t("charge");
  Breaks(t);
  t.Ground("Near", "woods", 31, 27, 33, 29);
  t.Ground("Far", "woods", 25, 29, 27, 31);
  t.Austrian("X", {"infantry"}, 0, 0, 180).Occupies("X", "Near");
  Break(t);
  EXPECT_TRUE(IsSome(t["D"].occupying));
  EXPECT_LT(t["D"].centre.x, In(28));
}

// GT-FLE-10: seven inches, not more.
TEST(Shelter, WithinSevenInches) {
  for (const double edge : {31.39, 31.42}) {
    Skirmish s("charge");
    Breaks(s);
    s.Ground("Wood", "woods", 30.5, edge, 33, edge + 2);
    Break(s);
    EXPECT_EQ(IsSome(s["D"].occupying), edge < 31.4) << edge;
  }
}

// GT-FLE-11: a continuing flight looks only toward home.
TEST(Shelter, ContinuingFlightGoesHomewardOnly) {
  for (const bool homeward : {false, true}) {
    Skirmish s("orders");
    s.French("D", {"infantry", "fleeing"}, 30, 24, 180);
    s.Ground("Wood", "woods", 30, homeward ? 20 : 26, 32, homeward ? 22 : 28);
    s.Austrian("E", {"infantry"}, 50, 45, 180);
    s.Begin();
    s.Play(Verb::kEndCommand);
    EXPECT_EQ(IsSome(s["D"].occupying), homeward);
    EXPECT_EQ(s.Stands("D", 30, 17, 180), !homeward);
  }
}

// GT-FLE-01 and the option cav_flee.
TEST(Horse, DistanceIsDiced) {
  for (const char* option : {"all_diced", "diced_from_cavalry_only"}) {
    Skirmish s("firing");
    s.Option("cav_flee", option);
    s.French("B", {"foot artillery", "firing"}, 30, 10, 0);
    s.Austrian("D", {"cavalry", "disrupted"}, 30, 14, 180);
    s.Begin();
    s.Throw({6, 3});
    const bool diced = std::string(option) == "all_diced";
    ASSERT_EQ(s.Awaits(RollKind::kFlightDistance), diced);
    if (diced) {
      EXPECT_EQ(s.Described().outcomes.size(), 11u);
      s.Throw({6, 6});
    }
    EXPECT_TRUE(s.Stands("D", 30, diced ? 37 : 25, 0));
  }
}

TEST(Horse, DistanceIsDicedFromHorseUnderBothOptions) {
  Skirmish s("charge");
  s.Option("cav_flee", "diced_from_cavalry_only");
  s.French("C", {"cuirassiers"}, 30, 23, 0).Charges("C", "T");
  s.Austrian("T", {"cavalry"}, 30, 24, 180);
  s.Begin();
  s.Throw({6});
  s.Throw({1});
  EXPECT_TRUE(s.Awaits(RollKind::kFlightDistance));
}

// GT-PUR-02, GT-PUR-08, GT-PUR-09.
TEST(Pursuit, OneInchBehind) {
  Skirmish s("charge");
  BreaksByHorse(s);
  Break(s);
  s.Throw({1});
  EXPECT_TRUE(s.Stands("D", 30, 31, 0));
  EXPECT_TRUE(s.Stands("C", 30, 29.1, 0));
  EXPECT_TRUE(s.Is("C", Cohesion::kDisrupted));
  EXPECT_TRUE(s.Is("D", Flag::kExhausted));
}

// GT-I-115: the pursuer follows both legs.
TEST(Pursuit, RoundTheBend) {
  Skirmish s("charge");
  BreaksByHorse(s);
  s.Austrian("F", {"infantry"}, 30, 29, 180);
  Break(s);
  const Pose fled = s["D"].pose();
  EXPECT_NE(fled.centre.x, In(30));
  s.Throw({1});
  EXPECT_EQ(s["C"].heading, fled.heading);
  // Front edge an inch behind the rear edge of the fled unit.
  const Vec local = LocalCoordinates(fled, s["C"].centre);
  EXPECT_NEAR(local.x, 0, 3);
  EXPECT_NEAR(local.y, -In(0.4 + 1 + 0.5), 3);
}

// GT-PUR-04, GT-I-77: short of a stream and of woods; exhausted all the same.
TEST(Pursuit, StopsAtAStream) {
  Skirmish s("charge");
  BreaksByHorse(s);
  s.Ground("Stream", "linear feature", 20, 27, 40, 27);
  Break(s);
  s.Throw({1});
  EXPECT_TRUE(s.Stands("C", 30, 26.4, 0));
  EXPECT_TRUE(s.Is("D", Flag::kExhausted));
}

TEST(Pursuit, StopsAtWoodsRunThrough) {
  Skirmish s("charge");
  BreaksByHorse(s);
  // Occupied by a friend who is fleeing and so not avoided, nor free.
  s.Ground("Wood", "woods", 28, 27, 32, 28);
  s.Austrian("F", {"infantry", "fleeing"}, 0, 0, 180).Occupies("F", "Wood");
  Break(s);
  EXPECT_TRUE(s.Stands("D", 30, 31, 0));
  s.Throw({1});
  EXPECT_TRUE(s.Stands("C", 30, 26.4, 0));
}

// GT-PUR-03: stops at the last free place before a friend.
TEST(Pursuit, StopsBehindAFriend) {
  Skirmish s("charge");
  BreaksByHorse(s);
  s.French("F", {"foot artillery", "silenced"}, 30, 28.6, 0);
  Break(s);
  s.Throw({1});
  EXPECT_NEAR(s["C"].centre.y, In(27.6), 102);
  EXPECT_EQ(s["C"].centre.x, In(30));
}

// GT-PUR-07, GT-I-76: into a new enemy with three charges used up.
TEST(Pursuit, NoFourthCharge) {
  Skirmish s("charge");
  BreaksByHorse(s).Number("C", "charges made", 2);
  s.Austrian("X", {"infantry"}, 30, 27, 180);
  s.Austrian("L", {"infantry"}, 27.4, 27, 180);
  s.Austrian("R", {"infantry"}, 32.6, 27, 180);
  Break(s);
  EXPECT_TRUE(s.Stands("C", 30, 26.1, 0));
  EXPECT_TRUE(s.Is("C", Cohesion::kDisrupted));
  EXPECT_TRUE(s.Is("X", Cohesion::kDisrupted));
  EXPECT_EQ(s.view().state.n_frames, 0);
}

// GT-PUR-05: to where a surrounded unit stood.
TEST(Pursuit, ToThePlaceOfTheDestroyed) {
  Skirmish s("charge");
  BreaksByHorse(s);
  s.Ground("Rocks", "impassable", 25, 24.7, 35, 26);
  Break(s);
  EXPECT_TRUE(s.Is("D", Presence::kDestroyed));
  s.Throw({1});
  EXPECT_TRUE(s.Is("C", Cohesion::kDisrupted));
  EXPECT_NEAR(s["C"].centre.y, In(24), 110);
}

// GT-FLE-19, GT-VIC-01, GT-DES-04: half points; the general stands at the
// edge.
TEST(Flight, OffTheTable) {
  Skirmish s("charge");
  s.French("A", {"infantry"}, 30, 43.2, 0).Charges("A", "D");
  s.Austrian("D", {"infantry"}, 30, 44, 180);
  s.GeneralWith("Austrian", "G", "D");
  Break(s);
  s.Throw({6});
  EXPECT_TRUE(s.Is("D", Presence::kFledOff));
  EXPECT_EQ(s.view().state.side(Side::kSecond).lost_x2, 2);
  EXPECT_EQ(PlaceOf(s.view(), GeneralId{0}), At(30, 48));
}

}  // namespace
}  // namespace berthier::grande_tactique
