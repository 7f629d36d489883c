// The drill for Big Battle Napoleonic: what it orders in small positions.
#include "agents/doctrine/big_battle_napoleonic/drill.h"

#include <gtest/gtest.h>

#include <string>

#include "tests/engine/rulesets/big_battle_napoleonic/table.h"

namespace berthier::big_battle_napoleonic {
namespace {

constexpr char kFrench[] = "French";
constexpr char kPrussian[] = "Prussian";
constexpr char kLine[] = "line infantry";

Verb VerbOf(const Order& order) { return static_cast<Verb>(order.verb); }

Order DrilledOrder(Table& t, const std::string& name) {
  DrillAgent drill;
  drill.Begin(t.game(), Side::kFirst, 1);
  for (int i = 0; i < 40; ++i) {
    const Order order =
        drill.Decide(t.game(), t.position(), Side::kFirst).order;
    if (order.subject == t.IdOf(name) || VerbOf(order) == Verb::kEndMoves) {
      return order;
    }
    t.game().Play(t.position(), order, nullptr);
  }
  return {};
}

// A garrison is charged by all who can come, and from wherever there is room.
TEST(BbnDrillTest, ManyChargeATown) {
  Table t("command");
  t.General("N", kFrench, {"commander-in-chief"}, 36, 8);
  t.Ground("Town", {"town"}, {32, 18, 40, 18, 40, 24, 32, 24});
  t.Unit("A", kFrench, {kLine, "column"}, 6, 34, 14, 90);
  t.Unit("B", kFrench, {kLine, "column"}, 6, 38, 14, 90);
  t.Unit("T", kPrussian, {kLine, "town wide"}, 5, 36, 19, 270);
  t.Begin();
  EXPECT_EQ(VerbOf(DrilledOrder(t, "A")), Verb::kCharge);
  EXPECT_EQ(VerbOf(DrilledOrder(t, "B")), Verb::kCharge);
}

// Guns unlimber when somebody is in their arc, not just near.
TEST(BbnDrillTest, GunsUnlimberToShoot) {
  Table t("command");
  t.General("N", kFrench, {"commander-in-chief"}, 36, 8);
  t.Unit("G", kFrench, {"heavy artillery", "limbered"}, 0, 36, 14, 90);
  t.Unit("H", kFrench, {"heavy artillery", "unlimbered"}, 0, 31, 14, 180);
  t.Unit("T", kPrussian, {kLine, "column"}, 6, 36, 21, 270);
  t.Begin();
  const Order order = DrilledOrder(t, "H");
  EXPECT_EQ(t.State("G").formation, Formation::kUnlimbered);
  ASSERT_EQ(VerbOf(order), Verb::kReform);
  t.Play(order);
  EXPECT_EQ(t.State("H").formation, Formation::kLimbered);
}

// Of a brigade on the march who comes near the enemy forms column.
TEST(BbnDrillTest, MarchColumnsDeploy) {
  Table t("command");
  t.General("N", kFrench, {"commander-in-chief"}, 36, 8);
  t.Unit("A", kFrench, {kLine, "march"}, 6, 36, 12, 90);
  t.Unit("T", kPrussian, {kLine, "column"}, 6, 36, 28, 270);
  t.Begin();
  const Order order = DrilledOrder(t, "A");
  ASSERT_EQ(VerbOf(order), Verb::kReform);
  t.Play(order);
  EXPECT_EQ(t.State("A").formation, Formation::kColumn);
}

}  // namespace
}  // namespace berthier::big_battle_napoleonic
