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
  t.Start();
  const Order ahead = t.MoveTo("A", 20, 14, 90);
  ASSERT_TRUE(t.Legal(ahead)) << t.Refusal(ahead);
  const std::vector<Waypoint> way = t.game().WayOf(t.position(), ahead);
  EXPECT_THAT(Legs(way), ElementsAre("", "advances 4 in"));
  EXPECT_EQ(way.back().pose, ahead.pose);
  const Order about = t.Say("about-face", "A");
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
  t.Start();
  const std::vector<Zone> zones = t.game().ZonesOf(t.position(), t.Id("A"));
  ASSERT_EQ(zones.size(), 1u);
  EXPECT_EQ(zones[0].name, "musketry, 4 in");
  const auto reaches = [&](double x, double y) {
    return Contains(zones[0].outline, {InTicks(x), InTicks(y)});
  };
  EXPECT_TRUE(reaches(20, 14.4));
  EXPECT_FALSE(reaches(20, 14.6));
  EXPECT_TRUE(reaches(22, 12.6));
  EXPECT_FALSE(reaches(22, 12.4));
}

}  // namespace
}  // namespace berthier::big_battle_napoleonic
