// Who comes first where several could: the order of rout and pursuit moves, the
// unit a battery belongs to; strengths of units, the time of day, deployments.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "tests/engine/rulesets/big_battle_napoleonic/table.h"

namespace berthier::big_battle_napoleonic {
namespace {

constexpr char kFrench[] = "French";
constexpr char kPrussian[] = "Prussian";
constexpr char kLine[] = "line infantry";
constexpr char kLight[] = "light cavalry";
constexpr char kHorse[] = "horse artillery";

using Names = std::vector<std::string>;

// The panel of that title has that line.
bool Shows(const Table& t, const std::string& title, const std::string& line) {
  const Picture picture = t.game().Draw(t.position());
  return std::any_of(
      picture.panels.begin(), picture.panels.end(), [&](const Panel& p) {
        return p.title == title &&
               std::find(p.lines.begin(), p.lines.end(), line) != p.lines.end();
      });
}

// BBN-FLE-08
TEST(Precedence, RoutersNearestToTheirBaselineRunFirst) {
  Table t("move");
  t.Unit("Far", kFrench, {kLine, "routing"}, 5, 10, 30, 270);
  t.Unit("Near 1", kFrench, {kLine, "routing"}, 5, 24, 20, 270);
  t.Unit("Near 2", kFrench, {kLine, "routing"}, 5, 34, 20, 270);
  t.Unit("Z", kFrench, {kLine}, 5, 50, 10, 90);
  // Nearer to its own baseline than any of them, but not of the phasing side.
  t.Unit("Deep", kPrussian, {kLine, "routing"}, 5, 44, 25, 90);
  t.Unit("Close", kPrussian, {kLine, "routing"}, 5, 60, 38, 90);
  t.Begin();
  t.Play("end moves");
  EXPECT_EQ(t.Heard("flees"),
            (Names{"Near 1", "Near 2", "Far", "Close", "Deep"}));
}

// BBN-PUR-13
TEST(Precedence, PursuersNearestToAnEnemyRideFirst) {
  Table t("move");
  t.Unit("Far", kFrench, {kLight, "line", "pursuing"}, 4, 10, 8, 90);
  t.Unit("Near 1", kFrench, {kLight, "line", "pursuing"}, 4, 24, 8, 90);
  t.Unit("Near 2", kFrench, {kLight, "line", "pursuing"}, 4, 38, 8, 90);
  t.Unit("Z", kFrench, {kLine}, 5, 60, 20, 90);
  t.Unit("A", kPrussian, {kLine}, 4, 10, 40, 270);
  t.Unit("B", kPrussian, {kLine}, 4, 24, 30, 270);
  t.Unit("C", kPrussian, {kLine}, 4, 38, 30, 270);
  // Nearer to an enemy than any of them, but not of the phasing side.
  t.Unit("D", kPrussian, {kLight, "line", "pursuing"}, 4, 60, 38, 270);
  t.Begin();
  t.Play("end moves");
  EXPECT_EQ(t.Heard("pursuit"), (Names{"Near 1", "Near 2", "Far", "D"}));
}

// BBN-ART-03: the longer contact.
TEST(Precedence, ABatteryBelongsToTheUnitItTouchesMost) {
  Table t("move");
  // An inch of its flank against an inch and a half of its rear.
  t.Unit("Beside", kFrench, {kLine, "line"}, 4, 22.25, 20, 90);
  t.Unit("Behind", kFrench, {kLine, "line"}, 6, 18.5, 19, 90);
  t.Unit("Gun", kFrench, {kHorse}, 0, 20, 20, 90);
  t.Unit("Z", kPrussian, {kLine}, 5, 60, 40, 270);
  t.Begin();
  EXPECT_EQ(t.State("Gun").attached_to, t.Of("Behind"));
}

// BBN-ART-03: the lower id, where both hold half of its rear.
TEST(Precedence, ABatteryHeldByTwoAlikeBelongsToTheFirst) {
  for (const bool left_first : {true, false}) {
    SCOPED_TRACE(left_first);
    Table t("move");
    const double half = 1.5;
    t.Unit("First", kFrench, {kLine, "line"}, 4,
           left_first ? 20 - half : 20 + half, 19, 90);
    t.Unit("Second", kFrench, {kLine, "line"}, 4,
           left_first ? 20 + half : 20 - half, 19, 90);
    t.Unit("Gun", kFrench, {kHorse}, 0, 20, 20, 90);
    t.Unit("Z", kPrussian, {kLine}, 5, 60, 40, 270);
    t.Begin();
    EXPECT_EQ(t.State("Gun").attached_to, t.Of("First"));
  }
}

// BBN-BAS-02: a base of infantry is 400 men, one of cavalry 320.
TEST(Strength, IsToldInMen) {
  Table t("move");
  t.Unit("Foot", kFrench, {kLine}, 6, 20, 10, 90);
  t.Unit("Horse", kFrench, {kLight}, 4, 30, 10, 90);
  t.Unit("Gun", kFrench, {kHorse}, 0, 40, 10, 90);
  t.Unit("Gone", kFrench, {kLine, "left table"}, 5, 50, 10, 90);
  t.Unit("Z", kPrussian, {kLine}, 5, 60, 40, 270);
  t.Begin();
  EXPECT_TRUE(Shows(t, kFrench, "3680 men, 1 battery"));
  EXPECT_TRUE(Shows(t, kFrench, "  Foot: 6 of 6"));
  EXPECT_TRUE(Shows(t, kFrench, "  Gun"));  // has no bases to count
  EXPECT_TRUE(Shows(t, kPrussian, "2000 men, 0 batteries"));
}

// BBN-BAS-05
TEST(Strength, UnitsAreNeitherTooSmallNorTooLarge) {
  const auto complaint = [](const char* kind, const char* key, int bases,
                            const char* phase = "move") {
    Table t(phase);
    t.Unit("X", kFrench, {kind}, 0, 20, 10, 90);
    t.document().entries.back().numbers = {{key, bases}};
    t.Unit("Z", kPrussian, {kLine}, 5, 60, 40, 270);
    return t.Complaint();
  };
  EXPECT_EQ(complaint(kLine, "bases", 8), "");
  EXPECT_EQ(complaint(kLine, "bases", 9),
            "unit X: bases is 9; it must be from 0 to 8");
  EXPECT_EQ(complaint(kLight, "bases", 7), "");
  EXPECT_EQ(complaint(kLight, "bases", 8),
            "unit X: bases is 8; it must be from 0 to 7");
  for (const char* kind : {kLine, kLight}) {
    EXPECT_NE(complaint(kind, "bases at start", 2).find("from 3 to"),
              std::string::npos);
  }
  // BBN-I-11: what a battle begins with is no remnant.
  EXPECT_EQ(complaint(kLight, "bases", 2), "");
  EXPECT_EQ(complaint(kLight, "bases", 2, "start"),
            "unit X: bases is 2; it must be from 3 to 7");
  EXPECT_EQ(complaint(kLine, "bases", 9, "start"),
            "unit X: bases is 9; it must be from 3 to 8");
  EXPECT_EQ(complaint(kHorse, "bases", 1),
            "unit X: bases is 1; it must be from 0 to 0");
}

// BBN-BAS-04
TEST(Clock, APeriodIsTwentyMinutes) {
  Table t("move");
  t.AtPeriod(4);
  t.Unit("A", kFrench, {kLine}, 6, 20, 10, 90);
  t.Unit("Z", kPrussian, {kLine}, 5, 60, 40, 270);
  t.Begin();
  EXPECT_TRUE(Shows(t, "Clock", "period 4 of 12, 16:00"));
}

// A player who lays out the battle from the words needs the formation.
TEST(Words, ADeploymentTellsTheFormation) {
  Table t("deploy attacker");
  t.Option("free_deployment", "true");
  t.Unit("Foot", kFrench, {kLine}, 6, 0, 0, 90);
  t.General("Vandamme", kFrench, {"corps"}, 0, 0);
  for (Entry& e : t.document().entries) {
    e.place.reset();
    e.heading.reset();
  }
  t.General("Chief", kFrench, {"commander-in-chief"}, 26, 6);
  t.Unit("Z", kPrussian, {kLine}, 5, 60, 40, 270);
  t.Begin();
  Order foot = t.Said("deploy", "Foot");
  foot.pose = {{In(20), In(10)}, Heading()};
  foot.manner = 1;  // column
  ASSERT_EQ(t.Refusal(foot), "accepted");
  EXPECT_EQ(t.game().Say(t.position(), foot),
            "Foot deploys at (20, 10) facing 0, column");
  Order general = t.Said("deploy", "Vandamme");
  general.pose = {{In(30), In(10)}, Heading()};
  ASSERT_EQ(t.Refusal(general), "accepted");
  EXPECT_EQ(t.game().Say(t.position(), general),
            "Vandamme deploys at (30, 10)");
}

// BBN-DEP-05: of a unit nobody commands yet it is said who comes first,
// wherever it is put; a garrison needs nobody. BBN-DEP-03: both deploy before a
// period of either begins.
TEST(Words, AUnitWaitsForItsGeneral) {
  Table t("deploy attacker");
  t.Option("free_deployment", "true");
  t.Unit("Foot", kFrench, {kLine}, 6, 0, 0, 90);
  t.General("Vandamme", kFrench, {"corps"}, 0, 0);
  for (Entry& e : t.document().entries) {
    e.place.reset();
    e.heading.reset();
  }
  t.Unit("Z", kPrussian, {kLine}, 5, 60, 40, 270);
  t.Begin();
  EXPECT_EQ(t.game().TurnTitle(t.position()), "set-up");
  EXPECT_EQ(t.game().PlayerTurn(t.position()), 0u);
  Order foot = t.Said("deploy", "Foot");
  foot.manner = 1;  // column
  foot.pose = {{In(20), In(10)}, Heading()};
  EXPECT_EQ(t.Refusal(foot), "a general first");
  Order general = t.Said("deploy", "Vandamme");
  general.pose = {{In(20), In(8)}, Heading()};
  t.Play(general);
  EXPECT_EQ(t.Refusal(foot), "accepted");
  foot.pose = {{In(50), In(10)}, Heading()};
  EXPECT_EQ(t.Refusal(foot), "out of span");
}

}  // namespace
}  // namespace berthier::big_battle_napoleonic
