// The sequence of play: arrivals, deployment, the clock (GT-SEQ, GT-SCN).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/engine/rulesets/grande_tactique/orders.h"
#include "tests/engine/rulesets/grande_tactique/skirmish.h"

namespace berthier::grande_tactique {
namespace {

constexpr RefusalCode kOk = RefusalCode::kAccepted;

// GT-SCN-06 to 09, GT-CMD-36.
TEST(Arrivals, ComeOnAndAreOverdue) {
  Skirmish s("start");
  s.Add(
      {.type = "formation", .id = "1st", .side = "French", .is = {"division"}});
  s.Add({.type = "leader",
         .id = "D1",
         .side = "French",
         .of = "1st",
         .is = {"division"},
         .place = At(40, 10)});
  s.Add({.type = "unit",
         .id = "A",
         .side = "French",
         .of = "1st",
         .is = {"infantry"},
         .place = At(40, 12),
         .heading = Heading()});
  s.Add({.type = "formation",
         .id = "5th",
         .side = "French",
         .is = {"division"},
         .points = {At(20, 0), At(30, 0)},
         .links = {{"arrives", "10:00"}}});
  s.Add({.type = "leader",
         .id = "DG",
         .side = "French",
         .of = "5th",
         .is = {"division", "pending"}});
  for (const char* id : {"R", "S"}) {
    s.Add({.type = "unit",
           .id = id,
           .side = "French",
           .of = "5th",
           .is = {"infantry", "pending"}});
  }
  s.Austrian("X", {"infantry"}, 5, 46, 180);
  s.Begin();
  s.Throw({1});  // the division on the table; the 5th throws no die
  EXPECT_EQ(CpLeft(s, "R"), 2);
  EXPECT_EQ(RefusalOf(s, Via(MoveTo(s, "R", 25, 3.8, 0), 35, 0)),
            RefusalCode::kEntryNotOnStretch);
  EXPECT_EQ(RefusalOf(s, Via(MoveTo(s, "R", 25, 3.8, 0), 25, 0)),
            RefusalCode::kTooFar);
  Give(s, Via(MoveTo(s, "R", 25, 3.6, 0), 25, 0));
  EXPECT_TRUE(s.Stands("R", 25, 3.6, 0));
  EXPECT_EQ(CpLeft(s, "R"), 1);
  EXPECT_EQ(RefusalOf(s, Named(s, Verb::kFormSquare, "R")),
            RefusalCode::kOnlyBringsOn);
  Give(s, Ride(s, "DG", 25, 6));
  Give(s, Named(s, Verb::kEndCommand, ""));
  s.Throw({1});
  Give(s, Named(s, Verb::kEndCommand, ""));
  // Overdue: its division dices, and it enters as an ordinary move.
  s.Throw({1});
  s.Throw({4});
  EXPECT_EQ(CpLeft(s, "S"), 4);
  Give(s, Via(MoveTo(s, "S", 22, 3, 0), 22, 0));
  EXPECT_EQ(CpLeft(s, "S"), 3);
}

// GT-D0: what the scenario leaves open is placed inside the zone.
TEST(Deployment, PlacesWhatWaits) {
  Skirmish s("start");
  s.Add({.type = "side", .id = "French", .is = {"deploying"}});
  s.Add({.type = "leader",
         .id = "DG",
         .side = "French",
         .is = {"division"},
         .place = At(30, 5)});
  for (const char* id : {"A", "B"}) {
    s.Add({.type = "unit",
           .id = id,
           .side = "French",
           .is = {"infantry", "pending"}});
  }
  s.Austrian("X", {"infantry"}, 5, 46, 180);
  s.Begin();
  ASSERT_TRUE(s.Awaits(Decision::kDeploy));
  const auto deploy = [&](const std::string& unit, double x, double y) {
    Order order = MoveTo(s, unit, x, y, 0);
    order.verb = static_cast<uint8_t>(Verb::kDeploy);
    return order;
  };
  EXPECT_EQ(RefusalOf(s, deploy("A", 30, 20)), RefusalCode::kOutsideDeployment);
  EXPECT_EQ(RefusalOf(s, deploy("X", 30, 5)), RefusalCode::kNotYours);
  Order limbered = deploy("A", 30, 6);
  limbered.manner = 1;
  EXPECT_EQ(RefusalOf(s, limbered), RefusalCode::kNotArtillery);
  Give(s, deploy("A", 30, 6));
  EXPECT_EQ(RefusalOf(s, deploy("A", 30, 8)), RefusalCode::kDeployedAlready);
  EXPECT_EQ(RefusalOf(s, deploy("B", 31, 6)), RefusalCode::kEndsOnUnit);
  Give(s, deploy("B", 33, 6));
  EXPECT_TRUE(s.Stands("B", 33, 6, 0));
  EXPECT_TRUE(s.Awaits(RollKind::kCommandDie));
}

// GT-R7, GT-SCN-03, GT-SCN-10.
TEST(Sequence, TheDiceSayWhoIsFirstAndTheSunSets) {
  Skirmish s("start");
  s.Link("", "first", "dice");
  s.Link("", "start", "10:00");
  s.Link("", "sundown", "10:15");
  s.French("A", {"infantry"}, 20, 10, 0);
  s.Austrian("X", {"infantry"}, 5, 46, 180);
  s.Begin();
  ASSERT_TRUE(s.Awaits(RollKind::kFirstSide));
  EXPECT_EQ(s.Described().again, 6u);
  s.Throw({3, 3});
  s.Throw({3, 5});
  EXPECT_EQ(s.view().state.moving, Side::kSecond);
  int turns = 0;
  while (!s.game().Awaits(s.position()).is_over()) {
    s.Throw({1});
    Give(s, Named(s, Verb::kEndCommand, ""));
    ++turns;
  }
  EXPECT_EQ(turns, 6);
}

}  // namespace
}  // namespace berthier::grande_tactique
