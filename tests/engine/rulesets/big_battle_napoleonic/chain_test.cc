// Examples that run through several phases: marches, counters, PASSED fire,
// attached guns, supports, rallies, pursuits, towns, arrivals.
#include <gtest/gtest.h>

#include "tests/engine/rulesets/big_battle_napoleonic/table.h"

namespace berthier::big_battle_napoleonic {
namespace {

constexpr char kFrench[] = "French";
constexpr char kPrussian[] = "Prussian";
constexpr char kLine[] = "line infantry";
constexpr char kLight[] = "light cavalry";
constexpr char kHorse[] = "horse artillery";
constexpr char kHeavy[] = "heavy artillery";

Order Charge(const Table& t, const std::string& who, const std::string& whom,
             double facing) {
  Order order = t.Said("charge", who, whom);
  order.pose.heading = FacingOf(facing);
  return order;
}

// BBN-X-06, BBN-MOV-19
TEST(March, KeepsTwelveInchesOff) {
  Table t("move");
  t.Unit("M", kFrench, {kLine, "march"}, 6, 20, 7, 90);
  t.Unit("H", kPrussian, {kHeavy, "unlimbered"}, 0, 20, 30.5, 270);
  t.Unit("Z", kPrussian, {kLine}, 4, 60, 46, 270);
  t.Ground("town", {"town"}, {18, 12, 22, 15});
  t.Begin();
  // Front at 10; the battery's front edge at 30: eight inches leave twelve.
  EXPECT_TRUE(t.Legal(t.MoveTo("M", 20, 15, 90)));
  EXPECT_EQ(t.Refusal(t.MoveTo("M", 20, 15.1, 90)), "march too near");
}

// BBN-X-16, BBN-SQR-13
TEST(Squares, InfantryContactsStand) {
  Table t("settle moves");
  t.Unit("T", kPrussian, {kLine, "line"}, 5, 30, 30, 270);
  t.Unit("C", kFrench, {kLight, "line"}, 4, 28.4, 28.5, 90);
  t.Unit("I", kFrench, {kLine, "column"}, 6, 31.6, 28.5, 90);
  t.Touching("C", "T", {"front"}, 1200);
  t.Touching("I", "T", {"front"}, 400);
  t.Begin();
  EXPECT_EQ(t.Weights()["forms square"], 26u);
  t.Throw({3, 4});
  EXPECT_EQ(t.State("T").formation, Formation::kSquare);
  ASSERT_EQ(t.view().state.contact_count, 1);
  t.PassUntil("melee");
  // 6 against 5 - 5 = 0.
  EXPECT_EQ(t.Weights()["defender broken"], 26u);
}

// BBN-X-17, BBN-MOV-21
TEST(Squares, AMarchColumnRoutsAfterItsAttempt) {
  Table t("settle moves");
  t.Unit("T", kPrussian, {kLine, "march"}, 4, 30, 30, 0);
  t.Unit("C", kFrench, {kLight, "line"}, 4, 30, 28.625, 90);
  t.Unit("Z", kPrussian, {kLine}, 4, 60, 46, 270);
  t.Touching("C", "T", {"right"}, 700);
  t.Begin();
  EXPECT_EQ(t.Weights()["forms square"], 15u);
  t.Throw({4, 4});
  EXPECT_EQ(t.State("T").bases, 2);
  EXPECT_TRUE(t.State("T").routing());
  // It has caught them again, and is disordered.
  ExpectAt(t, "C", 30, 34, 90);
  EXPECT_EQ(t.State("C").condition, Condition::kDisordered);
}

// BBN-X-20, BBN-ART-06
TEST(Charge, OverrunsOnItsWay) {
  Table t("move");
  t.General("N", kFrench, {"commander-in-chief"}, 26, 8);
  t.Unit("C", kFrench, {kLight, "line"}, 4, 20, 10, 90);
  t.Unit("G", kPrussian, {kHeavy, "unlimbered"}, 0, 20, 15, 270);
  t.Unit("T", kPrussian, {kLine, "column"}, 6, 20, 22, 270);
  t.Begin();
  t.Play(Charge(t, "C", "T", 90));
  EXPECT_EQ(t.State("G").presence, Presence::kDestroyed);
  ExpectAt(t, "C", 20, 20, 90);
}

// BBN-X-21, BBN-CTR-03, BBN-CTR-07, BBN-CTR-08
TEST(Counters, InTheEnemysMove) {
  Table t("move");
  t.General("N", kFrench, {"commander-in-chief"}, 24, 6);
  t.Unit("A", kFrench, {kLine, "column"}, 6, 20, 10, 90);
  t.Unit("C", kPrussian, {kLight, "line", "counter"}, 3, 20, 20, 270);
  t.Begin();
  t.Play(t.MoveTo("A", 20, 13, 90));
  t.PassUntil("enemy-move counter");
  t.Play(Charge(t, "C", "A", 270));
  t.PassUntil("emergency square");
  EXPECT_EQ(t.Weights()["forms square"], 10u);
  t.Throw({3, 3});
  t.PassUntil("melee");
  EXPECT_FALSE(t.State("C").Has(Flag::kCounter));
  EXPECT_EQ(t.Weights()["attacker broken"], 0u);
  EXPECT_EQ(t.Weights()["defender broken"], 26u);
}

// BBN-X-22, BBN-CTR-04: used in M6C, fought in the next move.
TEST(Counters, AfterMelee) {
  Table t("move");
  t.General("N", kFrench, {"commander-in-chief"}, 24, 6);
  t.Unit("C", kFrench, {"heavy cavalry", "line"}, 4, 20, 10, 90);
  t.Unit("I", kFrench, {kLine, "column"}, 5, 25, 17, 90);
  t.Unit("T", kPrussian, {kLine, "column"}, 5, 20, 18, 270);
  t.Unit("Z", kPrussian, {kLine}, 4, 60, 40, 270);
  t.Begin();
  t.Play("go on counter", "C");
  t.PassUntil("own-move counter");
  EXPECT_EQ(t.Refusal(t.MoveTo("C", 20, 11, 270)), "no way there");
  t.Play(Charge(t, "C", "T", 90));
  ASSERT_EQ(t.Awaited(), "emergency square");
  EXPECT_EQ(t.Weights()["forms square"], 3u);
  t.Throw({4, 4});
  EXPECT_EQ(t.Awaited(), "order");
  EXPECT_EQ(t.view().state.phasing, Side::kSecond);
  EXPECT_EQ(t.Refusal(t.MoveTo("T", 20, 19, 90)), "in contact");
}

// BBN-X-23, BBN-CTR-06
TEST(Counters, NotWhenContacted) {
  Table t("move");
  t.General("N", kFrench, {"commander-in-chief"}, 24, 6);
  t.Unit("H", kFrench, {"heavy cavalry", "line"}, 5, 20, 10, 90);
  t.Unit("C", kPrussian, {kLight, "line", "counter"}, 4, 20, 18, 270);
  t.Begin();
  t.Play(Charge(t, "H", "C", 90));
  t.PassUntil("melee");
  EXPECT_FALSE(t.State("C").Has(Flag::kCounter));
  EXPECT_EQ(t.Weights()["indecisive"], 9u);  // 5 + 2 against 4
}

// BBN-X-31: the square's gun does not count the square.
TEST(Fire, AGunAttachedToASquare) {
  Table t("snapshot");
  t.Unit("S", kFrench, {kLine, "square"}, 6, 20, 10, 90);
  t.Unit("A", kFrench, {kHorse, "unlimbered"}, 0, 21.875, 10.5, 90);
  t.Unit("T", kPrussian, {kLight, "column"}, 6, 21, 15, 270);
  t.Begin();
  EXPECT_EQ(t.State("A").attached_to, t.Of("S"));
  t.PassUntil("fire");  // the cavalry cannot
  t.Play("fire", "A", "T");
  EXPECT_EQ(t.Weights()["hit"], 12u);
  t.Throw({1, 6});
  t.Play("fire", "S", "T");
  EXPECT_EQ(t.Weights()["hit"], 4u);
}

// BBN-X-33, BBN-FIR-18, BBN-FIR-25
TEST(Fire, AtWhatHasPassed) {
  Table t("move");
  t.General("N", kFrench, {"commander-in-chief"}, 24, 4);
  t.Unit("C", kFrench, {kLight, "line"}, 4, 20, 10, 0);
  t.Unit("T", kPrussian, {kLine, "line"}, 6, 20, 15.5, 270);
  t.Begin();
  t.Play(t.MoveTo("C", 34, 10, 0));
  t.PassUntil("fire");
  t.Play("fire", "T", "C");
  // Seen on its flank as it rode by: -2 for gone, +1 for enfiladed.
  EXPECT_EQ(t.Weights()["hit"], 6u);
}

// BBN-X-34, BBN-FIR-24
TEST(Fire, OnlyAtTheSnapshot) {
  Table t("snapshot");
  t.Phasing(kPrussian);
  t.Unit("P1", kFrench, {kLine, "column"}, 6, 20, 10, 90);
  t.Unit("P2", kFrench, {kLine, "column"}, 6, 22.6, 10, 90);
  t.Unit("N1", kPrussian, {kLine, "line"}, 2, 21.3, 12.2, 270);
  t.Unit("N2", kPrussian, {kLine, "line"}, 6, 21.3, 14, 270);
  t.Begin();
  t.Play("fire", "P1", "N1");
  t.Throw({6, 1});
  EXPECT_EQ(t.State("N1").presence, Presence::kDispersed);
  EXPECT_EQ(t.State("N2").bases, 6);
  const std::string why =
      t.Awaited() == "fire" ? t.Refusal(t.Said("fire", "P2", "N1")) : "over";
  EXPECT_NE(why, "accepted");
}

// BBN-X-35, BBN-FIR-20
TEST(Fire, TwoHitsDisorder) {
  Table t("snapshot");
  t.Unit("T", kFrench, {kLine, "column"}, 6, 20, 10, 90);
  t.Unit("P1", kPrussian, {kLine, "column"}, 6, 18.5, 14, 270);
  t.Unit("P2", kPrussian, {kLine, "column"}, 6, 21.5, 14, 270);
  t.Begin();
  t.Play("fire", "P1", "T");
  t.Throw({6, 1});
  EXPECT_EQ(t.State("T").condition, Condition::kSteady);
  t.Play("fire", "P2", "T");
  t.Throw({6, 1});
  EXPECT_EQ(t.State("T").bases, 4);
  EXPECT_EQ(t.State("T").condition, Condition::kDisordered);
  t.Play("fire", "T", "P1");
  EXPECT_EQ(t.Weights()["hit"], 4u);
}

// BBN-X-41, BBN-MEL-29: the attacker goes back first.
TEST(Melee, CavalryRecoils) {
  Table t("melee");
  t.Unit("H", kFrench, {"heavy cavalry", "line"}, 5, 20, 10, 90);
  t.Unit("C", kPrussian, {kLight, "line"}, 3, 20, 12, 270);
  t.Touching("H", "C", {"front"}, 600);
  t.Begin();
  t.PassUntil("melee");
  t.Throw({1, 5});
  ASSERT_EQ(t.Awaited(), "extra recoil");
  Order recoil = t.Said("recoil", "H");
  recoil.amount = 5;
  t.Play(recoil);
  ExpectAt(t, "H", 20, 4, 90);
  recoil = t.Said("recoil", "C");
  recoil.amount = 6;
  EXPECT_EQ(t.Refusal(recoil), "recoil too far");
  recoil.amount = 0;
  t.Play(recoil);
  ExpectAt(t, "C", 20, 13, 270);
}

// BBN-X-48, BBN-D13, BBN-MEL-40, BBN-MEL-41
TEST(Melee, SupportsOfALoserAreFollowed) {
  for (const bool follows : {true, false}) {
    Table t("melee");
    t.Unit("A", kFrench, {kLine, "line"}, 6, 20, 10, 90);
    t.Unit("B1", kPrussian, {kLine, "column"}, 5, 18.8, 11.5, 270);
    t.Unit("B2", kPrussian, {kLine, "column"}, 4, 21.6, 11.5, 270);
    t.Touching("A", "B1", {"front"}, 100);
    t.Touching("A", "B2", {"front"}, 100);
    t.Begin();
    t.PassUntil("pair melees");
    t.Play("pair", "A", "B1");
    // 6 + 2 against 5 + 2: broken by six.
    t.Throw({6, 1});
    EXPECT_EQ(t.State("B1").bases, 3);
    EXPECT_TRUE(t.State("B1").routing());
    ExpectAt(t, "B2", 21.6, 13.5, 270);
    EXPECT_EQ(t.State("B2").bases, 4);
    ASSERT_EQ(t.Awaited(), "exploit a rout");
    t.Play(follows ? "follow supports" : "hold or pursue");
    ExpectAt(t, "A", 20, follows ? 12 : 10, 90);
  }
}

// BBN-X-52, BBN-MEL-03
TEST(Melee, CavalryInRoughBreaks) {
  Table t("melee");
  t.Ground("wood", {"wood"}, {17, 8, 23, 14});
  t.Unit("C", kFrench, {kLight, "line", "pursuing", "disordered"}, 4, 20, 9.5,
         90);
  t.Unit("T", kPrussian, {kLine, "column"}, 5, 20, 11.5, 270);
  t.Unit("K", kFrench, {kLine}, 4, 60, 4, 90);
  t.Touching("C", "T", {"pursuit", "front"}, 600);
  t.Begin();
  EXPECT_EQ(t.State("C").bases, 3);
  EXPECT_TRUE(t.State("C").routing());
  ExpectAt(t, "T", 20, 11.5, 270);
}

// BBN-X-56, BBN-ART-10 to BBN-ART-14
TEST(Artillery, SharesTheFateOfItsUnit) {
  const auto set = [](Table& t) {
    t.Unit("T", kPrussian, {kLine, "line"}, 6, 20, 11.5, 270);
    // On its left, as it faces south: to the east.
    t.Unit("G", kPrussian, {kHeavy, "unlimbered"}, 0, 23, 11.5, 270);
    t.Unit("X", kFrench, {kLine, "column"}, 6, 20, 10, 90);
    t.Touching("X", "T", {"front", "stale"}, 100);
    t.Begin();
    t.PassUntil("melee");
    EXPECT_EQ(t.State("G").attached_to, t.Of("T"));
    EXPECT_EQ(t.State("G").slot, Slot::kLeft);
  };
  Table back("melee");
  set(back);
  back.Throw({6, 1});
  ExpectAt(back, "T", 20, 13.5, 270);
  // The unit is a base shorter: the guns close up to its flank.
  ExpectAt(back, "G", 22.625, 13.5, 270);
  EXPECT_EQ(back.State("G").formation, Formation::kUnlimbered);

  Table on("melee");
  set(on);
  on.Throw({2, 4});
  ExpectAt(on, "X", 20, 8, 90);
  ExpectAt(on, "T", 20, 9.5, 270);
  ExpectAt(on, "G", 20, 10.5, 270);
  EXPECT_EQ(on.State("G").formation, Formation::kLimbered);
}

// BBN-X-57, BBN-ART-02
TEST(Artillery, IsAttachedByHalfAFace) {
  for (const double overlap : {0.8, 0.7}) {
    Table t("move");
    t.Unit("T", kPrussian, {kLine, "line"}, 6, 20, 11.5, 270);
    // Its rear face on the unit's front edge, off to the side.
    t.Unit("G", kPrussian, {kHeavy, "unlimbered"}, 0,
           20 + 2.25 + 0.75 - overlap, 10.5, 270);
    t.Unit("Z", kFrench, {kLine}, 4, 60, 2, 90);
    t.Begin();
    EXPECT_EQ(IsSome(t.State("G").attached_to), overlap > 0.75);
  }
}

// BBN-X-58, BBN-X-61, BBN-RAL-11, BBN-RAL-12
TEST(Rally, OneHitDoesNotSpoilIt) {
  for (const int hits : {1, 2}) {
    Table t("move");
    t.General("N", kFrench, {"commander-in-chief"}, 20, 4);
    t.Unit("T", kFrench, {kLine, "column", "disordered"}, 6, 20, 10, 90);
    t.Unit("P1", kPrussian, {kLine, "column"}, 6, 18.5, 14, 270);
    t.Unit("P2", kPrussian, {kLine, "column"}, 6, 21.5, 14, 270);
    t.Begin();
    t.Play("rally", "T");
    t.PassUntil("fire");
    t.Play("fire", "P1", "T");
    t.Throw({6, 1});
    if (hits == 2) {
      t.Play("fire", "P2", "T");
      t.Throw({6, 1});
    }
    while (t.Awaited() == "fire") t.Play("end fire");
    EXPECT_EQ(t.State("T").condition,
              hits == 1 ? Condition::kSteady : Condition::kDisordered);
  }
}

// BBN-X-64, BBN-FLE-07
TEST(Rout, TheSurroundedSurrender) {
  Table t("rout");
  t.Unit("R", kFrench, {kLine, "column", "routing", "rout column"}, 6, 20, 20,
         270);
  t.Unit("K", kFrench, {kLine}, 6, 60, 4, 90);
  t.Unit("E1", kPrussian, {kLine, "line"}, 8, 20, 17.8, 90);
  t.Unit("E2", kPrussian, {kLine, "line"}, 8, 16.8, 20, 0);
  t.Unit("E3", kPrussian, {kLine, "line"}, 8, 23.2, 20, 180);
  t.Begin();
  EXPECT_EQ(t.State("R").presence, Presence::kDestroyed);
}

// BBN-X-65, BBN-MEL-04, BBN-FLE-11
TEST(Rout, CaughtAgain) {
  Table t("rally");
  t.Phasing(kPrussian);
  t.General("B", kPrussian, {"commander-in-chief"}, 20, 30);
  t.Unit("W", kPrussian, {kLine, "raw", "column", "routing", "rout column"}, 3,
         20, 22, 90);
  t.Unit("C", kFrench,
         {kLight, "line", "pursuing", "on pursuit contact", "disordered"}, 4,
         20, 20, 90);
  t.Unit("Z", kPrussian, {kLine}, 4, 60, 40, 270);
  t.Touching("C", "W", {"pursuit", "rear"}, 600);
  t.Begin();
  t.PassUntil("order");
  t.Play("end moves");
  while (t.Awaited() == "fire") t.Play("end fire");
  EXPECT_EQ(t.State("W").presence, Presence::kDispersed);
  // Ten inches on.
  ExpectAt(t, "C", 20, 30, 90);
}

// BBN-X-79, BBN-PUR-09, BBN-PUR-12
TEST(Pursuit, OverABatteryAtAColumn) {
  Table t("pursuit");
  t.Unit("C", kFrench, {kLight, "line", "pursuing"}, 4, 20, 10, 90);
  t.Unit("G", kPrussian, {kHeavy, "unlimbered"}, 0, 20, 14.5, 270);
  t.Unit("T", kPrussian, {kLine, "column"}, 6, 20, 21, 270);
  t.Begin();
  EXPECT_EQ(t.State("G").presence, Presence::kDestroyed);
  ASSERT_EQ(t.Awaited(), "emergency square");
  EXPECT_EQ(t.Weights()["forms square"], 30u);
}

// BBN-X-72, BBN-MOV-10
TEST(Movement, SteppingBack) {
  Table t("move");
  t.General("N", kFrench, {"commander-in-chief"}, 26, 16);
  t.Unit("A", kFrench, {kLine, "line"}, 6, 20, 20, 90);
  t.Unit("W", kFrench, {kLine, "line"}, 6, 30, 20, 90);
  t.Ground("wood", {"wood"}, {26, 17, 34, 22});
  t.Unit("Z", kPrussian, {kLine}, 4, 60, 46, 270);
  t.Begin();
  Order step = t.Said("step back", "W");
  step.amount = 100;
  EXPECT_EQ(t.Refusal(step), "step too long");
  step.amount = 50;
  EXPECT_TRUE(t.Legal(step));
  step = t.Said("step back", "A");
  step.amount = 100;
  t.Play(step);
  ExpectAt(t, "A", 20, 19, 90);
}

// BBN-X-73, BBN-TWN-02, BBN-TWN-03, BBN-TWN-07
TEST(Towns, DeployingInOne) {
  Table t("move");
  t.General("N", kFrench, {"commander-in-chief"}, 20, 14);
  t.Unit("A", kFrench, {kLine, "column"}, 5, 20, 20, 90);
  t.Ground("farm", {"town"}, {16, 20.5, 26, 25});
  t.Unit("Z", kPrussian, {kLine}, 4, 60, 46, 270);
  t.Begin();
  Order order = t.Said("garrison", "A", "farm");
  order.pose = {{In(20), In(23.1)}, FacingOf(90)};
  EXPECT_EQ(t.Refusal(order), "shifts too far");
  order.pose.centre.y = In(20.9);
  EXPECT_EQ(t.Refusal(order), "not wholly in the town");
  order.pose.centre.y = In(22.4);
  t.Play(order);
  EXPECT_EQ(t.State("A").formation, Formation::kTownWide);
}

// BBN-X-67, BBN-R5
TEST(Arrivals, ByDice) {
  Table t("start");
  Entry arrival{.type = "marker", .id = "d'Erlon", .side = kFrench};
  arrival.is = {"arrival"};
  arrival.points = {{0, In(6)}, {0, In(46)}};
  arrival.numbers = {{"first roll", 8},
                     {"need", 5},
                     {"easier from", 11},
                     {"easier need", 4},
                     {"certain", 14}};
  t.document().entries.push_back(arrival);
  Entry clock{.type = "clock"};
  t.General("N", kFrench, {"commander-in-chief"}, 10, 14);
  t.Unit("A", kFrench, {kLine, "column"}, 5, 20, 20, 90);
  t.Unit("Z", kPrussian, {kLine}, 4, 60, 46, 270);
  Entry late{.type = "unit", .id = "E", .side = kFrench};
  late.is = {kLine};
  late.numbers = {{"bases", 5}};
  late.links = {{"arrives", "d'Erlon"}};
  t.document().entries.push_back(late);
  t.Begin();
  for (int i = 0; i < 200 && t.Awaited() != "arrival"; ++i) {
    t.PassUntil("order");
    t.Play("end moves");
  }
  EXPECT_EQ(t.view().state.period, 8);
  EXPECT_EQ(t.Weights()["arrives"], 2u);
  t.Throw({4});
  for (int i = 0; i < 4 && t.Awaited() != "arrival"; ++i) {
    t.PassUntil("order");
    t.Play("end moves");
  }
  t.Throw({5});
  Order enter = t.Said("enter", "E");
  enter.via = {0, In(20)};
  // In march, its front edge on the edge of the table to begin with.
  enter.pose = {{In(18 - 2.5), In(20)}, FacingOf(0)};
  EXPECT_TRUE(t.Legal(enter)) << t.Refusal(enter);
  enter.pose.centre.x = In(18.1 - 2.5);
  EXPECT_EQ(t.Refusal(enter), "too far");
}

}  // namespace
}  // namespace berthier::big_battle_napoleonic
