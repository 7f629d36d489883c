// Fire and melee: the catalogue's worked examples.
#include <gtest/gtest.h>

#include "tests/engine/rulesets/big_battle_napoleonic/table.h"

namespace berthier::big_battle_napoleonic {
namespace {

using Ways = std::map<std::string, uint64_t>;

constexpr char kFrench[] = "French";
constexpr char kPrussian[] = "Prussian";
constexpr char kLine[] = "line infantry";

// The ways to hit of a shot of A at T.
uint64_t WaysToHit(Table& t) {
  t.Begin();
  for (int i = 0; i < 3 && t.Awaited() == "fire"; ++i) {
    const Order shot = t.Said("fire", "A", "T");
    if (t.Legal(shot)) {
      t.Play(shot);
      return t.Weights()["hit"];
    }
    t.Play("end fire");
  }
  return 99;  // no target
}

// BBN-X-25, BBN-X-26, BBN-X-27, BBN-X-30, BBN-R3
TEST(Fire, ModifiersOfMuskets) {
  struct Row {
    std::vector<std::string> firer;
    int bases;
    std::vector<std::string> target;
    double y;
    uint64_t ways;
  };
  const Row rows[] = {
      {{kLine, "column"}, 6, {kLine, "column"}, 15, 9},
      {{"light infantry", "elite", "column"}, 4, {kLine, "square"}, 15, 15},
      {{kLine, "column"}, 6, {"light cavalry", "line"}, 15, 6},
      {{kLine, "column", "raw", "ill-armed", "disordered"},
       3,
       {kLine, "line"},
       14,
       0},
      {{kLine, "square"}, 6, {"light cavalry", "column"}, 15, 4},
      {{kLine, "old regime", "line"}, 6, {kLine, "column"}, 13.5, 9},
      {{kLine, "old regime", "line"}, 6, {kLine, "column"}, 13.7, 99},
  };
  for (const Row& row : rows) {
    Table t("snapshot");
    t.Unit("A", kFrench, row.firer, row.bases, 20, 10, 90);
    t.Unit("T", kPrussian, row.target, 6, 20, row.y, 270);
    EXPECT_EQ(WaysToHit(t), row.ways) << row.firer[1] << row.target[1];
  }
}

// BBN-X-28, BBN-FIR-19
TEST(Fire, RangesOfGuns) {
  struct Row {
    const char* gun;
    double range;
    uint64_t ways;
  };
  const Row rows[] = {
      {"heavy artillery", 1.8, 12},  {"heavy artillery", 8.0, 9},
      {"heavy artillery", 8.1, 6},   {"heavy artillery", 16.0, 6},
      {"heavy artillery", 16.1, 99}, {"horse artillery", 2.0, 12},
      {"horse artillery", 6.0, 9},   {"horse artillery", 10.0, 6},
      {"horse artillery", 10.1, 99},
  };
  for (const Row& row : rows) {
    Table t("snapshot");
    t.Unit("A", kFrench, {row.gun, "unlimbered"}, 0, 20, 10, 90);
    // Front edge of the guns at 10.5, of the column an inch before its centre.
    t.Unit("T", kPrussian, {kLine, "column"}, 6, 20, 11.5 + row.range, 270);
    EXPECT_EQ(WaysToHit(t), row.ways) << row.gun << " " << row.range;
  }
}

// BBN-X-38, BBN-FIR-10, BBN-FIR-17
TEST(Fire, EnfiladeByTheCornerRays) {
  for (const bool flank : {false, true}) {
    Table t("snapshot");
    // The apex lies at (24, 23) or at (25, 22).
    t.Unit("A", kFrench, {"heavy artillery", "unlimbered"}, 0,
           flank ? 25.354 : 24.354, flank ? 22.354 : 23.354, 225);
    t.Unit("T", kPrussian, {kLine, "line"}, 6, 20, 20, 90);
    EXPECT_EQ(WaysToHit(t), flank ? 12u : 6u);
  }
}

// The weights of a fight of X, in contact with the front of Y.
Ways FightWays(Table& t) {
  t.Begin();
  t.PassUntil("melee");
  return t.Weights();
}

// BBN-X-39, BBN-X-40
TEST(Melee, ColumnsAgainstALine) {
  const Ways alone = {{"attacker broken", 6},
                      {"attacker pushed back", 15},
                      {"indecisive", 12},
                      {"defender pushed back", 3}};
  const Ways supported = {{"attacker pushed back", 6},
                          {"indecisive", 15},
                          {"defender pushed back", 12},
                          {"defender broken", 3}};
  for (const bool with : {false, true}) {
    Table t("melee");
    t.Unit("X", kFrench, {kLine, "column"}, 6, 20, 10, 90);
    t.Unit("Y", kPrussian, {kLine, "line"}, 6, 20, 11.5, 270);
    t.Touching("X", "Y", {"front"}, 500);
    if (with) {
      t.Unit("S1", kFrench, {kLine, "column"}, 6, 17.7, 10, 90);
      t.Unit("S2", kFrench, {kLine, "column"}, 5, 22.3, 10, 90);
      t.Touching("S1", "Y", {"front"}, 500);
      t.Touching("S2", "Y", {"front"}, 500);
      t.Begin();
      t.PassUntil("pair melees");
      t.Play("pair", "X", "Y");
      EXPECT_EQ(t.Weights(), supported);
    } else {
      EXPECT_EQ(FightWays(t), alone);
    }
  }
}

// BBN-X-41 to BBN-X-46
TEST(Melee, FactorsOfTroops) {
  struct Row {
    std::vector<std::string> x;
    int x_bases;
    std::vector<std::string> y;
    int y_bases;
    int lead;
  };
  const Row rows[] = {
      {{"heavy cavalry", "line"}, 5, {"light cavalry", "line"}, 3, 4},
      {{"heavy cavalry", "guard", "line"},
       5,
       {"light cavalry", "raw", "line"},
       5,
       5},
      {{"heavy cavalry", "guard", "line"},
       5,
       {"light cavalry", "cossack", "line"},
       5,
       6},
      {{"heavy cavalry", "guard", "column"},
       5,
       {"light cavalry", "raw", "line"},
       5,
       3},
      {{"light cavalry", "line"}, 4, {kLine, "raw", "line"}, 6, 9},
      {{"light cavalry", "column"}, 4, {kLine, "raw", "line"}, 6, 1},
      {{kLine, "column"}, 6, {kLine, "raw", "square"}, 5, 7},
      {{kLine, "column"}, 6, {kLine, "guard", "square"}, 6, 3},
      {{kLine, "column"}, 6, {kLine, "old regime", "line"}, 6, -3},
      {{kLine, "column"}, 6, {kLine, "old regime", "column"}, 6, 3},
      {{kLine, "column"},
       6,
       {kLine, "british-trained", "elite", "line"},
       6,
       -4},
      {{kLine, "column"}, 6, {kLine, "british-trained", "raw", "line"}, 5, 0},
  };
  const auto broken = [](int lead) -> uint64_t {
    uint64_t ways = 0;
    for (int a = 1; a <= 6; ++a) {
      for (int b = 1; b <= 6; ++b) ways += a + lead - b >= 5 ? 1 : 0;
    }
    return ways;
  };
  const auto pushed = [](int lead) -> uint64_t {
    uint64_t ways = 0;
    for (int a = 1; a <= 6; ++a) {
      for (int b = 1; b <= 6; ++b) {
        ways += a + lead - b >= 2 && a + lead - b < 5 ? 1 : 0;
      }
    }
    return ways;
  };
  for (const Row& row : rows) {
    Table t("melee");
    const bool x_horse = row.x[0] != kLine, y_horse = row.y[0] != kLine;
    const double x_depth = (x_horse ? 2 : 1) * (row.x.back() == "line" ? 1 : 2);
    const double y_depth = (y_horse ? 2 : 1) * (row.y.back() == "line" ? 1 : 2);
    t.Unit("X", kFrench, row.x, row.x_bases, 20, 20 - x_depth / 2, 90);
    t.Unit("Y", kPrussian, row.y, row.y_bases, 20, 20 + y_depth / 2, 270);
    const bool square = row.y.back() == "square";
    t.Touching("X", "Y", {square ? "no edge" : "front", "square tested"}, 500);
    Ways ways = FightWays(t);
    EXPECT_EQ(ways["defender broken"], broken(row.lead))
        << row.x[1] << " " << row.y[1] << " " << row.lead;
    EXPECT_EQ(ways["defender pushed back"], pushed(row.lead)) << row.lead;
  }
}

// BBN-X-39, BBN-MEL-27, BBN-MEL-31, BBN-MEL-35
TEST(Melee, BouncePushAndFollow) {
  const auto fight = [](Table& t) {
    t.Unit("X", kFrench, {kLine, "column"}, 6, 20, 10, 90);
    t.Unit("Y", kPrussian, {kLine, "line"}, 6, 20, 11.5, 270);
    t.Touching("X", "Y", {"front"}, 500);
    t.Begin();
    t.PassUntil("melee");
  };
  Table bounce("melee");
  fight(bounce);
  bounce.Throw({5, 3});
  ExpectAt(bounce, "X", 20, 9, 90);
  ExpectAt(bounce, "Y", 20, 12.5, 270);
  EXPECT_EQ(bounce.view().state.contact_count, 0);

  Table won("melee");
  fight(won);
  won.Throw({6, 1});
  EXPECT_EQ(won.State("Y").bases, 5);
  ExpectAt(won, "Y", 20, 13.5, 270);
  ExpectAt(won, "X", 20, 12, 90);
  ASSERT_EQ(won.view().state.contact_count, 1);
  EXPECT_EQ(won.view().state.contacts[0].kind, ContactKind::kFollowUp);

  Table lost("melee");
  fight(lost);
  lost.Throw({2, 4});
  EXPECT_EQ(lost.State("X").bases, 5);
  ExpectAt(lost, "X", 20, 8, 90);
  ExpectAt(lost, "Y", 20, 11.5, 270);

  Table routed("melee");
  fight(routed);
  routed.Throw({1, 6});
  EXPECT_EQ(routed.State("X").bases, 4);
  EXPECT_TRUE(routed.State("X").routing());
}

// BBN-X-47, BBN-TWN-06, BBN-MEL-28
TEST(Melee, AGarrisonHolds) {
  Table t("melee");
  t.Ground("farm", {"town"}, {15, 11, 25, 14});
  t.Unit("X", kFrench, {kLine, "column"}, 6, 20, 10, 90);
  t.Unit("Y", kPrussian, {kLine, "town wide"}, 5, 20, 11.5, 270);
  t.Touching("X", "Y", {"no edge"}, 500);
  t.Begin();
  t.PassUntil("melee");
  const Ways ways = {{"attacker broken", 6},
                     {"attacker pushed back", 15},
                     {"indecisive", 12},
                     {"defender pushed back", 3}};
  EXPECT_EQ(t.Weights(), ways);
  t.Throw({5, 3});
  ExpectAt(t, "X", 20, 8, 90);
  ExpectAt(t, "Y", 20, 11.5, 270);
}

// BBN-X-49, BBN-MEL-42, BBN-MEL-43
TEST(Melee, FriendsAreForcedBack) {
  Table t("melee");
  t.Unit("X", kFrench, {kLine, "column"}, 6, 20, 10, 90);
  t.Unit("Y", kPrussian, {kLine, "line"}, 6, 20, 11.5, 270);
  t.Unit("C", kPrussian, {kLine, "line"}, 6, 20, 13, 270);
  t.Unit("D", kPrussian, {kLine, "line"}, 6, 20, 15, 270);
  t.Touching("X", "Y", {"front"}, 500);
  t.Begin();
  t.PassUntil("melee");
  t.Throw({6, 1});
  ExpectAt(t, "Y", 20, 13.5, 270);
  ExpectAt(t, "C", 20, 14.5, 270);
  ExpectAt(t, "D", 20, 15.5, 270);
  EXPECT_EQ(t.State("Y").condition, Condition::kSteady);
  EXPECT_EQ(t.State("C").condition, Condition::kDisordered);
  EXPECT_EQ(t.State("D").condition, Condition::kDisordered);
}

// BBN-X-51, BBN-MEL-09
TEST(Pairing, AsManyFightsAsPossible) {
  Table t("melee");
  t.Unit("A1", kFrench, {kLine, "line"}, 6, 20, 10, 90);
  t.Unit("A2", kFrench, {kLine, "column"}, 6, 23.4, 9.5, 90);
  t.Unit("B1", kPrussian, {kLine, "column"}, 6, 18.8, 11.5, 270);
  t.Unit("B2", kPrussian, {kLine, "column"}, 6, 22.3, 11.5, 270);
  t.Touching("A1", "B1", {"front"}, 100);
  t.Touching("A1", "B2", {"front"}, 100);
  t.Touching("A2", "B2", {"front"}, 100);
  t.Begin();
  // Forced: A1 fights B1, A2 fights B2; the order of the fights is asked.
  t.PassUntil("next fight");
  EXPECT_TRUE(t.Legal(t.Said("fight", "A1", "B1")));
  EXPECT_TRUE(t.Legal(t.Said("fight", "A2", "B2")));
  EXPECT_EQ(t.Refusal(t.Said("fight", "A1", "B2")), "no such fight");
}

// BBN-X-53, BBN-MEL-05
TEST(Melee, CavalryBouncesOffASquare) {
  Table t("melee");
  t.Unit("X", kFrench, {"light cavalry", "line"}, 4, 20, 10, 90);
  t.Unit("Y", kPrussian, {kLine, "square"}, 6, 20, 12, 270);
  t.Touching("X", "Y", {"no edge"}, 900);
  t.Begin();
  ASSERT_EQ(t.Awaited(), "extra recoil");
  ExpectAt(t, "X", 20, 8, 90);
  Order recoil = t.Said("recoil", "X");
  recoil.amount = 5;
  t.Play(recoil);
  ExpectAt(t, "X", 20, 3, 90);
  EXPECT_EQ(t.State("X").bases, 4);
}

// BBN-X-58, BBN-X-59, BBN-R1
TEST(Rally, NeedsOfTheGrades) {
  struct Row {
    const char* grade;
    bool chief;
    uint64_t ways;
  };
  const Row rows[] = {{"raw", false, 3},     {"raw", true, 6},
                      {"trained", false, 6}, {"trained", true, 10},
                      {"elite", false, 10},  {"elite", true, 15},
                      {"guard", false, 26},  {"guard", true, 30}};
  for (const Row& row : rows) {
    Table t("rally");
    t.General("G", kFrench, {row.chief ? "commander-in-chief" : "corps"}, 26,
              20);
    t.Unit("R", kFrench, {kLine, "column", row.grade, "routing", "rout column"},
           4, 20, 20, 270);
    t.Unit("Z", kPrussian, {kLine}, 4, 60, 40, 270);
    t.Begin();
    t.Play("test to rally", "R");
    EXPECT_EQ(t.Weights()["rallies"], row.ways) << row.grade << row.chief;
    t.Throw({6, 6});
    EXPECT_EQ(t.State("R").condition, Condition::kMustRally);
    EXPECT_EQ(t.State("R").order, UnitOrder::kRally);
  }
}

}  // namespace
}  // namespace berthier::big_battle_napoleonic
