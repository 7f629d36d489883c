// What section 9.6 of the catalogue says to avoid in Grande Tactique, and what
// the doctrine makes of it.
#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "agents/doctrine/grande_tactique/evaluation.h"
#include "agents/doctrine/grande_tactique/judgement.h"
#include "agents/doctrine/grande_tactique/turn_planner.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/agents/grande_tactique/doctrine_orders.h"
#include "tests/engine/rulesets/grande_tactique/orders.h"
#include "tests/engine/rulesets/grande_tactique/skirmish.h"

namespace berthier::grande_tactique {
namespace {

// ---- Fleeing units near horse -----------------------------------------------

const Skirmish::Words kFleeing = {"infantry", "fleeing"};
const Skirmish::Words kShaken = {"infantry", "disrupted"};

// Foot on its way home; behind it, so far away, the enemy.
Skirmish Followed(const Skirmish::Words& words, const char* enemy,
                  double distance) {
  Skirmish s("orders");
  s.French("F", words, 30, 20, 180);
  s.Austrian("H", {enemy}, 30, 20 + distance, 180);
  s.Begin();
  return s;
}

double Danger(const Skirmish& s, const std::string& unit) {
  const Weights weights;
  const ArmyView army(s.view(), weights);
  return DangerTo(army, *army.Find(s.Id(unit)));
}

// GT-CHG-42: without a roll.
TEST(FleeingTest, HorseRidesDownWhoFlees) {
  const double danger = Danger(Followed(kFleeing, "cavalry", 8), "F");
  EXPECT_GT(danger, Danger(Followed(kShaken, "cavalry", 8), "F") + 0.1);
  EXPECT_GT(danger, Danger(Followed(kFleeing, "infantry", 3), "F") + 0.3);
  EXPECT_EQ(Danger(Followed(kFleeing, "cavalry", 14), "F"), 0);
}

// In contact as well as in reach.
TEST(FleeingTest, APositionWithHorseNearIsValueLess) {
  const auto value = [](double distance) {
    const Skirmish s = Followed(kFleeing, "cavalry", distance);
    const Weights weights = WeightsOfValue();
    return Evaluation(ArmyView(s.view(), weights), Side::kFirst);
  };
  EXPECT_LT(value(0.9), value(14) - 0.3);
  EXPECT_LT(value(8), value(14) - 0.3);
}

// ---- Generals ---------------------------------------------------------------

// GT-GEN-06, 11: he leaves them as soon as he may, and does not come back.
TEST(GeneralTest, LeavesWhoIsShakenAndWhoFlees) {
  for (const Skirmish::Words& words : {kShaken, kFleeing}) {
    Skirmish s("orders");
    s.French("A", words, 30, 20, 0);
    s.French("B", {"infantry"}, 34, 20, 0);
    s.GeneralWith("French", "General", "A");
    s.Austrian("X", {"cavalry"}, 30, 29, 180);
    s.Begin();
    const std::vector<Order> orders = Commanded(s);
    EXPECT_TRUE(Gives(s, orders, Verb::kDetach, "General")) << words.back();
    EXPECT_FALSE(Gives(s, orders, Verb::kAttach, "General")) << words.back();
  }
}

// ---- Touched flanks ---------------------------------------------------------

struct Stood {
  double x;
  double y;
  int degrees;
};
constexpr Stood kFront = {30, 24, 180}, kFlank = {34, 19.4, 270},
                kRear = {30, 16, 0};

// Foot that looks north, and an enemy near it.
double DangerFrom(const Skirmish::Words& words, const char* enemy,
                  const Stood& there) {
  Skirmish s("orders");
  s.French("A", words, 30, 20, 0);
  s.Austrian("X", {enemy}, there.x, there.y, there.degrees);
  s.Begin();
  return Danger(s, "A");
}

TEST(FlankTest, IsWhereFootHasMostToFear) {
  const Skirmish::Words line = {"infantry"};
  for (const char* const enemy : {"cavalry", "infantry"}) {
    const double flank = DangerFrom(line, enemy, kFlank);
    EXPECT_GT(flank, DangerFrom(line, enemy, kFront) + 0.05) << enemy;
    EXPECT_GT(DangerFrom(line, enemy, kRear), flank + 0.05) << enemy;
  }
}

// GT-CON-07
TEST(FlankTest, ASquareHasNone) {
  const Skirmish::Words square = {"infantry", "disrupted", "square"};
  const double front = DangerFrom(square, "infantry", kFront);
  EXPECT_GT(front, 0);
  EXPECT_DOUBLE_EQ(DangerFrom(square, "infantry", kFlank), front);
  EXPECT_DOUBLE_EQ(DangerFrom(square, "infantry", kRear), front);
}

// GT-CON-12: pinned foot can neither move nor pivot, but it can form square.
TEST(FlankTest, PinnedFootFormsSquareWhereHorseCouldTouchIt) {
  for (const double distance : {8.0, 20.0}) {
    Skirmish s("orders");
    s.French("A", kShaken, 30, 20, 0);
    s.Austrian("X", {"infantry"}, 30, 20.8, 180);
    s.Austrian("H", {"cavalry"}, 30 + distance, 19.5, 270);
    Command(s, "French", 1, 30, 18);
    s.Begin();
    EXPECT_EQ(Gives(s, Commanded(s), Verb::kFormSquare, "A"), distance < 10)
        << distance;
  }
}

// What it is worth to foot to come up and fire at foot in front of it, with
// horse so far beside the place it comes to.
double ValueOfComingUp(double distance) {
  Skirmish s("orders");
  s.French("A", {"infantry"}, 30, 20, 0);
  s.Austrian("X", {"infantry"}, 30, 24, 180);
  s.Austrian("H", {"cavalry"}, 30 + distance, 22, 270);
  Command(s, "French", 3, 30, 18);
  s.Begin();
  for (const OrderBundle& bundle : BundlesOf(s, {"A"})) {
    if (VerbOf(bundle.orders[1]) == Verb::kStartFiring) return bundle.value;
  }
  return 0;
}

TEST(FlankTest, FootIsNotPinnedWhereHorseTouchesIt) {
  EXPECT_GT(ValueOfComingUp(20), ValueOfComingUp(8) + 0.05);
}

// ---- Charges, fire and marches ----------------------------------------------

TEST(AvoidTest, FootAloneAtGoodFoot) {
  const auto value = [](Skirmish::Words target) {
    Skirmish s("orders");
    s.French("A", {"infantry"}, 30, 20, 0);
    s.Austrian("D", std::move(target), 30, 23, 180);
    s.Begin();
    const Weights weights;
    const ArmyView army(s.view(), weights);
    const UnitView& a = *army.Find(s.Id("A"));
    return ValueOfChargeFrom(army, a, a.at, *army.Find(s.Id("D")), Depth::kOne);
  };
  EXPECT_LT(value({"infantry", "veteran"}), 0);
  EXPECT_GT(value({"infantry", "disrupted"}), 0);
}

TEST(AvoidTest, ShakenFootDoesNotFire) {
  const auto value = [](Skirmish::Words firer) {
    Skirmish s("orders");
    s.French("A", std::move(firer), 30, 20, 0);
    s.Austrian("D", {"infantry"}, 30, 20.8, 180);
    s.Begin();
    const Weights weights;
    const ArmyView army(s.view(), weights);
    return ValueOfVolleyNow(army, *army.Find(s.Id("A")), *army.Find(s.Id("D")),
                            false);
  };
  EXPECT_GT(value({"infantry"}), 0);
  EXPECT_LT(value({"infantry", "disrupted"}), 0);
}

TEST(AvoidTest, FootDoesNotMarchThroughFriends) {
  for (const bool horse : {false, true}) {
    Skirmish s("orders");
    s.French("A", {horse ? "cavalry" : "infantry"}, 30, 20, 0);
    s.French("B", {"infantry"}, 30, 22, 0);
    s.Austrian("X", {"infantry"}, 30, 40, 180);
    Command(s, "French", 3, 30, 18);
    s.Begin();
    const Order march = MoveTo(s, "A", 30, 24, 0);
    EXPECT_EQ(RefusalOf(s, march), RefusalCode::kAccepted);
    EXPECT_EQ(TurnPlanner::StillStands(s.view(), march), horse);
  }
}

}  // namespace
}  // namespace berthier::grande_tactique
