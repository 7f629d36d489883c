#include <array>
#include <string>
#include <vector>

#include "engine/kit/display/draw_table.h"
#include "engine/kit/display/say_manoeuvre.h"
#include "engine/kit/display/say_order.h"
#include "engine/kit/display/say_roll.h"
#include "gtest/gtest.h"

namespace berthier {
namespace {

constexpr Heading kNorth;

TEST(SayManoeuvre, SaysWhichWayOfItsHeading) {
  EXPECT_EQ(SayLeg(kNorth, Leg::Advance(kNorth, Inches(3))), "advances 3 in");
  EXPECT_EQ(SayLeg(kNorth, Leg::Wheel(Hand::kRight, 50)),
            "wheels right 12.5 degrees");
  const auto off = [](Vec by) {
    return SayLeg(kNorth, Leg::Translation(kNorth, by));
  };
  EXPECT_EQ(off({Inches(-2).ticks, 0}), "slides 2 in, 90 degrees to the left");
  EXPECT_EQ(off({0, Inches(-1).ticks}), "moves back 1 in");
  EXPECT_EQ(off({Inches(1).ticks, Inches(4).ticks}).substr(0, 8), "obliques");
}

// East of north is straight ahead after a quarter turn to the right.
TEST(SayManoeuvre, TurnsOfTheHeadingCount) {
  const Heading east = Heading::Degrees(90);
  const std::array<Leg, 2> legs = {
      Leg::Wheel(Hand::kRight, Heading::kSteps / 4),
      Leg::Translation(east, {0, Inches(-2).ticks})};
  EXPECT_EQ(SayLegs(kNorth, legs),
            "wheels right 90 degrees, then slides 2 in, 90 degrees to the "
            "right");
  EXPECT_EQ(SayLegs(kNorth, {}), "stands");
}

TEST(SayOrder, PatternsNameWhatAnOrderHas) {
  const Order order = {
      .pose = {{Inches(3).ticks, Inches(4).ticks}, Heading::Degrees(90)},
      .via = {Inches(1).ticks, 0},
      .amount = 2};
  EXPECT_EQ(SayPattern("{s} joins {o}", "Ney", "F2", order), "Ney joins F2");
  EXPECT_EQ(SayPattern("{s} enters at {v}, rides to {p}", "Ney", "", order),
            "Ney enters at (1, 0), rides to (3, 4)");
  EXPECT_EQ(SayPattern("{s} pivots to face {h}", "F1", "", order),
            "F1 pivots to face 90 degrees");
  EXPECT_EQ(SayPattern("back {a} in more", "", "", order), "back 2 in more");
  EXPECT_EQ(SayPattern("at {P}", "", "", order), "at (3, 4) facing 90");
  EXPECT_DEATH(SayPattern("{x}", "", "", order), "no order has");
}

TEST(SayRoll, ModifiersAreOfTheirHandful) {
  Vocabulary words;
  words.rolls = {{"melee"}};
  words.modifiers = {{"veterans"}, {"disordered"}, {"uphill"}};
  Roll roll;
  roll.modifiers = {{.code = 0, .value = 2, .handful = 0},
                    {.code = 1, .value = -1, .handful = 1},
                    {.code = 2, .value = 0, .handful = 0}};
  EXPECT_EQ(SayModifiers(words, roll, 0), "+2 veterans");
  EXPECT_EQ(SayContest(words, roll, "A", "B"),
            "A (+2 veterans) against B (-1 disordered): melee");
  roll.modifiers.clear();
  EXPECT_EQ(SayContest(words, roll, "A", "B"), "A against B: melee");
}

TEST(DrawTable, AGeneralStandsOnHisBase) {
  const std::array<Point, 3> base = {Point{0, 0}, Point{2, 0}, Point{0, 2}};
  const Body general =
      GeneralOf(EntityId{4}, Side::kSecond, "Ney", {1, 1}, base, "corps");
  EXPECT_EQ(general.side, 1);
  EXPECT_EQ(general.symbol, Symbol::kGeneral);
  EXPECT_FALSE(general.has_facing);
  EXPECT_EQ(general.outline.size(), 3u);
  EXPECT_EQ(general.type, "corps");
  EXPECT_EQ(GeneralOf({}, Side::kFirst, "Ney", {1, 1}, base, "").type,
            "general");
  EXPECT_EQ(ClockLine("round", 3, 12, 14 * 60 + 30), "round 3 of 12, 14:30");
}

}  // namespace
}  // namespace berthier
