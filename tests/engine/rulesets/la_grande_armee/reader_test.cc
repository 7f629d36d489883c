// What the reader makes of words, and where it puts bases (LGA-BAS, LGA-ORG,
// LGA-SCN).
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "engine/rulesets/la_grande_armee/board/changes.h"
#include "engine/rulesets/la_grande_armee/field/footprint.h"
#include "engine/rulesets/la_grande_armee/field/sight.h"
#include "tests/engine/rulesets/la_grande_armee/table.h"

namespace berthier::la_grande_armee {
namespace {

using Words = std::vector<std::string>;

constexpr char kFrench[] = "French";
constexpr char kAllied[] = "Allied";

// Commanders far away, and an enemy.
Table Plain(const std::string& phase = "corps") {
  Table t(phase);
  t.Corps("Y", kAllied);
  t.Leader("Blücher", kAllied, {"army commander"}, 4, 2, 46);
  t.Leader("Yorck", kAllied, {"corps commander"}, 3, 4, 46).of = "Y";
  t.Unit("enemy", kAllied, {"infantry"}, 8, 4, 60, 44, 180);
  t.Corps("I", kFrench);
  t.Leader("Napoleon", kFrench, {"army commander"}, 6, 2, 2);
  t.Leader("Reille", kFrench, {"corps commander"}, 4, 4, 2).of = "I";
  return t;
}

int TroopsOf(const Words& is, int men, int guns) {
  Table t = Plain();
  Entry& e = t.Unit("F", kFrench, is, 0, 1, 20, 20, 0);
  e.numbers = {{"men", men}, {"guns", guns}};
  t.Begin();
  EXPECT_EQ(t.UnitState("F").guns, guns);
  return t.UnitState("F").troops;
}

// LGA-X-01, LGA-ORG-03, LGA-ORG-04, LGA-ORG-05, LGA-ORG-06, LGA-BAS-02,
// LGA-BAS-03
TEST(Reader, MenMakeBases) {
  EXPECT_EQ(TroopsOf({"infantry"}, 5850, 2), 10);
  EXPECT_EQ(TroopsOf({"infantry"}, 600, 0), 1);
  EXPECT_EQ(TroopsOf({"infantry"}, 601, 0), 2);
  EXPECT_EQ(TroopsOf({"light cavalry"}, 1150, 1), 6);
}

// LGA-ORG-07, LGA-ORG-08, LGA-ORG-11, LGA-ORG-12: brigades of two types are
// two elements; one class an element; a battalion is one too.
TEST(Reader, ElementsAreOfOneTypeAndClass) {
  Table t = Plain();
  t.Unit("both", kFrench, {"light cavalry", "heavy cavalry"}, 4, 2, 20, 20, 0);
  EXPECT_NE(t.Complaint(), "");
  Table classes = Plain();
  classes.Unit("two", kFrench, {"infantry", "elite", "guard"}, 4, 2, 20, 20, 0);
  EXPECT_NE(classes.Complaint(), "");
  Table two = Plain();
  two.Unit("hussars", kFrench, {"light cavalry"}, 4, 2, 20, 20, 0);
  two.Unit("dragoons", kFrench, {"heavy cavalry"}, 4, 2, 26, 20, 0);
  two.Unit("battalion", kFrench, {"infantry", "guard"}, 1, 1, 32, 20, 0);
  EXPECT_EQ(two.Complaint(), "");
}

// LGA-ORG-02: a corps has a commander, and elements of all arms.
TEST(Reader, ACorpsHasACommander) {
  Table t = Plain();
  t.Unit("F", kFrench, {"infantry"}, 8, 4, 20, 20, 0);
  t.Corps("II", kFrench);
  EXPECT_NE(t.Complaint(), "");
  t.Leader("Ney", kFrench, {"corps commander"}, 5, 8, 2).of = "II";
  EXPECT_EQ(t.Complaint(), "");
}

// LGA-SCN-01, LGA-SCN-03, LGA-SCN-06: what is not said is as usual; the
// scenario's words come before the options.
TEST(Reader, WhatIsNotSaid) {
  Table t = Plain("");
  t.Unit("F", kFrench, {"infantry"}, 9, 5, 20, 20, 0);
  t.Option("break_pct", "40");
  Entry side = {.type = "side", .id = kAllied};
  side.numbers = {{"break", 60}};
  Entry french = {.type = "side", .id = kFrench};
  t.Put(french);
  t.Put(side);
  t.Begin();
  EXPECT_EQ(t.UnitState("F").markers, 0);
  EXPECT_FALSE(t.UnitState("F").routing());
  EXPECT_EQ(t.view().data(t.Of("F")).quality, Quality::kSeasoned);
  EXPECT_EQ(t.view().scenario.sides[0].break_percent, 40);
  EXPECT_EQ(t.view().scenario.sides[1].break_percent, 60);
  EXPECT_EQ(t.view().options().bound_limit, 12);
  EXPECT_EQ(InitialBases(t.view(), Side::kFirst), 9);
}

// LGA-SCN-04
TEST(Reader, EveryFormationMayBeginABattle) {
  Table t = Plain("");
  t.Settlement("town", 8, 40, 24);
  t.Unit("march", kFrench, {"infantry", "march"}, 6, 1, 10, 20, 0);
  t.Unit("square", kFrench, {"infantry", "square"}, 8, 1, 20, 20, 0).numbers = {
      {"troops", 8}};
  Entry& garrison = t.Unit("garrison", kFrench, {"infantry"}, 9, 1, 0, 0, 90);
  garrison.place.reset();
  garrison.numbers = {{"troops", 9}, {"front", 4}, {"right", 2}, {"back", 2}};
  garrison.links = {{"in", "town"}};
  t.Begin();
  EXPECT_EQ(t.UnitState("march").form, Form::kMarch);
  EXPECT_EQ(t.UnitState("square").part(Edge::kLeft).troops, 2);
  EXPECT_EQ(t.UnitState("garrison").form, Form::kGarrison);
  EXPECT_EQ(t.UnitState("garrison").outside.troops, 1);
}

// ---- LGA-BAS ----------------------------------------------------------------

// LGA-BAS-01
TEST(Bases, AreAllOfOneSize) {
  Table t = Plain();
  t.Option("base_w", "1.575");
  t.Option("base_d", "1.181");
  t.Unit("F", kFrench, {"infantry"}, 6, 3, 20, 20, 0);
  t.Begin();
  EXPECT_EQ(BaseOf(t.view().scenario).front, Ticks(1600));  // 40 mm
  EXPECT_EQ(BaseOf(t.view().scenario).depth, Ticks(1200));  // 30 mm
  const Box box = ShapeOf(t.view(), t.Of("F")).box();
  EXPECT_EQ(box.high.x - box.low.x, 3 * 1600);
  EXPECT_EQ(box.high.y - box.low.y, 2 * 1200);
}

// LGA-BAS-04, LGA-BAS-05, LGA-BAS-06: four files, three in the last rank, from
// file 0.
TEST(Bases, StandInFilesAndRanks) {
  Table t = Plain();
  t.Unit("F", kFrench, {"infantry"}, 7, 4, 20, 20, 0);
  t.Begin();
  const Shape shape = ShapeOf(t.view(), t.Of("F"));
  EXPECT_EQ(shape.box().low, At(18, 18));
  EXPECT_EQ(shape.box().high, At(22, 20));
  std::vector<Point> centres;
  ForEachBase(t.view(), t.Of("F"), [&](Point p) { centres.push_back(p); });
  ASSERT_EQ(centres.size(), 7u);
  EXPECT_EQ(centres[0], At(18.5, 19.5));
  EXPECT_EQ(centres[4], At(18.5, 18.5));
  EXPECT_EQ(centres[6], At(20.5, 18.5));
}

// Takes bases of F away.
void Lose(Table& t, int troops, int guns) {
  const Battle b = {t.view().scenario, t.position().As<State>(), nullptr};
  LoseBases(b, t.Of("F"), troops, guns);
}

// LGA-BAS-07, LGA-BAS-08
TEST(Bases, CloseTheRanks) {
  Table t = Plain();
  t.Unit("F", kFrench, {"infantry"}, 7, 4, 20, 20, 0);
  t.Begin();
  Lose(t, 2, 0);
  EXPECT_EQ(t.UnitState("F").files, 4);
  EXPECT_EQ(t.UnitState("F").ranks(), 2);
  EXPECT_EQ(t.UnitState("F").place, At(20, 20));
  Lose(t, 2, 0);
  EXPECT_EQ(t.UnitState("F").files, 3);
  const Box box = ShapeOf(t.view(), t.Of("F")).box();
  EXPECT_EQ(box.low, At(18.5, 19));
  EXPECT_EQ(box.high, At(21.5, 20));
}

// Which of the front files are guns, from the left.
std::string FrontOf(const std::string& guns, int troops, int gun_bases) {
  Table t = Plain();
  t.Unit("F", kFrench, {"infantry", guns}, troops, 5, 20, 20, 0)
      .numbers.emplace_back("guns", gun_bases);
  t.Begin();
  const Battery battery = BatteryOf(t.view(), t.Of("F"), Edge::kFront);
  std::string front;
  for (int i = 0; i < battery.count; ++i) {
    front += (battery.guns >> i & 1) != 0 ? 'G' : '-';
  }
  return front;
}

// LGA-BAS-09, LGA-BAS-10
TEST(Bases, GunsStandInTheirPlace) {
  EXPECT_EQ(FrontOf("guns left", 8, 2), "GG---");
  EXPECT_EQ(FrontOf("guns centre", 8, 2), "-GG--");
  EXPECT_EQ(FrontOf("guns right", 8, 1), "----G");
  EXPECT_EQ(FrontOf("guns rear", 8, 2), "-----");
  EXPECT_EQ(FrontOf("guns rear", 3, 2), "---GG");
}

// LGA-BAS-11: two bases and a gun are three.
TEST(Bases, GunsCount) {
  Table t = Plain();
  Entry& e = t.Unit("F", kFrench, {"infantry"}, 2, 3, 20, 20, 0);
  e.numbers.emplace_back("guns", 1);
  e.numbers.emplace_back("markers", 2);
  t.Begin();
  EXPECT_EQ(t.UnitState("F").bases(), 3);
  EXPECT_FALSE(IsWorn(t.view(), t.Of("F")));
  Lose(t, 0, 1);
  EXPECT_TRUE(IsWorn(t.view(), t.Of("F")));
}

// ---- LGA-SCN-02 -------------------------------------------------------------

TEST(FreeDeployment, CorpsByCorpsInTheZones) {
  Table t = Plain("");
  t.Option("deploy", "free");
  t.Unit("F", kFrench, {"infantry"}, 8, 4, 0, 0, 0);
  t.Corps("II", kFrench);
  t.Leader("Ney", kFrench, {"corps commander"}, 3, 0, 0).of = "II";
  t.Unit("G", kFrench, {"infantry"}, 8, 4, 0, 0, 0);
  for (Entry& e : t.document().entries) {
    e.place.reset();
  }
  t.Begin();
  // Who loses the roll deploys first.
  EXPECT_EQ(t.Awaited(), "command");
  t.Throw({1, 6});
  EXPECT_EQ(t.Awaited(), "deploy");
  t.Play("muster", "II");
  Order g = t.To("deploy", "G", 30, 23.9, 0);
  g.amount = 4;
  EXPECT_TRUE(t.Legal(g));
  g.pose.centre = At(30, 24.1);
  EXPECT_EQ(t.Refusal(g), "outside the zone");
  g.pose.centre = At(30, 20);
  t.Play(g);
  t.Play(t.To("place", "Ney", 30, 10, 0));
  // Then the other side's corps, its commander and its chief.
  Order enemy = t.To("deploy", "enemy", 30, 30, 180);
  enemy.amount = 4;
  t.Play(enemy);
  t.Play(t.To("place", "Blücher", 30, 44, 0));
  t.Play(t.To("place", "Yorck", 30, 40, 0));
  Order f = t.To("deploy", "F", 32, 20, 0);
  f.amount = 4;
  EXPECT_EQ(t.Refusal(f), "stands on");
  t.Play(t.To("deploy here", "F", 10, 12, 0));
  EXPECT_EQ(t.UnitState("F").form, Form::kMarch);
  t.Play(t.To("place", "Napoleon", 12, 20, 0));
  t.Play(t.To("place", "Reille", 12, 14, 0));
  EXPECT_EQ(t.view().state.phase, Phase::kCorps);
}

// LGA-SYS-04: without fog both sides see everything.
TEST(Reader, AllIsOpenWithoutFog) {
  Table t = Plain();
  t.Unit("F", kFrench, {"infantry"}, 8, 4, 20, 20, 0);
  t.Begin();
  Position seen = t.position();
  t.game().See(t.position(), Side::kSecond, seen);
  EXPECT_EQ(t.game().Hash(seen), t.game().Hash(t.position()));
}

}  // namespace
}  // namespace berthier::la_grande_armee
