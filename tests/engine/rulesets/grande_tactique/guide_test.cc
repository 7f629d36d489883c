// What a person sees before ordering: ways, zones, distances, prices
// (engine/model/guide.h).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "engine/geometry/polygon.h"
#include "tests/engine/rulesets/grande_tactique/orders.h"
#include "tests/engine/rulesets/grande_tactique/skirmish.h"

namespace berthier::grande_tactique {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

// A French division whose general stands at (20, 10).
class Guide : public testing::Test {
 protected:
  Guide() : s("orders") {
    Command(s, "French", 20, 20, 10);
    s.Austrian("X", {"infantry"}, 5, 46, 180);
  }
  std::vector<Waypoint> Way(const Order& order) {
    EXPECT_EQ(Sentence(s, order), "accepted");
    return s.game().WayOf(s.position(), order);
  }
  static std::vector<std::string> Legs(const std::vector<Waypoint>& way) {
    std::vector<std::string> legs;
    for (const Waypoint& one : way) legs.push_back(one.words);
    return legs;
  }
  std::vector<Zone> Zones(const std::string& name) {
    return s.game().ZonesOf(s.position(), Called(s, name));
  }
  std::optional<Measure> Between(const std::string& a, const std::string& b) {
    return s.game().MeasureBetween(s.position(), Called(s, a), Called(s, b));
  }
  std::optional<berthier::Price> PriceOf(const Order& order) {
    return s.game().PriceOf(s.position(), order);
  }
  Skirmish s;
};

TEST_F(Guide, AWayHasAWaypointALeg) {
  s.French("I", {"infantry"}, 20, 14, 0);
  s.Begin();
  const std::vector<Waypoint> ahead = Way(MoveTo(s, "I", 20, 16.5, 0));
  EXPECT_THAT(Legs(ahead), ElementsAre("", "advances 2.5 in"));
  EXPECT_EQ(ahead.front().pose.centre, At(20, 14));
  EXPECT_EQ(ahead.back().pose.centre, At(20, 16.5));
  // A wheel of 10 degrees about the left corner, then straight on.
  const std::vector<Waypoint> turned = Way(MoveTo(s, "I", 20.5, 16, 10));
  ASSERT_GE(turned.size(), 3u);
  EXPECT_EQ(turned.back().pose.centre, At(20.5, 16));
  EXPECT_EQ(turned.back().pose.heading, Heading::Degrees(10));
  EXPECT_THAT(Legs(Way(Facing(Named(s, Verb::kPivot, "I"), 90))),
              ElementsAre("", "pivots"));
}

TEST_F(Guide, AWayIntoAWoodAndOutOfIt) {
  s.Ground("Copse", "woods", 18, 17, 22, 20);
  s.Ground("Grove", "woods", 28, 7, 32, 11);
  s.French("I", {"infantry"}, 20, 15, 0);
  s.French("J", {"infantry"}, 30, 9, 0).Occupies("J", "Grove");
  s.Begin();
  Order into = Named(s, Verb::kOccupy, "I", "Copse");
  const std::vector<Waypoint> in = Way(into);
  ASSERT_FALSE(in.empty());
  EXPECT_EQ(in.back().words, "occupies Copse");
  EXPECT_EQ(in.back().pose.centre, At(20, 18.5));
  EXPECT_TRUE(Contains(in.back().outline, At(18.1, 17.1))) << "the whole wood";

  const std::vector<Waypoint> out = Way(Via(MoveTo(s, "J", 30, 13, 0), 30, 11));
  ASSERT_GE(out.size(), 2u);
  EXPECT_EQ(out.front().pose.centre, At(30, 9));
  EXPECT_EQ(out[1].words, "leaves Grove");
}

TEST_F(Guide, SquaresAndGenerals) {
  s.French("I", {"infantry"}, 20, 14, 0);
  s.Begin();
  const std::vector<Waypoint> square = Way(Named(s, Verb::kFormSquare, "I"));
  EXPECT_THAT(Legs(square), ElementsAre("", "forms square"));
  const std::vector<Waypoint> ride = Way(Ride(s, "French general", 24, 13));
  EXPECT_THAT(Legs(ride), ElementsAre("", "rides 5 in"));
  EXPECT_THAT(Way(Named(s, Verb::kEndCommand, "")), IsEmpty());
}

// GT-FIR-07, GT-FIR-10: twenty inches from the front edge, 45 degrees out from
// its corners; GT-CMD-17: nine inches from the general.
TEST_F(Guide, ZonesOfFireAndCommand) {
  s.French("B", {"foot artillery"}, 20, 14, 0);
  s.French("I", {"infantry"}, 26, 14, 0);
  s.French("C", {"cavalry"}, 32, 14, 0);
  s.Begin();
  const std::vector<Zone> fire = Zones("B");
  ASSERT_EQ(fire.size(), 3u);
  EXPECT_EQ(fire[0].name, "long range, 20 in");
  EXPECT_EQ(fire[1].name, "effective range, 10 in");
  EXPECT_EQ(fire[2].name, "canister, 5 in");
  // Its base is 1.2 in deep or so: the front edge lies between 14 and 15.
  EXPECT_TRUE(Contains(fire[0].outline, At(20, 33.9)));
  EXPECT_FALSE(Contains(fire[0].outline, At(20, 35.1)));
  EXPECT_FALSE(Contains(fire[2].outline, At(20, 20.1)));
  EXPECT_TRUE(Contains(fire[0].outline, At(30, 25)));
  EXPECT_FALSE(Contains(fire[0].outline, At(30, 20)));
  EXPECT_FALSE(Contains(fire[0].outline, At(20, 13)));
  EXPECT_THAT(Zones("I"), IsEmpty()) << "infantry fires at what it touches";
  EXPECT_THAT(Zones("C"), IsEmpty());
  const std::vector<Zone> command = Zones("French general");
  ASSERT_EQ(command.size(), 1u);
  EXPECT_EQ(command[0].name, "command, 9 in");
  EXPECT_TRUE(Contains(command[0].outline, At(20, 19.3)));
  EXPECT_FALSE(Contains(command[0].outline, At(20, 19.5)));
}

TEST_F(Guide, DistancesAreMeasuredEdgeToEdge) {
  s.French("B", {"foot artillery"}, 20, 14, 0);
  s.French("I", {"infantry"}, 20, 18, 0);
  s.Austrian("A", {"infantry"}, 20, 24, 180);
  s.Austrian("Far", {"infantry"}, 20, 44, 180);
  s.Begin();
  const std::optional<Measure> blocked = Between("B", "A");
  ASSERT_TRUE(blocked.has_value());
  EXPECT_EQ(blocked->from.x, blocked->to.x);
  EXPECT_LT(blocked->length, Inches(10));
  EXPECT_THAT(blocked->notes,
              ElementsAre("B may not fire at A: I is in the way (GT-FIR-08)",
                          "A may not fire at B: they are not in contact "
                          "(GT-FIR-09)"));
  EXPECT_THAT(Between("A", "B")->notes, testing::SizeIs(2));
  EXPECT_THAT(Between("B", "Far")->notes[0],
              testing::EndsWith("is out of range (GT-FIR-10)"));
  EXPECT_THAT(Between("I", "French general")->notes,
              ElementsAre("I is within his command radius of 9 in"));
  EXPECT_FALSE(Between("I", "I").has_value());
}

// GT-CMD-17: beyond nine inches orders cost double.
TEST_F(Guide, PricesSayWhyTheyAreDoubled) {
  s.French("Near", {"infantry"}, 20, 14, 0);
  s.French("Far", {"infantry"}, 40, 14, 0);
  s.Begin();
  const std::optional<berthier::Price> near =
      PriceOf(MoveTo(s, "Near", 20, 15, 0));
  ASSERT_TRUE(near.has_value());
  EXPECT_EQ(near->amount, 1);
  EXPECT_EQ(near->left, 20);
  EXPECT_EQ(near->unit, "CP");
  EXPECT_EQ(near->reason, "");
  const std::optional<berthier::Price> far =
      PriceOf(MoveTo(s, "Far", 40, 15, 0));
  ASSERT_TRUE(far.has_value());
  EXPECT_EQ(far->amount, 2);
  EXPECT_THAT(far->reason, testing::StartsWith("French general is 18."));
  EXPECT_FALSE(PriceOf(Ride(s, "French general", 24, 13)).has_value());
  const std::vector<Purse> purses =
      s.game().PursesOf(s.position(), Side::kFirst);
  ASSERT_EQ(purses.size(), 1u);
  EXPECT_EQ(purses[0].left, 20);
}

}  // namespace
}  // namespace berthier::grande_tactique
