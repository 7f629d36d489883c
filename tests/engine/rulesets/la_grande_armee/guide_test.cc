// What a person sees before ordering: sentences, ways and zones.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "engine/geometry/polygon.h"
#include "engine/rulesets/la_grande_armee/facts/vocabulary.h"
#include "tests/engine/rulesets/la_grande_armee/table.h"

namespace berthier::la_grande_armee {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

constexpr char kFrench[] = "French";
constexpr char kAllied[] = "Allied";

std::vector<std::string> Legs(const Table& t, const Order& order) {
  std::vector<std::string> legs;
  for (const Waypoint& one : t.game().WayOf(t.position(), order)) {
    legs.push_back(one.words);
  }
  return legs;
}

std::string Say(const Table& t, const Order& order) {
  EXPECT_TRUE(t.Legal(order)) << t.Refusal(order);
  return t.game().Say(t.position(), order);
}

// The foot F acts, guns centre; before it the Allied A.
Table Acting() {
  Table t("corps");
  t.clock().links = {{"corps", "I"}, {"element", "F"}};
  t.Corps("I", kFrench);
  t.Leader("Napoleon", kFrench, {"army commander"}, 6, 2, 2);
  t.Leader("Reille", kFrench, {"corps commander"}, 4, 20, 8).of = "I";
  t.Unit("F", kFrench, {"infantry", "elite", "guns centre"}, 8, 5, 20, 20, 0)
      .numbers.emplace_back("guns", 1);
  t.Corps("Y", kAllied);
  t.Leader("Blücher", kAllied, {"army commander"}, 4, 2, 46);
  t.Leader("Yorck", kAllied, {"corps commander"}, 3, 4, 46).of = "Y";
  t.Unit("A", kAllied, {"infantry"}, 8, 4, 20, 30, 180);
  t.Begin();
  return t;
}

TEST(Guide, MovesAreSaidForARuler) {
  const Table t = Acting();
  Order ahead = t.To("advance", "F", 20, 21.5, 0);
  ahead.manner = static_cast<uint8_t>(GunPlace::kCentre);
  EXPECT_EQ(Say(t, ahead),
            "F advances 1.5 in, to (20, 21.5) facing 0, guns centre");
  Order about = t.To("about", "F", 20, 17, 180);
  EXPECT_THAT(Legs(t, about), ElementsAre("", "turns about", "advances 1 in"));
  Order line = t.To("form line", "F", 0, 0, 90);
  line.pose.centre = {};
  line.amount = 3;
  EXPECT_THAT(Say(t, line), HasSubstr("forms a line of 3 files"));
  EXPECT_EQ(Say(t, t.Said("fire", "F", "A")), "F fires at A");
}

// The legs of a column that turns about begin at its tail, and its last leg is
// said once though its heading is rounded.
TEST(Guide, ColumnsTurnAboutFirst) {
  Table t("corps");
  t.clock().links = {{"corps", "I"}, {"element", "C"}};
  t.Corps("I", kFrench);
  t.Leader("Napoleon", kFrench, {"army commander"}, 6, 2, 2);
  t.Leader("Reille", kFrench, {"corps commander"}, 4, 18, 20).of = "I";
  t.Unit("C", kFrench, {"infantry", "march"}, 4, 1, 20, 20, 0);
  t.Corps("Y", kAllied);
  t.Leader("Blücher", kAllied, {"army commander"}, 4, 2, 46);
  t.Leader("Yorck", kAllied, {"corps commander"}, 3, 4, 46).of = "Y";
  t.Unit("A", kAllied, {"infantry"}, 8, 4, 20, 40, 180);
  t.Begin();
  Order back = t.To("about march", "C", 21, 13, 161.5);
  back.via = back.pose.centre;
  EXPECT_EQ(Say(t, back),
            "C turns about, then marches 3.16 in, to (21, 13) facing 161.5");
}

TEST(Guide, SquaresSayTheirFaces) {
  const Table t = Acting();
  Order square = t.Said("form square", "F");
  square.amount = WithShare(
      WithShare(WithShare(WithShare(WithShare(0, 0, 2), 2, 2), 4, 2), 6, 2), 1,
      1);
  EXPECT_THAT(Say(t, square),
              HasSubstr("front 2 and 1 gun, right 2, rear 2, left 2"));
}

TEST(Guide, LossesSayWhatFell) {
  EXPECT_EQ(InOwnUnits("lost_bases", 2), "2 bases");
  EXPECT_EQ(InOwnUnits("lost_bases", 1 << 8), "1 gun");
  EXPECT_EQ(InOwnUnits("lost_bases", 1 | 2 << 8), "1 base and 2 guns");
}

TEST(Guide, RollsSayWhatTheyNeed) {
  Table t = Acting();
  t.Play("fire", "F", "A");
  EXPECT_THAT(t.game().Say(t.Described()), HasSubstr("needs"));
}

TEST(Guide, ZonesAreFireAndCharge) {
  const Table t = Acting();
  const auto zones = t.game().ZonesOf(t.position(), t.IdOf("F"));
  ASSERT_EQ(zones.size(), 3u);
  EXPECT_EQ(zones[0].name, "fire, 12 in");
  EXPECT_TRUE(Contains(zones[0].outline, At(20, 31.9)));
  EXPECT_FALSE(Contains(zones[0].outline, At(23, 31.9)));
  EXPECT_EQ(zones[2].name, "charge, 3 in");
  const auto command = t.game().ZonesOf(t.position(), t.IdOf("Reille"));
  ASSERT_EQ(command.size(), 2u);
  EXPECT_EQ(command[1].name, "foot, 6 in");
}

TEST(Guide, DistancesSayWhatTheyDecide) {
  const Table t = Acting();
  const auto fire =
      t.game().MeasureBetween(t.position(), t.IdOf("F"), t.IdOf("A"));
  ASSERT_TRUE(fire.has_value());
  EXPECT_THAT(fire->notes, testing::Contains(
                               HasSubstr("F fires at A at 10 in with 4 dice")));
  EXPECT_THAT(fire->notes,
              testing::Contains(HasSubstr("F would charge 10 in, too far")));
  const auto command =
      t.game().MeasureBetween(t.position(), t.IdOf("Reille"), t.IdOf("F"));
  ASSERT_TRUE(command.has_value());
  EXPECT_THAT(command->notes,
              ElementsAre("F is not in the radius of Reille, 6 in"));
}

TEST(Guide, PicturesShowEverything) {
  const Table t = Acting();
  const Picture picture = t.game().Draw(t.position());
  EXPECT_EQ(picture.bodies.size(), 6u);
  ASSERT_EQ(picture.panels.size(), 3u);
  EXPECT_THAT(picture.panels[0].lines,
              testing::Contains(HasSubstr("F acts, 3 actions left")));
}

}  // namespace
}  // namespace berthier::la_grande_armee
