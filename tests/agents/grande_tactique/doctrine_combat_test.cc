// What the doctrine of Grande Tactique chooses in the Firing and the Charge
// Phase, and what the collapse of a division is worth to it.
#include <string>
#include <vector>

#include "agents/doctrine/grande_tactique/judgement.h"
#include "agents/doctrine/grande_tactique/turn_planner.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/engine/rulesets/grande_tactique/orders.h"
#include "tests/engine/rulesets/grande_tactique/skirmish.h"

namespace berthier::grande_tactique {
namespace {

// What is chosen of all that may be; its object, or else its subject.
std::string Chosen(const Skirmish& s, Position& position) {
  std::vector<Order> orders;
  s.game().Propose(position, orders);
  EXPECT_GT(orders.size(), 1u) << "there is nothing to choose";
  TurnPlanner planner;
  const Order order = planner.ChooseInCombat(s.view(), orders);
  const EntityId id = IsSome(order.object) ? order.object : order.subject;
  return s.game().entities()[static_cast<size_t>(id)].name;
}
std::string Chosen(Skirmish& s) { return Chosen(s, s.position()); }

// ---- In which order charges are resolved (9.4) -----------------------------

// Two charges as good as one another, but one victim runs through the other.
// `front`: the name of who stands in front; the other is then met disrupted.
std::string FirstOfTwo(const std::string& front, const std::string& behind) {
  Skirmish s("charge");
  s.French("C", {"infantry"}, 30, 23.2, 0).Charges("C", front);
  s.Austrian(front, {"infantry"}, 30, 24, 180);
  s.Austrian(behind, {"infantry"}, 30, 28, 180);
  s.French("D", {"infantry"}, 30, 28.8, 180).Charges("D", behind);
  s.Begin();
  EXPECT_TRUE(s.Awaits(Decision::kCharge));
  return Chosen(s);
}

TEST(ChargeOrderTest, FirstWhoseVictimRunsThroughAnotherTarget) {
  EXPECT_EQ(FirstOfTwo("A", "B"), "A");
  EXPECT_EQ(FirstOfTwo("B", "A"), "B");
}

// A battery does not run, so it feeds no other charge.
TEST(ChargeOrderTest, GunsInFrontFeedNobody) {
  Skirmish s("charge");
  s.French("C", {"infantry"}, 30, 23.1, 0).Charges("C", "G");
  s.Austrian("G", {"foot artillery"}, 30, 24, 180);
  s.Austrian("B", {"infantry"}, 30, 28, 180);
  s.French("D", {"infantry"}, 30, 28.8, 180).Charges("D", "B");
  s.Begin();
  EXPECT_EQ(Chosen(s), "B");
}

TEST(ChargeOrderTest, LastWhatNeedsMostLuck) {
  for (const char* const shaken : {"A", "B"}) {
    Skirmish s("charge");
    const auto words = [&](const std::string& unit) -> Skirmish::Words {
      if (unit == shaken) return {"infantry", "disrupted"};
      return {"infantry", "veteran"};
    };
    s.French("C", {"infantry"}, 15, 23.2, 0).Charges("C", "A");
    s.French("D", {"infantry"}, 45, 23.2, 0).Charges("D", "B");
    s.Austrian("A", words("A"), 15, 24, 180);
    s.Austrian("B", words("B"), 45, 24, 180);
    s.Begin();
    EXPECT_EQ(Chosen(s), shaken);
  }
}

// ---- Whom the broken run through (9.4) --------------------------------------

// What it is worth to break A when B stands at y.
double GainWith(const Skirmish::Words& b, double y) {
  Skirmish s("charge");
  s.French("C", {"infantry"}, 30, 23.2, 0).Charges("C", "A");
  s.Austrian("A", {"infantry"}, 30, 24, 180);
  s.Austrian("B", b, 30, y, 180);
  s.Begin();
  const Weights weights;
  const ArmyView army(s.view(), weights);
  return GainOfBreaking(army, *army.Find(s.Id("A")), false, Depth::kOne);
}

// ... more when A, which runs 7 in, runs through B.
double GainOfRunningThrough(const Skirmish::Words& b) {
  return GainWith(b, 28) - GainWith(b, 40);
}

// GT-FLE-31: the coherent are disrupted, the disrupted run, and disrupted guns
// do not mind.
TEST(ContagionTest, WhoStandsBehindMakesBreakingValueMore) {
  EXPECT_GT(GainOfRunningThrough({"infantry"}), 0);
  EXPECT_GT(GainOfRunningThrough({"infantry", "disrupted"}),
            GainOfRunningThrough({"infantry"}));
  EXPECT_DOUBLE_EQ(GainOfRunningThrough({"foot artillery", "disrupted"}), 0);
}

// ---- Who leads, whom to follow (9.2) ---------------------------------------

TEST(PrincipalTest, TheVeteranLeads) {
  for (const char* const veteran : {"A", "B"}) {
    Skirmish s("charge");
    const auto words = [&](const std::string& unit) -> Skirmish::Words {
      if (unit == veteran) return {"infantry", "veteran"};
      return {"infantry"};
    };
    s.French("A", words("A"), 28.7, 23.2, 0).Charges("A", "D");
    s.French("B", words("B"), 31.3, 23.2, 0).Charges("B", "D");
    s.Austrian("D", {"infantry"}, 30, 24, 180);
    s.Begin();
    ASSERT_TRUE(s.Awaits(Decision::kPrincipal));
    EXPECT_EQ(Chosen(s), veteran);
  }
}

// ---- Whom to fire at (9.2) --------------------------------------------------

// Two targets as far away as one another; the guns fire at `right` or not.
std::string FiredAt(Skirmish::Words left, Skirmish::Words right) {
  Skirmish s("firing");
  s.French("G", {"foot artillery", "firing"}, 30, 20, 0);
  s.Austrian("L", std::move(left), 28, 27, 180);
  s.Austrian("R", std::move(right), 32, 27, 180);
  s.Begin();
  return Chosen(s);
}

TEST(TargetTest, GunsPreferSquares) {
  EXPECT_EQ(FiredAt({"infantry"}, {"infantry", "square"}), "R");
  EXPECT_EQ(FiredAt({"infantry", "square"}, {"infantry"}), "L");
}

TEST(TargetTest, GunsPreferWhoIsChargedNext) {
  for (const char* const charged : {"L", "R"}) {
    Skirmish s("firing");
    s.French("G", {"foot artillery", "firing"}, 30, 20, 0);
    const double x = std::string(charged) == "L" ? 28 : 32;
    s.French("C", {"infantry"}, x, 27.8, 180).Charges("C", charged);
    s.Austrian("L", {"infantry"}, 28, 27, 180);
    s.Austrian("R", {"infantry"}, 32, 27, 180);
    s.Begin();
    EXPECT_EQ(Chosen(s), charged);
  }
}

// A battery that can answer is set firing, and its owner pays before it moves.
TEST(TargetTest, GunsPreferWhomTheyFix) {
  EXPECT_EQ(FiredAt({"foot artillery"}, {"foot artillery", "firing"}), "L");
  EXPECT_EQ(FiredAt({"foot artillery", "firing"}, {"foot artillery"}), "R");
}

// ---- Aim at one division (9.4) ----------------------------------------------

// The Austrian 1st division has A, B and C, the 2nd D, E, F and G, side by
// side; A and D run.
void TwoDivisions(Skirmish& s) {
  const std::string names = "ABCDEFG";
  for (size_t i = 0; i < names.size(); ++i) {
    const std::string name = names.substr(i, 1);
    const std::string division = i < 3 ? "1st" : "2nd";
    if (name == "A" || name == "D") {
      s.Add({.type = "formation",
             .id = division,
             .side = "Austrian",
             .is = {"division"}});
      s.Add({.type = "leader",
             .id = division + " general",
             .side = "Austrian",
             .of = division,
             .is = {"division"},
             .place = At(30, 40)});
    }
    Entry unit = {.type = "unit",
                  .id = name,
                  .side = "Austrian",
                  .of = division,
                  .is = {"infantry"},
                  .place = At(6.0 + 8 * static_cast<double>(i), 24),
                  .heading = Heading::Degrees(180)};
    if (name == "A" || name == "D") unit.is.push_back("fleeing");
    s.Add(unit);
  }
}

TEST(CollapseTest, TheLastButOneOfADivisionIsValueMore) {
  Skirmish s("orders");
  s.French("X", {"infantry"}, 30, 10, 0);
  TwoDivisions(s);
  s.Begin();
  const Weights weights;
  const ArmyView army(s.view(), weights);
  const UnitView& b = *army.Find(s.Id("B"));
  const UnitView& e = *army.Find(s.Id("E"));
  EXPECT_GT(b.tips, 0);
  EXPECT_EQ(e.tips, 0);
  EXPECT_GT(GainOfBreaking(army, b, false, Depth::kNone),
            GainOfBreaking(army, e, false, Depth::kNone) + 1);
  EXPECT_GT(CostOfRout(army, b), CostOfRout(army, e) + 1);
}

// Whoever rallies keeps the division from collapse with the next flight.
TEST(CollapseTest, RalliesWhoKeepsTheDivision) {
  Skirmish s("orders");
  s.French("X", {"infantry"}, 30, 10, 0);
  TwoDivisions(s);
  s.Begin();
  const Weights weights;
  const ArmyView army(s.view(), weights);
  EXPECT_GT(ValueOfRally(army, *army.Find(s.Id("A"))),
            ValueOfRally(army, *army.Find(s.Id("D"))) + 1);
}

// Two charges with the same odds: the one that makes a division collapse
// gains more.
TEST(CollapseTest, AChargeThatBringsItAboutIsValueMore) {
  Skirmish s("orders");
  s.French("X", {"infantry"}, 14, 22, 0);
  s.French("Y", {"infantry"}, 38, 22, 0);
  TwoDivisions(s);
  s.Begin();
  const Weights weights;
  const ArmyView army(s.view(), weights);
  const auto value = [&](const char* charger, const char* target) {
    const UnitView& a = *army.Find(s.Id(charger));
    return ValueOfChargeFrom(army, a, a.at, *army.Find(s.Id(target)),
                             Depth::kOne);
  };
  EXPECT_GT(value("X", "B"), value("Y", "E"));
}

}  // namespace
}  // namespace berthier::grande_tactique
