// What a person sees before ordering: ways and zones (engine/model/guide.h).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "engine/geometry/polygon.h"
#include "tests/engine/rulesets/big_battle_napoleonic/table.h"

namespace berthier::big_battle_napoleonic {
namespace {

using testing::ElementsAre;

std::vector<std::string> Legs(const std::vector<Waypoint>& way) {
  std::vector<std::string> legs;
  for (const Waypoint& one : way) legs.push_back(one.words);
  return legs;
}

// 3.4: drill, travel, drill.
TEST(Guide, AWayHasAWaypointADrillAndALeg) {
  Table t("move");
  t.Unit("A", "French", {"line infantry", "column"}, 6, 20, 10, 90);
  t.General("G", "French", {"corps"}, 20, 8);
  t.Unit("X", "Prussian", {"line infantry", "line"}, 6, 20, 44, 270);
  t.Begin();
  const Order ahead = t.MoveTo("A", 20, 14, 90);
  ASSERT_TRUE(t.Legal(ahead)) << t.Refusal(ahead);
  const std::vector<Waypoint> way = t.game().WayOf(t.position(), ahead);
  EXPECT_THAT(Legs(way), ElementsAre("", "advances 4 in"));
  EXPECT_EQ(way.back().pose, ahead.pose);
  const Order about = t.Said("about-face", "A");
  ASSERT_TRUE(t.Legal(about)) << t.Refusal(about);
  EXPECT_THAT(Legs(t.game().WayOf(t.position(), about)),
              ElementsAre("", "turns about"));
}

// BBN-FIR-19, BBN-FIR-21: four inches, 45 degrees either side of the middle of
// the front.
TEST(Guide, ZonesOfFire) {
  Table t("move");
  t.Unit("A", "French", {"line infantry", "line"}, 6, 20, 10, 90);
  t.Unit("X", "Prussian", {"line infantry", "line"}, 6, 20, 44, 270);
  t.Begin();
  const std::vector<Zone> zones = t.game().ZonesOf(t.position(), t.IdOf("A"));
  ASSERT_EQ(zones.size(), 1u);
  EXPECT_EQ(zones[0].name, "musketry, 4 in");
  const auto reaches = [&](double x, double y) {
    return Contains(zones[0].outline, {In(x), In(y)});
  };
  EXPECT_TRUE(reaches(20, 14.4));
  EXPECT_FALSE(reaches(20, 14.6));
  EXPECT_TRUE(reaches(22, 12.6));
  EXPECT_FALSE(reaches(22, 12.4));
}

std::vector<std::string> Notes(const Table& t, const std::string& a,
                               const std::string& b) {
  const auto measure =
      t.game().MeasureBetween(t.position(), t.IdOf(a), t.IdOf(b));
  return measure ? measure->notes : std::vector<std::string>{};
}

// BBN-FIR-21, BBN-FIR-22: whose line of fire is clear, and what blocks it.
TEST(Guide, BlockersOfALineOfFireAreNamed) {
  Table t("move");
  t.Unit("A", "French", {"line infantry", "line"}, 6, 10, 10, 90);
  t.Unit("G", "French", {"heavy artillery", "unlimbered"}, 0, 30, 10, 90);
  t.Unit("B", "French", {"line infantry", "column"}, 6, 30, 14, 90);
  t.Unit("H", "French", {"heavy artillery", "unlimbered"}, 0, 50, 10, 90);
  t.Ground("Brady's wood", {"wood"}, {46, 12, 54, 15});
  t.Unit("X", "Prussian", {"line infantry", "march"}, 6, 10, 13, 270);
  t.Unit("Y", "Prussian", {"line infantry", "march"}, 6, 30, 20, 270);
  t.Unit("Z", "Prussian", {"line infantry", "march"}, 6, 50, 20, 270);
  t.Begin();
  EXPECT_THAT(Notes(t, "A", "X"),
              ElementsAre("the line of fire from A to X is clear"));
  EXPECT_THAT(Notes(t, "X", "A"), ElementsAre(Notes(t, "A", "X")[0]));
  EXPECT_THAT(Notes(t, "G", "Y"),
              ElementsAre("the line of fire from G to Y is blocked by B"));
  EXPECT_THAT(
      Notes(t, "H", "Z"),
      ElementsAre("the line of fire from H to Z is blocked by Brady's wood"));
  EXPECT_THAT(Notes(t, "A", "Z"), ElementsAre("Z is out of arc or range of A"));
  EXPECT_THAT(Notes(t, "A", "B"), ElementsAre());
}

}  // namespace
}  // namespace berthier::big_battle_napoleonic
