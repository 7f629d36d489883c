// What a person sees before ordering: sentences, ways and zones.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "engine/geometry/polygon.h"
#include "engine/rulesets/simple_grand_tactical/movement/move_plan.h"
#include "tests/engine/rulesets/simple_grand_tactical/table.h"

namespace berthier::simple_grand_tactical {
namespace {

using testing::ElementsAre;

std::vector<std::string> Legs(const Table& t, const Order& order) {
  std::vector<std::string> legs;
  for (const Waypoint& one : t.game().WayOf(t.position(), order)) {
    legs.push_back(one.words);
  }
  return legs;
}

void FillTable(Table& t) {
  t.Unit("F", "French", {"line"}, 50, 20, 0);
  t.Unit("H", "French", {"light cavalry"}, 80, 20, 0);
  t.Unit("A1", "Austrian", {"line", "line"}, 50, 36, 180);
  t.Unit("A2", "Austrian", {"line"}, 85, 90, 180);
}

TEST(Guide, MovesAreSaidForARuler) {
  Table t("movement");
  FillTable(t);
  t.Begin();
  const auto say = [&t](const Order& order) {
    EXPECT_TRUE(t.Legal(order)) << t.Refusal(order);
    return t.game().Say(t.position(), order);
  };
  EXPECT_EQ(say(t.MoveTo("F", 50, 33, 0)),
            "F moves 13 cm straight ahead into contact with A1, to (50, 33) "
            "facing 0");
  EXPECT_EQ(say(t.MoveTo("F", 59, 20, 90)),
            "F turns 90 degrees to the right, then moves 9 cm straight ahead, "
            "to (59, 20) facing 90");
  Order form = t.Said("reform", "F");
  form.manner = 1 + static_cast<int>(Formation::kLine);
  EXPECT_EQ(say(form), "F forms line, to (50, 21) facing 0");
  EXPECT_EQ(say(t.Said("end moves")), "the moves are at an end");
}

// SGT-CMD-03: the 30 cm run from his point, not from the marker of 2 x 2 cm.
TEST(Guide, LeadersAreMeasuredFromTheirPoint) {
  Table t("movement");
  t.Unit("F", "French", {"line", "column"}, 50, 20, 0);
  t.Unit("A", "Austrian", {"line", "line"}, 50, 80, 180);
  t.Leader("C", "French", {"corps commander"}, 50, 53.5);
  t.Leader("G", "French", {"infantry general"}, 60, 53.5);
  t.Begin();
  const auto between = [&t](std::string_view a, std::string_view b) {
    return t.game().MeasureBetween(t.position(), t.IdOf(a), t.IdOf(b));
  };
  const auto measure = between("C", "F");
  ASSERT_TRUE(measure.has_value());
  // The front of F lies at 22 cm.
  EXPECT_EQ(measure->length, Millimetres(315));
  EXPECT_EQ(measure->from, AtCm(50, 53.5));
  EXPECT_THAT(measure->notes,
              ElementsAre("F is not in reach of his passes, 30 cm"));
  EXPECT_EQ(between("F", "C")->length, Millimetres(315));
  EXPECT_EQ(between("C", "G")->length, Millimetres(100));
}

TEST(Guide, FurtherPointsOnTheWay) {
  Table t("movement");
  FillTable(t);
  t.Begin();
  Order order = t.MoveTo("H", 80, 44, 0);
  order.via = AtCm(76, 28);
  order.amount = WithFurtherVia(0, 0, AtCm(76, 36));
  ASSERT_TRUE(t.Legal(order)) << t.Refusal(order);
  EXPECT_THAT(Legs(t, order),
              ElementsAre("", "moves 8.9 cm, 26.5 degrees to the left",
                          "moves 8 cm straight ahead",
                          "moves 8.9 cm, 26.5 degrees to the right"));
}

TEST(Guide, BatteriesLimberAndUnlimber) {
  Table t("movement");
  FillTable(t);
  t.Unit("G", "French", {"light horse artillery", "unlimbered"}, 20, 20, 0);
  t.Begin();
  const Order order = t.MoveTo("G", 20, 24, 0, kLimberUnlimber);
  ASSERT_TRUE(t.Legal(order)) << t.Refusal(order);
  EXPECT_THAT(
      Legs(t, order),
      ElementsAre("", "limbers", testing::HasSubstr("moves "), "unlimbers"));
}

TEST(Guide, BackAndToASide) {
  Table t("movement");
  FillTable(t);
  t.Begin();
  const Order order = t.MoveTo("F", 53, 16, 0);
  ASSERT_TRUE(t.Legal(order)) << t.Refusal(order);
  EXPECT_THAT(Legs(t, order),
              ElementsAre("",
                          "moves 5 cm back and to the right, 36.75 "
                          "degrees off straight back"));
}

TEST(Guide, Zones) {
  Table t("movement");
  FillTable(t);
  t.Begin();
  const auto zones = t.game().ZonesOf(t.position(), t.IdOf("F"));
  ASSERT_EQ(zones.size(), 1u);
  EXPECT_EQ(zones[0].name, "musketry, 5 cm");
  EXPECT_TRUE(Contains(zones[0].outline, AtCm(50, 26.9)));
  EXPECT_FALSE(Contains(zones[0].outline, AtCm(50, 27.1)));
  EXPECT_EQ(t.game().ZonesOf(t.position(), t.IdOf("H"))[0].name,
            "charge, 14 cm");
}

TEST(Guide, PicturesAreInCentimetres) {
  Table t("movement");
  FillTable(t);
  t.Begin();
  const Picture picture = t.game().Draw(t.position());
  EXPECT_EQ(picture.ruler_name, "cm");
  EXPECT_EQ(picture.ruler_ticks, kTicksPerCentimetre);
  EXPECT_EQ(picture.bodies.size(), 4u);
}

}  // namespace
}  // namespace berthier::simple_grand_tactical
