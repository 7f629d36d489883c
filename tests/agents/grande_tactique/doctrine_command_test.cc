// What the doctrine of Grande Tactique does with generals and squares in the
// Command Phase.
#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "agents/doctrine/grande_tactique/riding.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/agents/grande_tactique/doctrine_orders.h"
#include "tests/engine/rulesets/grande_tactique/orders.h"
#include "tests/engine/rulesets/grande_tactique/skirmish.h"

namespace berthier::grande_tactique {
namespace {

// Where a general stands, in inches.
Spot Stands(const Skirmish& s, const std::string& general) {
  const PositionView f = s.view();
  return InchesOf(PlaceOf(f, f.scenario.As<GeneralId>(Called(s, general))));
}

// ---- Commanders (9.1) -------------------------------------------------------

// Two generals of division 16" apart: the one of the corps, near the left one,
// rides where both are in his 9".
TEST(CommanderTest, ServesTwoDivisionsFromBetween) {
  Skirmish s("orders");
  AddFormation(s, "I", "", "corps", "CC", 17, 5, 0);
  AddFormation(s, "1st", "I", "division", "A", 18, 5, 0);
  AddFormation(s, "2nd", "I", "division", "B", 34, 5, 0);
  AddUnit(s, "a", "1st", {"infantry"}, 18, 6);
  AddUnit(s, "b", "2nd", {"infantry"}, 34, 6);
  s.Austrian("X", {"infantry"}, 30, 46, 180);
  s.Begin();
  Commanded(s);
  EXPECT_LT(Norm(Stands(s, "CC") - Stands(s, "A")), 9);
  EXPECT_LT(Norm(Stands(s, "CC") - Stands(s, "B")), 9);
}

// Divisions too far apart for both: he is with the one that attacks.
TEST(CommanderTest, StaysBehindTheMainEffort) {
  for (const bool left : {true, false}) {
    Skirmish s("orders");
    AddFormation(s, "I", "", "corps", "CC", 30, 5, 0);
    AddFormation(s, "1st", "I", "division", "A", 16, 5, left ? 4 : 0);
    AddFormation(s, "2nd", "I", "division", "B", 44, 5, left ? 0 : 4);
    AddUnit(s, "a", "1st", {"cavalry"}, 16, 6);
    AddUnit(s, "b", "2nd", {"cavalry"}, 44, 6);
    s.Austrian("X", {"infantry", "fleeing"}, 16, 12, 0);
    s.Austrian("Y", {"infantry", "fleeing"}, 44, 12, 0);
    s.Austrian("Z", {"infantry"}, 30, 46, 180);
    s.Begin();
    Commanded(s);
    EXPECT_LT(Norm(Stands(s, "CC") - Stands(s, left ? "A" : "B")) + 8,
              Norm(Stands(s, "CC") - Stands(s, left ? "B" : "A")));
  }
}

// ---- Generals of division (9.1, 9.3) ---------------------------------------

// Who runs is out of his 9", and the others are not.
TEST(DivisionalTest, RidesToWhomHeMustRally) {
  Skirmish s("orders");
  s.French("A", {"infantry"}, 30, 6, 0);
  s.French("F", {"infantry", "fleeing"}, 30, 22, 180);
  s.Austrian("X", {"infantry"}, 30, 46, 180);
  Command(s, "French", 3, 30, 5);
  s.Begin();
  const std::vector<Order> orders = Commanded(s);
  EXPECT_TRUE(Gives(s, orders, Verb::kRally, "F"));
  EXPECT_GE(CpLeft(s, "F"), 0);
}

// ... so that orders cost what they cost once he has: his two points do not
// rally who is out of his command, but do when he has ridden.
TEST(DivisionalTest, OrdersArePricedFromWhereHeHasRidden) {
  Skirmish s("orders");
  s.French("A", {"infantry"}, 30, 6, 0);
  s.French("F", {"infantry", "fleeing"}, 30, 22, 180);
  s.Austrian("X", {"infantry"}, 30, 46, 180);
  Command(s, "French", 2, 30, 5);
  s.Begin();
  EXPECT_TRUE(Gives(s, Commanded(s), Verb::kRally, "F"));
}

// He stays where he reaches in the next turn who goes forward in this one.
TEST(DivisionalTest, LooksAtWhereUnitsEnd) {
  Skirmish s("orders");
  s.French("A", {"infantry"}, 30, 20, 0);
  s.French("B", {"infantry"}, 30, 10, 0);
  Command(s, "French", 0, 30, 12);
  s.Austrian("X", {"infantry"}, 30, 46, 180);
  s.Begin();
  const Weights weights;
  const ArmyView army(s.view(), weights);
  OrderBundle bundle = {.task = Task::kMove};
  bundle.Add(MoveTo(s, "A", 30, 24, 0));
  const auto rides = [&](std::span<const OrderBundle> chosen) {
    std::vector<Order> orders;
    Riding(army, Side::kFirst, chosen).Plan(orders);
    return !orders.empty() ? InchesOf(orders[0].pose.centre).y : 12;
  };
  EXPECT_LT(std::abs(24 - rides({&bundle, 1})), 9);
}

// ---- Joining a unit (9.1) ---------------------------------------------------

// A charge; the Austrian division has `units` of which one runs already, so
// that the flight of one more may be its end.
bool LeadsTheCharge(int units, int rounds_left = 3,
                    const Skirmish::Words& target = {"infantry", "disrupted"}) {
  Skirmish s("orders");
  s.French("C", {"infantry"}, 30, 20, 0);
  Command(s, "French", 2, 30, 18);
  s.Austrian("T", target, 30, 23, 180);
  s.Austrian("F", {"infantry", "fleeing"}, 10, 40, 0);
  for (int i = 2; i < units; ++i) {
    s.Austrian("R" + std::to_string(i), {"infantry"}, 40.0 + 4 * i, 44, 180);
  }
  s.Begin();
  State state = s.view().state;
  state.round = static_cast<decltype(state.round)>(
      s.view().scenario.last_round - rounds_left);
  const Weights weights;
  const ArmyView army({s.view().scenario, state}, weights);
  OrderBundle charge = {.task = Task::kCharge, .target = s.Id("T")};
  charge.units.Add(s.Id("C"));
  std::vector<Order> orders;
  Riding(army, Side::kFirst, {&charge, 1}).Plan(orders);
  return Gives(s, orders, Verb::kAttach, "French general");
}

TEST(JoiningTest, LeadsTheChargeThatDecides) {
  EXPECT_TRUE(LeadsTheCharge(3));
  EXPECT_FALSE(LeadsTheCharge(5));
}

// GT-GEN-09: nobody takes his place. Where the charge may well end in flight he
// leads it only when there is little left to command.
TEST(JoiningTest, DoesNotRiskHisLifeEarly) {
  const Skirmish::Words veteran = {"infantry", "veteran"};
  EXPECT_TRUE(LeadsTheCharge(3, 1, veteran));
  EXPECT_FALSE(LeadsTheCharge(3, 6, veteran));
  EXPECT_TRUE(LeadsTheCharge(3, 6));
}

// Foot locked in front, with horse in reach of its rear; of its division one
// runs already and `more` stand far away.
bool StandsBy(int more, int rounds_left) {
  Skirmish s("orders");
  s.French("K", {"infantry"}, 30, 20, 0);
  s.French("F", {"infantry", "fleeing"}, 10, 12, 180);
  for (int i = 0; i < more; ++i) {
    s.French("R" + std::to_string(i), {"infantry"}, 40.0 + 4 * i, 4, 0);
  }
  Command(s, "French", 2, 30, 18);
  s.Austrian("X", {"infantry"}, 30, 20.8, 180);
  s.Austrian("H", {"cavalry"}, 38, 19, 270);
  s.Begin();
  State state = s.view().state;
  state.round = static_cast<decltype(state.round)>(
      s.view().scenario.last_round - rounds_left);
  const Weights weights;
  const ArmyView army({s.view().scenario, state}, weights);
  std::vector<Order> orders;
  Riding(army, Side::kFirst, {}).Plan(orders);
  return Gives(s, orders, Verb::kAttach, "French general");
}

TEST(JoiningTest, StandsByTheKeystone) {
  EXPECT_TRUE(StandsBy(1, 1));
  EXPECT_FALSE(StandsBy(3, 1));
  // It is likely to break all the same, and he would be missed (9.6).
  EXPECT_FALSE(StandsBy(1, 6));
}

TEST(JoiningTest, LeavesEarly) {
  Skirmish s("orders");
  s.French("A", {"infantry"}, 30, 20, 0);
  s.French("B", {"infantry"}, 34, 20, 0);
  s.GeneralWith("French", "General", "A");
  s.Austrian("X", {"infantry"}, 30, 46, 180);
  s.Begin();
  EXPECT_TRUE(Gives(s, Commanded(s), Verb::kDetach, "General"));
}

// ---- Squares (9.2) ----------------------------------------------------------

// A square with shaken foot to charge in front and horse so far to its right.
bool LeavesSquare(double distance) {
  Skirmish s("orders");
  s.French("A", {"infantry", "square"}, 30, 20, 0);
  s.Austrian("D", {"infantry", "disrupted"}, 30, 24.5, 180);
  s.Austrian("H", {"cavalry"}, 30 + distance, 20, 270);
  Command(s, "French", 3, 30, 18);
  s.Begin();
  return Gives(s, Commanded(s), Verb::kLeaveSquare, "A");
}

TEST(SquareTest, IsNotFormedWithoutHorse) {
  for (const std::string enemy : {"infantry", "cavalry"}) {
    Skirmish s("orders");
    s.French("A", {"infantry", "raw"}, 30, 20, 90);
    s.Austrian("X", {enemy}, 29, 25, 180).Austrian("Y", {enemy}, 32, 25, 180);
    Command(s, "French", 1, 30, 18);
    s.Begin();
    const std::vector<OrderBundle> bundles = BundlesOf(s, {"A"});
    EXPECT_EQ(std::any_of(bundles.begin(), bundles.end(),
                          [](const OrderBundle& bundle) {
                            return FirstVerb(bundle) == Verb::kFormSquare;
                          }),
              enemy == "cavalry");
  }
}

TEST(SquareTest, IsLeftWhenHorseIsFarAndNoSooner) {
  EXPECT_TRUE(LeavesSquare(20));
  for (const double distance : {7.0, 9.0, 10.5, 11.3}) {
    EXPECT_FALSE(LeavesSquare(distance)) << distance;
  }
}

TEST(TurningTest, WhoHasTheEnemyBehindHimTurnsFirst) {
  Skirmish s("orders");
  s.French("A", {"infantry"}, 30, 10, 180);
  s.Austrian("X", {"infantry"}, 30, 26, 180);
  Command(s, "French", 4, 30, 8);
  s.Begin();
  EXPECT_EQ(FirstVerb(BundlesOf(s, {"A"})[0]), Verb::kPivot);
}

}  // namespace
}  // namespace berthier::grande_tactique
