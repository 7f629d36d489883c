// What the reader makes of words.
#include <gtest/gtest.h>

#include <string>
#include <variant>

#include "engine/rulesets/grandeur/setup/points.h"
#include "tests/engine/rulesets/grandeur/table.h"

namespace berthier::grandeur {
namespace {

constexpr char kFrench[] = "French";
constexpr char kAustrian[] = "Austrian";

// GRA-LST-01: a line of the list by its word or its key, and what differs.
TEST(Reader, ProfilesOfTheList) {
  Table t("contest");
  t.Unit("G", kFrench, {"old guard"}, 20, 20, 0);
  t.Unit("L", kFrench, {"LI", "skirmishers B", "veteran"}, 40, 20, 0)
      .numbers.emplace_back("move", 6);
  t.Unit("R", kFrench, {"CU", "regular"}, 60, 20, 0);
  t.Unit("S", kFrench, {"RA", "skirmishers A"}, 80, 20, 0);
  t.Unit("A", kAustrian, {"FA"}, 50, 80, 180);
  t.Begin();
  const UnitData& guard = t.view().data(t.Of("G"));
  EXPECT_EQ(guard.vbu, 7);
  EXPECT_EQ(guard.impetus, 3);
  EXPECT_EQ(guard.discipline, Discipline::kA);
  EXPECT_EQ(guard.skirmish, Skirmish::kA);
  EXPECT_EQ(guard.quality, Quality::kElite);
  EXPECT_EQ(guard.cost, 48);
  const UnitData& line = t.view().data(t.Of("L"));
  EXPECT_EQ(line.move, 6);
  EXPECT_EQ(line.skirmish, Skirmish::kB);
  EXPECT_EQ(line.cost, 19 - 5 + 3 + 3);  // GRA-PTS-01
  EXPECT_EQ(t.view().data(t.Of("R")).cost, 31 - 3);
  EXPECT_EQ(t.view().data(t.Of("S")).cost, 9 + 5);
  const UnitData& guns = t.view().data(t.Of("A"));
  EXPECT_EQ(guns.base.front, Centimetres(4));  // GRA-BAS-02
  EXPECT_EQ(guns.gun, GunClass::kA);
}

// GRA-X-58, GRA-PTS-03, GRA-PTS-04, GRA-LDR-16
TEST(Reader, PointsOfTheTinyScenario) {
  Table t("contest");
  Entry french{.type = "side", .id = kFrench};
  french.links.emplace_back("structure", "average");
  t.Put(french);
  Entry austrian{.type = "side", .id = kAustrian};
  austrian.links.emplace_back("structure", "average");
  t.Put(austrian);
  t.Formation("1", kFrench, {"division"});
  t.Formation("A", kAustrian, {"division"});
  t.Leader("Chief", kFrench, {"army commander", "fair"}, 45, 4);
  t.Leader("General", kFrench, {"division commander", "go-ahead"}, 52, 5).of =
      "1";
  t.Leader("Karl", kAustrian, {"army commander", "poor"}, 50, 110);
  t.Leader("Hiller", kAustrian, {"division commander", "go-ahead"}, 60, 110)
      .of = "A";
  t.Unit("F1", kFrench, {"LI"}, 40, 14, 0);
  t.Unit("F2", kFrench, {"LI"}, 50, 14, 0);
  t.Unit("F3", kFrench, {"CH"}, 68, 12, 0);
  t.Unit("A1", kAustrian, {"LI"}, 50, 66, 180);
  t.Unit("A2", kAustrian, {"LI"}, 60, 66, 180);
  t.Unit("A3", kAustrian, {"UH"}, 30, 68, 180);
  t.Begin();
  const Scenario& s = t.view().scenario;
  EXPECT_EQ(ArmyPoints(s, Side::kFirst), 98);
  EXPECT_EQ(ArmyPoints(s, Side::kSecond), 90);
  EXPECT_EQ(s.sides[0].vdt, 5);
}

// GRA-LDR-03, GRA-LDR-04
TEST(Reader, PointsOfLeaders) {
  const auto army = [](int8_t leadership) {
    LeaderData leader;
    leader.level = LeaderLevel::kArmy;
    leader.leadership = leadership;
    return PointsOf(leader);
  };
  EXPECT_EQ(army(4), 40);
  EXPECT_EQ(army(3), 30);
  EXPECT_EQ(army(2), 20);
  EXPECT_EQ(army(1), 10);
  EXPECT_EQ(army(0), -10);
  LeaderData general;
  EXPECT_EQ(PointsOf(general), 10);
  general.brave = true;
  EXPECT_EQ(PointsOf(general), 15);
  general.brave = false;
  general.temper = Temper::kCautious;
  EXPECT_EQ(PointsOf(general), 5);
}

// GRA-CMD-03: Command Structures cost 50, 30, 15, 0; IMP-INI-08: destiny 5.
TEST(Reader, PointsOfCommandStructures) {
  const auto points = [](Structure structure, int8_t destiny) {
    Scenario s;
    s.sides[0].structure = structure;
    s.sides[0].destiny = destiny;
    return ArmyPoints(s, Side::kFirst);
  };
  EXPECT_EQ(points(Structure::kExcellent, 0), 50);
  EXPECT_EQ(points(Structure::kGood, 0), 30);
  EXPECT_EQ(points(Structure::kAverage, 0), 15);
  EXPECT_EQ(points(Structure::kPoor, 0), 0);
  EXPECT_EQ(points(Structure::kPoor, 3), 15);
}

// IMP-UOM-02: both sides see everything, but for nominations that are hidden.
TEST(Reader, AllIsOpen) {
  Table t("contest");
  t.Unit("F", kFrench, {"LI"}, 20, 20, 0);
  t.Unit("A", kAustrian, {"LI"}, 50, 80, 180);
  t.Begin();
  Position seen = t.position();
  t.game().See(t.position(), Side::kSecond, seen);
  EXPECT_EQ(t.game().Hash(seen), t.game().Hash(t.position()));
}

}  // namespace
}  // namespace berthier::grandeur
