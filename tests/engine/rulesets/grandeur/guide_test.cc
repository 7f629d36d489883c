// What a person sees before ordering: sentences, ways and zones.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "engine/geometry/polygon.h"
#include "engine/model/modified.h"
#include "tests/engine/rulesets/grandeur/table.h"

namespace berthier::grandeur {
namespace {

using testing::ElementsAre;

std::vector<std::string> Legs(const Table& t, const Order& order) {
  std::vector<std::string> legs;
  for (const Waypoint& one : t.game().WayOf(t.position(), order)) {
    legs.push_back(one.words);
  }
  return legs;
}

// The French army acts: foot F and guns G under C, before the Austrian A.
Table InActivation() {
  Table t("activation");
  t.clock().links.emplace_back("corps", "French army");
  t.Leader("C", "French", {"expert"}, 60, 20);
  t.Unit("F", "French", {"LI"}, 60, 30, 0);
  t.Unit("G", "French", {"FA"}, 70, 30, 0);
  t.Unit("A", "Austrian", {"LI"}, 60, 50, 180);
  t.Begin();
  return t;
}

std::string Say(const Table& t, const Order& order) {
  EXPECT_TRUE(t.Legal(order)) << t.Refusal(order);
  return t.game().Say(t.position(), order);
}

TEST(Guide, MovesAreSaidForARuler) {
  Table t = InActivation();
  t.Play("activate", "F");
  EXPECT_EQ(Say(t, t.To("forward", "F", 60, 34.5)),
            "F advances 4.5 U, to (60, 34.5) facing 0");
  EXPECT_EQ(Say(t, t.To("rearward", "F", 60, 28)),
            "F moves back 2 U, to (60, 28) facing 0");
  EXPECT_EQ(Say(t, t.To("sideways", "F", 58, 30)),
            "F slides 2 U, 90 degrees to the left, to (58, 30) facing 0");
  Order wheel = t.Said("wheel", "F");
  wheel.pose.heading = Heading::Degrees(10);
  EXPECT_THAT(Legs(t, wheel), ElementsAre("", "wheels right 10 degrees"));
  EXPECT_EQ(Say(t, t.Said("pass")), "F does nothing");
}

TEST(Guide, ChargesGoUpToTheEnemy) {
  Table t = InActivation();
  t.Play("activate", "F");
  t.Play(t.To("forward", "F", 60, 35));
  const Order charge = t.Said("charge", "F", "A");
  EXPECT_EQ(Say(t, charge), "F charges A");
  EXPECT_THAT(Legs(t, charge), ElementsAre("", "advances 7 U"));
}

TEST(Guide, FireSaysWhatItPlans) {
  Table t = InActivation();
  t.Play("activate", "G");
  Order fire = t.Said("fire", "", "A");
  EXPECT_EQ(Say(t, fire), "G fires at A");
  fire.amount = 1;
  EXPECT_EQ(Say(t, fire), "G fires at A and plans 1 phase");
}

TEST(Guide, LeadersRide) {
  Table t = InActivation();
  EXPECT_EQ(Say(t, t.To("ride", "C", 60, 25)), "C rides to (60, 25)");
  EXPECT_THAT(Legs(t, t.To("ride", "C", 60, 25)), ElementsAre("", "rides 5 U"));
  EXPECT_EQ(Say(t, t.Said("attach", "C", "F")), "C joins F");
}

TEST(Guide, ZonesAreRangesAndTheZoneOfControl) {
  const Table t = InActivation();
  const auto zones = t.game().ZonesOf(t.position(), t.IdOf("F"));
  ASSERT_EQ(zones.size(), 4u);
  EXPECT_EQ(zones[0].name, "fire, 15 U");
  EXPECT_TRUE(Contains(zones[0].outline, AtU(60, 48.9)));
  EXPECT_FALSE(Contains(zones[0].outline, AtU(60, 49.1)));
  EXPECT_EQ(zones[3].name, "zone of control, 5 U");
  EXPECT_FALSE(Contains(zones[3].outline, AtU(64.1, 36)));
  // Average structure: the chief's 40 U.
  const auto command = t.game().ZonesOf(t.position(), t.IdOf("C"));
  ASSERT_EQ(command.size(), 1u);
  EXPECT_EQ(command[0].name, "command, 40 U");
}

TEST(Guide, DistancesSayWhatTheyDecide) {
  const Table t = InActivation();
  const auto fire =
      t.game().MeasureBetween(t.position(), t.IdOf("G"), t.IdOf("A"));
  ASSERT_TRUE(fire.has_value());
  EXPECT_THAT(fire->notes, testing::Contains(
                               testing::HasSubstr("the range from G to A is")));
  const auto command =
      t.game().MeasureBetween(t.position(), t.IdOf("C"), t.IdOf("F"));
  ASSERT_TRUE(command.has_value());
  EXPECT_THAT(command->notes, ElementsAre("F is in the radius of C, 40 U"));
}

TEST(Guide, PicturesAreInUnits) {
  const Table t = InActivation();
  const Picture picture = t.game().Draw(t.position());
  EXPECT_EQ(picture.ruler_name, "U");
  EXPECT_EQ(picture.ruler_ticks, kTicksPerCentimetre);
  EXPECT_EQ(picture.bodies.size(), 4u);
}

TEST(Guide, DisciplineTestsSayWhatFor) {
  Table t = InActivation();
  t.Play("activate", "F");
  t.Play("opportunity");
  EXPECT_THAT(t.game().Say(t.Described()),
              testing::HasSubstr("discipline test for Opportunity, needs 4+"));
}

// Only a part of B is in the arc of F, 10 U ahead and 10 aside of its corner.
TEST(Guide, ShotsAreToldAtTheRangeThatCounts) {
  Table t = InActivation();
  t.Unit("B", "Austrian", {"LI"}, 78, 42, 180);
  t.Begin();
  t.Play("activate", "F");
  t.Play("fire", "", "B");
  t.Throw({1, 1, 1});
  EXPECT_THAT(t.Sentences(),
              testing::Contains("F fires at B with 3 dice, 14.14 U: 0 hits"));
}

// Modifiers of a shot make the number of dice: sixes and pairs of fives hit,
// nothing is added up.
TEST(Guide, ModifiersOfShotsAreOfTheNumberOfDice) {
  Table t = InActivation();
  t.Unit("B", "Austrian", {"LI"}, 78, 42, 180);
  t.Begin();
  t.Play("activate", "F");
  t.Play("fire", "", "B");
  const Roll roll = t.Described();
  ASSERT_FALSE(roll.modifiers.empty());
  EXPECT_EQ(roll.ModifierSum(kOfTheNumber), 3);
  for (const Modifier& modifier : roll.modifiers) {
    EXPECT_EQ(modifier.handful, kOfTheNumber);
  }
  EXPECT_THAT(t.game().Say(roll), testing::StartsWith("F fires at B with 3 "
                                                      "dice (+"));
  std::vector<std::string> said;
  for (const OutcomeClass& outcome : roll.outcomes) {
    said.push_back(t.game().Say(roll, outcome));
  }
  EXPECT_THAT(said, ElementsAre("0 hits", "1 hit", "2 hits", "3 hits"));
}

// GRA-INI-03: the sums with Leadership are compared.
TEST(Guide, InitiativeTellsTheSum) {
  Table t("contest");
  t.Leader("C", "French", {"expert"}, 60, 20);
  t.Unit("F", "French", {"LI"}, 60, 30, 0);
  t.Leader("D", "Austrian", {"expert"}, 60, 70);
  t.Unit("A", "Austrian", {"LI"}, 60, 60, 180);
  t.Begin();
  const Roll roll = t.Described();
  const int leadership = roll.ModifierSum(0);
  ASSERT_GT(leadership, 0);
  EXPECT_THAT(t.game().Say(roll),
              testing::HasSubstr("initiative, the higher sum acts (+"));
  const OutcomeClass& outcome = roll.outcomes[1];  // no pair
  EXPECT_EQ(t.game().Say(roll, outcome),
            std::to_string(outcome.detail + leadership) + " in all");
}

TEST(Guide, EvadesAreToldWithTheFacingAtTheirEnd) {
  Table t = InActivation();
  t.Unit("D", "French", {"DR"}, 100, 30, 0);
  t.Unit("H", "Austrian", {"CH"}, 102, 44, 200);
  t.Begin();
  t.Play("activate", "D");
  t.Play("charge", "D", "H");
  t.Play("evade");
  EXPECT_THAT(t.Sentences(),
              testing::Contains("H evades 12 U, to (102, 56) facing 180"));
}

}  // namespace
}  // namespace berthier::grandeur
