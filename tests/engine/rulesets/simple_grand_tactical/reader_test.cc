// What the reader makes of words, and what it refuses.
#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "engine/rulesets/simple_grand_tactical/board/contacts.h"
#include "tests/engine/rulesets/simple_grand_tactical/table.h"

namespace berthier::simple_grand_tactical {
namespace {

constexpr char kFrench[] = "French";
constexpr char kAustrian[] = "Austrian";

// The complaint about a small battle with one entry more.
std::string With(Entry entry) {
  Table t("movement");
  t.Unit("F", kFrench, {"line"}, 50, 20, 0);
  t.Unit("A", kAustrian, {"line"}, 50, 60, 180);
  t.document().entries.push_back(std::move(entry));
  return t.Complaint();
}

void ExpectComplaint(Entry entry, const std::string& part) {
  const std::string complaint = With(std::move(entry));
  EXPECT_NE(complaint.find(part), std::string::npos)
      << part << " is not in: " << complaint;
}

Entry Unit(std::vector<std::string> is, double x = 20, double y = 20) {
  return {.type = "unit",
          .id = "X",
          .side = kFrench,
          .is = std::move(is),
          .place = AtCm(x, y)};
}

Entry Ground(std::vector<std::string> is, std::vector<Point> points) {
  Entry entry{.type = "terrain", .id = "G", .is = std::move(is)};
  entry.points = std::move(points);
  return entry;
}

// "line" is a type and a formation.
TEST(Reader, LineInLine) {
  Table t("movement");
  t.Unit("A", kFrench, {"line"}, 20, 20, 0);
  t.Unit("B", kFrench, {"line", "line"}, 40, 20, 0);
  t.Unit("C", kFrench, {"line", "grenadier"}, 60, 20, 0);
  t.Unit("D", kFrench, {"line", "square"}, 80, 20, 0);
  t.Unit("E", kAustrian, {"veteran line", "line"}, 50, 80, 180);
  t.Begin();
  EXPECT_EQ(t.State("A").formation, Formation::kColumn);
  EXPECT_EQ(t.State("B").formation, Formation::kLine);
  EXPECT_EQ(t.view().data(t.Of("B")).type, "line");
  EXPECT_EQ(t.State("C").formation, Formation::kLine);
  EXPECT_EQ(t.view().data(t.Of("C")).type, "grenadier");
  EXPECT_EQ(t.State("D").formation, Formation::kSquare);
  EXPECT_EQ(t.view().data(t.Of("E")).type, "veteran line");
  EXPECT_EQ(t.view().data(t.Of("E")).melee, 4);
}

// SGT-LST-18, SGT-LST-25, SGT-OPT-08.
TEST(Reader, ModifiersOfLists) {
  Table t("movement");
  t.Option("austrian_line_3", "on");
  t.Unit("G", kFrench, {"heavy artillery", "guard"}, 20, 20, 0);
  t.Unit("A", kAustrian, {"line"}, 50, 80, 180);
  t.Unit("B", kAustrian, {"line"}, 70, 80, 180);
  t.Find("B").numbers.emplace_back("melee", 1);
  t.Unit("L", kAustrian, {"lancer", "other"}, 30, 80, 180);
  t.Find("L").links.emplace_back("list", "Austrian");
  t.Begin();
  const UnitData& guns = t.view().data(t.Of("G"));
  EXPECT_EQ(guns.fire, 3);
  EXPECT_EQ(guns.rally, 2);
  EXPECT_EQ(guns.melee, 4);
  EXPECT_EQ(guns.melee_charging, 4);
  EXPECT_EQ(t.view().data(t.Of("A")).melee, 3);
  EXPECT_EQ(t.view().data(t.Of("B")).melee, 1);
  EXPECT_EQ(t.view().data(t.Of("L")).melee_charging, 5);
}

// SGT-FAT-02, SGT-FAT-03
TEST(Reader, FatigueOfAPositionIsPlain) {
  Table t("movement");
  t.Unit("F1", kFrench, {"line"}, 20, 20, 0);
  t.Unit("F2", kFrench, {"line"}, 40, 20, 0);
  t.LeaderWith("G", kFrench, {"infantry general"}, "F1");
  t.Unit("A", kAustrian, {"line"}, 50, 80, 180);
  t.Begin();
  EXPECT_EQ(t.view().state.corps[0].fatigue_initial, 3);
  EXPECT_EQ(t.view().state.morale_base[0], 3);
  EXPECT_EQ(t.State("F1").general, MakeId<GeneralId>(0));
}

// Enemies who touch have been in contact before.
TEST(Reader, WhoTouchesIsInContact) {
  Table t("movement");
  t.Unit("F", kFrench, {"line"}, 50, 20, 0);
  t.Unit("A", kAustrian, {"line", "line"}, 50, 23, 180);
  t.Begin();
  ASSERT_EQ(t.view().state.contact_count, 1);
  const Contact& c = t.view().state.contacts[0];
  EXPECT_EQ(c.mover, t.Of("F"));
  EXPECT_EQ(c.checked, 1);
  EXPECT_EQ(c.locked, 1);
}

TEST(Reader, RefusesUnits) {
  EXPECT_EQ(With(Unit({"line"})), "");
  ExpectComplaint(Unit({"infantry"}), "\"infantry\" is no type");
  ExpectComplaint(Unit({"jager"}), "the French list has no jager");
  ExpectComplaint(Unit({"line", "limbered"}), "SGT-BAS-10");
  ExpectComplaint(Unit({"line", "guard"}), "only batteries");
  ExpectComplaint(Unit({"line", "deployed"}), "SGT-FRM-03");
  ExpectComplaint(Unit({"line"}, 52, 20), "overlaps unit");
  ExpectComplaint(Unit({"grenadier", "veteran line"}), "contradicts");
  Entry nowhere = Unit({"line"});
  nowhere.place.reset();
  ExpectComplaint(nowhere, "has no place");
}

TEST(Reader, RefusesGround) {
  EXPECT_EQ(With(Ground({"woods"}, {AtCm(5, 5), AtCm(15, 15)})), "");
  EXPECT_EQ(With(Ground({"built-up", "objective"}, {AtCm(5, 5), AtCm(15, 15)})),
            "");
  ExpectComplaint(Ground({"hedge"}, {AtCm(5, 5)}), "two points");
  ExpectComplaint(
      Ground({"woods"}, {AtCm(0, 0), AtCm(10, 0), AtCm(2, 2), AtCm(0, 10)}),
      "is not convex at corner 3");
  ExpectComplaint(Ground({"swamp"}, {}), "is none of open, woods");
  Entry held = Ground({"woods"}, {AtCm(5, 5), AtCm(15, 15)});
  held.links = {{"held by", kFrench}};
  ExpectComplaint(held, "is no objective");
}

TEST(Reader, RefusesLeaders) {
  const auto leader = [](std::string with, std::string rank) {
    Entry entry{
        .type = "leader", .id = "G", .side = kFrench, .is = {std::move(rank)}};
    entry.links = {{"with", std::move(with)}};
    return entry;
  };
  EXPECT_EQ(With(leader("F", "infantry general")), "");
  ExpectComplaint(leader("F", "cavalry general"), "does not work for F");
  ExpectComplaint(leader("F", "corps commander"), "does not work for F");
  ExpectComplaint(leader("A", "infantry general"), "no unit of his side");
  Table t("");
  t.Unit("F", kFrench, {"line"}, 50, 20, 0);
  t.Unit("A", kAustrian, {"line"}, 50, 60, 180);
  EXPECT_NE(t.Complaint().find("has no commander"), std::string::npos);
}

}  // namespace
}  // namespace berthier::simple_grand_tactical
