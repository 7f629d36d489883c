// The doctrine for Big Battle Napoleonic: what it orders in small positions.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "agents/doctrine/big_battle_napoleonic/big_battle_napoleonic_doctrine.h"
#include "agents/doctrine/big_battle_napoleonic/judgement.h"
#include "agents/doctrine/big_battle_napoleonic/place_value.h"
#include "agents/doctrine/big_battle_napoleonic/tasks.h"
#include "agents/doctrine/big_battle_napoleonic/unit_options.h"
#include "tests/engine/rulesets/big_battle_napoleonic/table.h"

namespace berthier::big_battle_napoleonic {
namespace {

constexpr char kFrench[] = "French";
constexpr char kPrussian[] = "Prussian";
constexpr char kLine[] = "line infantry";

Verb VerbOf(const Order& order) { return static_cast<Verb>(order.verb); }

// ---- What is done when ------------------------------------------------------

// The orders of one movement, as they are given.
std::vector<Order> OrdersOf(Table& t) {
  DoctrineAgent agent(Temper::kMeasured);
  agent.Begin(t.game(), Side::kFirst, 1);
  std::vector<Order> orders;
  while (t.game().Awaits(t.position()).is_decision() &&
         static_cast<Decision>(t.view().state.awaits.kind) ==
             Decision::kOrder) {
    const Side side = t.game().Awaits(t.position()).side;
    const Order order = agent.Decide(t.game(), t.position(), side).order;
    if (!t.Legal(order)) {
      ADD_FAILURE() << t.Refusal(order);
      break;
    }
    orders.push_back(order);
    if (VerbOf(order) == Verb::kEndMoves) break;
    t.game().Play(t.position(), order, nullptr);
  }
  return orders;
}

const Order* OrderOf(const Table& t, const std::vector<Order>& orders,
                     const std::string& name) {
  for (const Order& order : orders) {
    if (order.subject == t.IdOf(name)) return &order;
  }
  return nullptr;
}

Verb VerbFor(Table& t, const std::string& name) {
  const std::vector<Order> orders = OrdersOf(t);
  const Order* order = OrderOf(t, orders, name);
  return order == nullptr ? Verb::kEndMoves : VerbOf(*order);
}

// 9.2.1: guns that have somebody in range are brought to bear.
TEST(BbnDoctrineTest, GunsInRangeUnlimber) {
  Table t("command");
  t.General("N", kFrench, {"commander-in-chief"}, 36, 8);
  t.Unit("G", kFrench, {"heavy artillery", "limbered"}, 0, 36, 14, 90);
  t.Unit("T", kPrussian, {kLine, "column"}, 6, 36, 21, 270);
  t.Begin();
  OrdersOf(t);
  EXPECT_EQ(t.State("G").formation, Formation::kUnlimbered);
}

// 9.2.1: guns behind those who bar their fire go where they have a field of
// fire.
TEST(BbnDoctrineTest, GunsGoWhereTheySeeTheEnemy) {
  Table t("command");
  t.General("N", kFrench, {"commander-in-chief"}, 36, 8);
  t.Unit("A", kFrench, {kLine, "line"}, 6, 36, 14, 90);
  t.Unit("G", kFrench, {"horse artillery", "limbered"}, 0, 36, 11, 90);
  t.Unit("T", kPrussian, {kLine, "column"}, 6, 36, 23, 270);
  t.Begin();
  EXPECT_TRUE(ArmyView(t.view()).Barred(
      {36, 11.5}, ArmyView(t.view()).unit(t.Of("T")), t.Of("G")));
  OrdersOf(t);
  EXPECT_EQ(t.State("G").formation, Formation::kUnlimbered);
  const ArmyView army(t.view());
  EXPECT_GT(BestShot(army, army.unit(t.Of("G"))), 0);
}

// BBN-ART-06: who would have to come past others seldom is at the guns.
TEST(BbnDoctrineTest, GunsBehindFootAreNotFearedFor) {
  const auto worth = [](double x) {
    Table t("command");
    t.General("N", kFrench, {"commander-in-chief"}, 36, 8);
    t.Unit("A", kFrench, {kLine, "line"}, 6, x, 14, 90);
    t.Unit("G", kFrench, {"heavy artillery", "unlimbered"}, 0, 36, 10, 90);
    t.Unit("C", kPrussian, {"light cavalry", "line"}, 4, 36, 22, 270);
    t.Begin();
    const ArmyView army(t.view());
    const UnitView& guns = army.unit(t.Of("G"));
    EXPECT_EQ(army.IsScreened(army.unit(t.Of("C")), guns), x == 36);
    Stance stance = StanceOf(Posture::kJudge);
    stance.fire = 0;  // they bar its fire, too
    return ValueOfPlace(army, guns, stance);
  };
  EXPECT_GT(worth(36), worth(50) + 1);
}

// BBN-ART-06: nobody rides over guns that stand beside others.
TEST(BbnDoctrineTest, GunsBesideFootAreNotRiddenOver) {
  Table t("command");
  t.General("N", kFrench, {"commander-in-chief"}, 36, 8);
  t.Unit("A", kFrench, {kLine, "line"}, 6, 36, 14, 90);
  t.Unit("G", kFrench, {"heavy artillery", "limbered"}, 0, 30, 14, 90);
  t.Unit("T", kPrussian, {kLine, "column"}, 6, 36, 23, 270);
  t.Begin();
  const ArmyView army(t.view());
  const UnitView& foot = army.unit(t.Of("A"));
  const UnitView alone =
      army.At(t.Of("G"), t.State("G").pose(), Formation::kUnlimbered);
  const double beside = foot.width / 2 + alone.width / 2 + 0.02;
  const UnitView with = army.At(
      t.Of("G"), {PointOf(foot.at + Spot{beside, 0}), t.State("A").heading},
      Formation::kUnlimbered);
  EXPECT_FALSE(alone.attached);
  EXPECT_TRUE(with.attached);
  const UnitView& enemy = army.unit(t.Of("T"));
  EXPECT_LT(Prospect(army, enemy, with, 8, 0),
            Prospect(army, enemy, alone, 8, 0));
}

// 9.2.6: on counter for those who may come, not against a square.
TEST(BbnDoctrineTest, HorseGoesOnCounterForWhomItCouldCharge) {
  for (const char* const formation : {"column", "square"}) {
    Table t("command");
    t.General("N", kFrench, {"commander-in-chief"}, 36, 8);
    t.Unit("C", kFrench, {"light cavalry", "line"}, 4, 36, 16, 90);
    t.Unit("T", kPrussian, {kLine, formation}, 6, 36, 28, 270);
    t.Begin();
    const ArmyView army(t.view());
    std::vector<Option> options;
    OptionGenerator generator(army, Effort::kFull, options);
    generator.Collect(t.Of("C"), StanceOf(Posture::kJudge));
    const bool waits = std::any_of(
        options.begin(), options.end(),
        [](const Option& o) { return VerbOf(o.order) == Verb::kCounter; });
    EXPECT_EQ(waits, std::string(formation) == "column") << formation;
  }
}

// 9.1: 4 a base, and a line taken in flank forms no front.
TEST(BbnDoctrineTest, HorseRidesDownALineInFlank) {
  Table t("command");
  t.General("N", kFrench, {"commander-in-chief"}, 30, 12);
  t.Unit("C", kFrench, {"light cavalry", "line"}, 4, 30, 20, 0);
  t.Unit("T", kPrussian, {kLine, "line", "raw"}, 6, 38, 20, 90);
  t.Begin();
  EXPECT_EQ(VerbFor(t, "C"), Verb::kCharge);
}

// 9.2.9: disordered units in reserve rally at once.
TEST(BbnDoctrineTest, DisorderedTroopsInReserveRally) {
  Table t("command");
  t.General("N", kFrench, {"commander-in-chief"}, 36, 8);
  t.Unit("A", kFrench, {kLine, "column", "disordered"}, 6, 36, 10, 90);
  t.Unit("T", kPrussian, {kLine, "column"}, 6, 36, 40, 270);
  t.Begin();
  EXPECT_EQ(VerbFor(t, "A"), Verb::kRally);
}

// 9.2.11: a single column does not charge a fresh line that is no weaker.
TEST(BbnDoctrineTest, ASingleColumnLeavesAFreshLineAlone) {
  Table t("command");
  t.General("N", kFrench, {"commander-in-chief"}, 36, 8);
  t.Unit("A", kFrench, {kLine, "column"}, 4, 36, 14, 90);
  t.Unit("T", kPrussian, {kLine, "line", "elite"}, 6, 36, 20, 270);
  t.Begin();
  EXPECT_NE(VerbFor(t, "A"), Verb::kCharge);
}

// Who is behind must attack; who is ahead may wait for it.
TEST(BbnDoctrineTest, WhoIsBehindAttacks) {
  const auto advance = [](const char* handicap) {
    Table t("command");
    t.Option("handicap", handicap);
    t.General("N", kFrench, {"commander-in-chief"}, 36, 10);
    t.Unit("A", kFrench, {kLine, "column"}, 6, 36, 14, 90);
    t.Unit("T", kPrussian, {kLine, "line"}, 6, 36, 22, 270);
    t.Begin();
    const int32_t before = t.State("A").centre.y;
    OrdersOf(t);
    return t.State("A").centre.y - before;
  };
  // Of the attacker's points so many are taken off.
  const int32_t behind = advance("12"), ahead = advance("-12");
  EXPECT_GT(behind, Inches(2).ticks);
  EXPECT_EQ(ahead, 0);
}

// 9.2.4: with supports at hand the same line is charged, by all.
TEST(BbnDoctrineTest, ManyChargeTogether) {
  Table t("command");
  t.General("N", kFrench, {"commander-in-chief"}, 36, 8);
  t.Unit("A", kFrench, {kLine, "column"}, 8, 33, 15, 90);
  t.Unit("B", kFrench, {kLine, "column"}, 8, 37, 15, 90);
  t.Unit("T", kPrussian, {kLine, "line", "raw", "disordered"}, 6, 35, 20, 270);
  t.Begin();
  const std::vector<Order> orders = OrdersOf(t);
  EXPECT_EQ(VerbOf(*OrderOf(t, orders, "A")), Verb::kCharge);
  EXPECT_EQ(VerbOf(*OrderOf(t, orders, "B")), Verb::kCharge);
}

// BBN-RAL-01: a test costs nothing.
TEST(BbnDoctrineTest, WhoRoutsIsTested) {
  Table t("rally");
  t.General("N", kFrench, {"commander-in-chief"}, 36, 8);
  t.Unit("A", kFrench, {kLine, "column", "routing"}, 4, 36, 12, 270);
  t.Unit("T", kPrussian, {kLine, "column"}, 6, 36, 40, 270);
  t.Begin();
  DoctrineAgent agent(Temper::kMeasured);
  agent.Begin(t.game(), Side::kFirst, 1);
  const Choice choice = agent.Decide(t.game(), t.position(), Side::kFirst);
  EXPECT_EQ(VerbOf(choice.order), Verb::kTestRally);
  EXPECT_EQ(choice.order.subject, t.IdOf("A"));
}

// 9.2.2: span is measured before the next move.
TEST(BbnDoctrineTest, AGeneralRidesToTroopsOutOfSpan) {
  Table t("command");
  t.General("N", kFrench, {"commander-in-chief"}, 10, 6);
  t.Unit("A", kFrench, {kLine, "column"}, 6, 36, 16, 90);
  t.Unit("T", kPrussian, {kLine, "column"}, 6, 36, 40, 270);
  t.Begin();
  const Point before = t.view().state.general(MakeId<GeneralId>(0)).pos;
  OrdersOf(t);
  const Point after = t.view().state.general(MakeId<GeneralId>(0)).pos;
  const Spot troops = {36, 16};
  EXPECT_LT(Norm(SpotOf(after) - troops), Norm(SpotOf(before) - troops) - 8);
}

// Guns that would see nobody nearer by either stay limbered, and do not
// unlimber only to limber again.
TEST(BbnDoctrineTest, GunsDrillOnlyToShootOrToMove) {
  Table t("command");
  t.General("N", kFrench, {"commander-in-chief"}, 36, 8);
  t.Unit("G", kFrench, {"heavy artillery", "limbered"}, 0, 36, 8, 90);
  t.Unit("H", kFrench, {"heavy artillery", "unlimbered"}, 0, 30, 8, 90);
  t.Unit("T", kPrussian, {kLine, "column"}, 6, 36, 40, 270);
  t.Begin();
  const std::vector<Order> orders = OrdersOf(t);
  EXPECT_EQ(VerbOf(*OrderOf(t, orders, "G")), Verb::kMove);
  EXPECT_EQ(t.State("G").formation, Formation::kLimbered);
  EXPECT_EQ(t.State("H").formation, Formation::kLimbered)
      << "it has a place to go to";
}

// 9.2.8: whoever wins among the enemy's neighbours alone is the next to lose.
TEST(BbnDoctrineTest, NeighboursOfAFightCount) {
  Table t("command");
  t.Unit("A", kFrench, {kLine, "column"}, 6, 36, 14, 90);
  t.Unit("T", kPrussian, {kLine, "column"}, 6, 36, 18, 270);
  t.Unit("U", kPrussian, {kLine, "column"}, 5, 40, 19, 270);
  t.Unit("V", kPrussian, {kLine, "column"}, 4, 50, 19, 270);
  t.Begin();
  const ArmyView army(t.view());
  const UnitView& own = army.unit(t.Of("A"));
  const UnitView& enemy = army.unit(t.Of("T"));
  EXPECT_EQ(BasesAgainst(army, own, enemy, enemy.at), 5);
  // Seen from the other side nobody outnumbers.
  EXPECT_EQ(BasesAgainst(army, enemy, own, own.at), 0);
}

// 9.2.1: guns that see nobody are ready to move, those that see somebody to
// shoot.
TEST(BbnDoctrineTest, IdleGunsHadBetterBeLimbered) {
  Table t("command");
  t.Unit("G", kFrench, {"heavy artillery", "limbered"}, 0, 36, 8, 90);
  t.Unit("T", kPrussian, {kLine, "column"}, 6, 36, 40, 270);
  t.Begin();
  const ArmyView army(t.view());
  const auto value = [&](double y, Formation formation) {
    const Pose pose = {{In(36), In(y)}, FacingOf(90)};
    return ValueOfPlace(army, army.At(t.Of("G"), pose, formation),
                        StanceOf(Posture::kJudge));
  };
  EXPECT_GT(value(8, Formation::kLimbered), value(8, Formation::kUnlimbered));
  EXPECT_LT(value(33, Formation::kLimbered), value(33, Formation::kUnlimbered));
}

// 9.1: raw troops that stand in square before cavalry stay so, though foot is
// in sight farther off.
TEST(BbnDoctrineTest, ASquareBeforeHorseIsKept) {
  Table t("command");
  t.General("N", kFrench, {"commander-in-chief"}, 36, 8);
  t.Unit("A", kFrench, {kLine, "square", "raw"}, 6, 36, 14, 90);
  t.Unit("C", kPrussian, {"light cavalry", "line"}, 4, 39, 18, 270);
  t.Unit("T", kPrussian, {kLine, "column"}, 6, 29, 22, 290);
  t.Begin();
  EXPECT_EQ(VerbFor(t, "A"), Verb::kHold);
}

// BBN-CTR-04: horse on counter moves before the enemy's own next move does. A
// square that it stands before is not left, though foot comes up behind it.
TEST(BbnDoctrineTest, ASquareBeforeHorseOnCounterIsKept) {
  Table t("command");
  t.General("N", kFrench, {"commander-in-chief"}, 26, 34);
  t.Unit("A", kFrench, {kLine, "square", "british-trained"}, 5, 26, 28, 270);
  t.Unit("C", kPrussian, {"light cavalry", "line", "counter"}, 5, 26.5, 25.2,
         100);
  t.Unit("T", kPrussian, {kLine, "column"}, 7, 25.8, 22.2, 112);
  t.Unit("U", kPrussian, {kLine, "column"}, 5, 22.8, 21.3, 80);
  t.Begin();
  EXPECT_EQ(VerbFor(t, "A"), Verb::kHold);
}

// BBN-CTR-03: half a move.
TEST(BbnDoctrineTest, CountersReachHalfAMove) {
  for (const double apart : {7.5, 8.5}) {
    Table t("command");
    t.Unit("A", kFrench, {kLine, "line", "raw"}, 6, 36, 14, 90);
    t.Unit("C", kPrussian, {"light cavalry", "line", "counter"}, 4, 36,
           14 + 1.5 + apart, 270);
    t.Begin();
    const ArmyView army(t.view());
    const UnitView& foot = army.unit(t.Of("A"));
    const UnitView& horse = army.unit(t.Of("C"));
    EXPECT_EQ(ProspectOfCounter(army, horse, foot) > 0, apart < 8) << apart;
    EXPECT_GT(Prospect(army, horse, foot), 0);
  }
}

// BBN-CHG-11: nobody fears horse that would have to come through a wood, nor
// does horse hope to.
TEST(BbnDoctrineTest, HorseBehindAWoodIsNotFeared) {
  const auto play = [](bool wood, bool expected) {
    Table t("command");
    t.General("N", kFrench, {"commander-in-chief"}, 36, 8);
    if (wood) t.Ground("Wood", {"wood"}, {30, 17, 42, 17, 42, 19, 30, 19});
    t.Unit("A", kFrench, {kLine, "column", "raw"}, 4, 36, 14, 90);
    t.Unit("C", kPrussian, {"heavy cavalry", "line"}, 5, 36, 23, 270);
    t.Begin();
    const ArmyView army(t.view());
    const UnitView& foot = army.unit(t.Of("A"));
    const UnitView& horse = army.unit(t.Of("C"));
    EXPECT_EQ(army.GroundBars(horse, foot), wood);
    EXPECT_FALSE(army.GroundBars(foot, horse)) << "foot goes through it";
    const auto worth = [&](const UnitView& u) {
      return ValueOfPlace(army, u, StanceOf(Posture::kJudge));
    };
    const std::pair<double, double> worths = {worth(foot), worth(horse)};
    const std::vector<Order> orders = OrdersOf(t);
    const Order* const order = OrderOf(t, orders, "A");
    EXPECT_EQ(VerbOf(*order) == Verb::kReform, expected);
    return worths;
  };
  const auto [foot_behind, horse_behind] = play(true, false);
  const auto [foot_open, horse_open] = play(false, true);
  EXPECT_GT(foot_behind, foot_open + 1);
  EXPECT_LT(horse_behind, horse_open - 0.5);
}

// BBN-CHG-11: foot partly out of a wood is in reach of horse there.
TEST(BbnDoctrineTest, FootPartlyOutOfAWoodIsFearedFor) {
  const auto look = [](double edge, bool expected) {
    Table t("command");
    t.Ground("Wood", {"wood"}, {30, 12, edge, 12, edge, 17, 30, 17});
    t.Unit("A", kFrench, {kLine, "column", "raw"}, 6, 36, 14, 90);
    t.Unit("C", kPrussian, {"light cavalry", "line"}, 3, 38, 24, 270);
    t.Begin();
    const ArmyView army(t.view());
    const UnitView& foot = army.unit(t.Of("A"));
    const UnitView& horse = army.unit(t.Of("C"));
    EXPECT_TRUE(foot.rough);
    EXPECT_EQ(foot.sheltered, !expected);
    const double inches = ReachOf(horse, foot);
    EXPECT_GT(inches, 0);
    EXPECT_EQ(Prospect(army, horse, foot, inches, 0) > 0, expected);
    EXPECT_EQ(Prospect(army, horse, foot), 0) << "nothing to hope for";
  };
  look(40, false);
  look(36.2, true);
}

// A piece of wood that horse comes past does not bar it; water bars foot too.
TEST(BbnDoctrineTest, GroundBarsWhoCannotComePast) {
  Table t("command");
  t.Ground("Wood", {"wood"}, {35, 17, 36, 17, 36, 19, 35, 19});
  t.Ground("Lake", {"impassable"}, {10, 17, 22, 17, 22, 19, 10, 19});
  t.Unit("A", kFrench, {kLine, "line"}, 8, 37, 14, 90);
  t.Unit("C", kPrussian, {"light cavalry", "column"}, 4, 38.5, 24, 270);
  t.Unit("B", kFrench, {kLine, "column"}, 4, 16, 14, 90);
  t.Unit("T", kPrussian, {kLine, "column"}, 6, 16, 23, 270);
  t.Begin();
  const ArmyView army(t.view());
  EXPECT_FALSE(army.GroundBars(army.unit(t.Of("C")), army.unit(t.Of("A"))));
  EXPECT_TRUE(army.GroundBars(army.unit(t.Of("T")), army.unit(t.Of("B"))));
}

// BBN-FRM-18, 9.2.9: Old Regime foot loses its order by the drill, and has to
// rally; who is in disorder already has nothing to lose.
TEST(BbnDoctrineTest, OldRegimeReckonsWithTheRallyAfterItsDrill) {
  const auto gain = [](std::vector<std::string> kind) {
    Table t("command");
    t.General("N", kFrench, {"commander-in-chief"}, 36, 8);
    t.Unit("A", kFrench, kind, 6, 36, 14, 90);
    t.Unit("T", kPrussian, {kLine, "column"}, 6, 36, 38, 270);
    t.Begin();
    const ArmyView army(t.view());
    std::vector<Option> options;
    OptionGenerator generator(army, Effort::kFull, options);
    generator.Collect(t.Of("A"), StanceOf(Posture::kJudge));
    double best = -100;
    for (const Option& option : options) {
      if (VerbOf(option.order) != Verb::kReform || !t.Legal(option.order)) {
        continue;
      }
      Position after = t.position();
      t.game().Play(after, option.order, nullptr);
      if (ViewOf(t.game(), after).unit(t.Of("A")).formation ==
          Formation::kLine) {
        best = std::max(best, option.value);
      }
    }
    return best;
  };
  EXPECT_LT(gain({kLine, "column", "old regime"}),
            gain({kLine, "column", "old regime", "disordered"}) - 0.5);
}

// ---- Tasks ------------------------------------------------------------------

void Town(Table& t, const std::string& name, double x, double y) {
  t.Ground(name, {"town"},
           {x - 2, y - 1.5, x + 2, y - 1.5, x + 2, y + 1.5, x - 2, y + 1.5});
  t.document().entries.back().numbers = {{"points", 6}};
}

const Objective* ObjectiveOf(const Table& t, const ArmyView& army,
                             const std::string& name) {
  return TaskOf(army, army.unit(t.Of(name))).objective;
}

// Straight ahead lies water: who marches at the village comes to its shore and
// stands there.
TEST(BbnTasksTest, ALakeIsMarchedRound) {
  Table t("command");
  Town(t, "Village", 34, 30);
  t.Ground("Lake", {"impassable"}, {10, 16, 42, 16, 42, 19, 10, 19});
  t.General("N", kFrench, {"commander-in-chief"}, 36, 6);
  t.Unit("A", kFrench, {kLine, "column"}, 6, 34, 8, 90);
  t.Unit("T", kPrussian, {kLine, "column"}, 6, 12, 44, 270);
  t.Begin();
  const Marches marches(t.view().scenario);
  const auto left = [&] {
    const ArmyView army(t.view(), kUsualWeights, &marches);
    return army.MarchTo(army.objectives()[0], army.unit(t.Of("A")).at);
  };
  const ArmyView army(t.view(), kUsualWeights, &marches);
  const UnitView& a = army.unit(t.Of("A"));
  const Task task = TaskOf(army, a);
  ASSERT_NE(task.objective, nullptr);
  // Round the eastern end, 2.5" clear of it: 11.9 + 8 + 13.5 = 33.4.
  EXPECT_GT(left(), 32);
  EXPECT_LT(left(), 35);
  const auto at = [&](double x, double y) {
    return army.At(t.Of("A"), {{In(x), In(y)}, FacingOf(90)},
                   Formation::kColumn);
  };
  EXPECT_GT(PullOf(army, task, at(40, 12)), PullOf(army, task, at(34, 12)));
  const ArmyView straight(t.view());
  EXPECT_LT(PullOf(straight, task, at(40, 12)),
            PullOf(straight, task, at(34, 12)));
  const double before = left();
  OrdersOf(t);
  EXPECT_LT(left(), before - 4);
}

// Free ground is left to the one who is nearer; the next goes for the other,
// and nobody farther back for either.
TEST(BbnTasksTest, OneBrigadeIsEnoughForFreeGround) {
  Table t("command");
  Town(t, "Near", 20, 20);
  Town(t, "Far", 44, 24);
  t.Unit("A", kFrench, {kLine, "column"}, 6, 20, 12, 90);
  t.Unit("B", kFrench, {kLine, "column"}, 6, 26, 10, 90);
  t.Unit("C", kFrench, {kLine, "column"}, 6, 22, 4, 90);
  t.Unit("T", kPrussian, {kLine, "column"}, 6, 30, 44, 270);
  t.Begin();
  const ArmyView army(t.view());
  const Objective* const near = &army.objectives()[0];
  EXPECT_EQ(ObjectiveOf(t, army, "A"), near);
  EXPECT_EQ(ObjectiveOf(t, army, "B"), near + 1);
  EXPECT_EQ(ObjectiveOf(t, army, "C"), nullptr);
}

// Against a brigade that is there, two go together.
TEST(BbnTasksTest, TheStrongerItIsHeldTheMoreGo) {
  Table t("command");
  Town(t, "Town", 30, 24);
  t.Unit("A", kFrench, {kLine, "column"}, 6, 30, 12, 90);
  t.Unit("B", kFrench, {kLine, "column"}, 6, 26, 10, 90);
  t.Unit("C", kFrench, {kLine, "column"}, 6, 34, 6, 90);
  t.Unit("T", kPrussian, {kLine, "column"}, 5, 30, 27, 270);
  t.Begin();
  const ArmyView army(t.view());
  const Objective& town = army.objectives()[0];
  EXPECT_DOUBLE_EQ(BasesNeeded(army, town, Side::kFirst), 12);
  EXPECT_EQ(ObjectiveOf(t, army, "A"), &town);
  EXPECT_EQ(ObjectiveOf(t, army, "B"), &town);
  EXPECT_EQ(ObjectiveOf(t, army, "C"), nullptr);
}

// The nearer to its task the better: a brigade that others leave a town to
// marches past the one that is taken care of.
TEST(BbnTasksTest, ATaskDraws) {
  Table t("command");
  Town(t, "Near", 20, 20);
  Town(t, "Far", 50, 26);
  t.General("N", kFrench, {"commander-in-chief"}, 24, 10);
  t.Unit("A", kFrench, {kLine, "column"}, 6, 20, 17, 90);
  t.Unit("B", kFrench, {kLine, "column"}, 6, 26, 14, 90);
  t.Unit("T", kPrussian, {kLine, "column"}, 6, 20, 46, 270);
  t.Begin();
  const Spot far = {50, 26};
  double before = 0;
  {
    const ArmyView army(t.view());
    const UnitView& b = army.unit(t.Of("B"));
    const Task task = TaskOf(army, b);
    ASSERT_EQ(task.objective, &army.objectives()[1]);
    before = Norm(b.at - far);
    const UnitView nearer =
        army.At(b.id, {{In(34), In(18)}, FacingOf(90)}, b.formation);
    EXPECT_GT(PullOf(army, task, nearer), PullOf(army, task, b) + 0.5);
    EXPECT_EQ(PullOf(army, Task{}, nearer), 0);
  }
  OrdersOf(t);
  EXPECT_LT(Norm(SpotOf(t.State("B").centre) - far), before - 5);
}

// An empty village takes one brigade; the strong one, a little nearer, would
// take them all.
TEST(BbnTasksTest, FreeGroundIsNotLeftForDefendedGround) {
  Table t("command");
  Town(t, "Held", 40, 30);
  Town(t, "Empty", 16, 32);
  t.Unit("A", kFrench, {kLine, "column"}, 6, 29, 12, 90);
  t.Unit("B", kFrench, {kLine, "column"}, 6, 40, 12, 90);
  t.Unit("T", kPrussian, {kLine, "town wide"}, 5, 40, 30, 270);
  t.Unit("U", kPrussian, {kLine, "column"}, 6, 40, 34, 270);
  t.Begin();
  const ArmyView army(t.view());
  EXPECT_LT(Norm(army.unit(t.Of("A")).at - army.objectives()[0].at),
            Norm(army.unit(t.Of("A")).at - army.objectives()[1].at));
  EXPECT_EQ(ObjectiveOf(t, army, "A"), &army.objectives()[1]);
  EXPECT_EQ(ObjectiveOf(t, army, "B"), &army.objectives()[0]);
}

// 9.2.4: the first waits out of reach for the second, unless there is no time,
// or the second is too far behind.
TEST(BbnTasksTest, BrigadesArriveTogether) {
  const auto stop = [](double second, int period) {
    Table t("command");
    Town(t, "Town", 30, 30);
    t.Unit("A", kFrench, {kLine, "column"}, 6, 30, 19, 90);
    t.Unit("B", kFrench, {kLine, "column"}, 6, 27, second, 90);
    t.Unit("T", kPrussian, {kLine, "town wide"}, 5, 30, 30, 270);
    t.AtPeriod(period);
    t.Begin();
    const ArmyView army(t.view());
    EXPECT_EQ(ObjectiveOf(t, army, "A"), &army.objectives()[0]);
    EXPECT_EQ(ObjectiveOf(t, army, "B"), &army.objectives()[0]);
    return TaskOf(army, army.unit(t.Of("A"))).stop;
  };
  const double together = stop(19, 1);
  EXPECT_LT(together, 4);
  EXPECT_GT(stop(8, 1), together + 4);
  EXPECT_EQ(stop(8, 10), together);
}

// What a column can march next move counts for half: far from its task a line
// is worth less.
TEST(BbnTasksTest, ColumnsAreNearerToTheirTaskThanLines) {
  Table t("command");
  Town(t, "Town", 30, 30);
  t.Unit("A", kFrench, {kLine, "column"}, 6, 30, 10, 90);
  t.Unit("T", kPrussian, {kLine, "column"}, 6, 60, 44, 270);
  t.Begin();
  const ArmyView army(t.view());
  const UnitView& a = army.unit(t.Of("A"));
  const Task task = TaskOf(army, a);
  const UnitView line = army.At(a.id, t.State("A").pose(), Formation::kLine);
  EXPECT_GT(PullOf(army, task, a), PullOf(army, task, line) + 0.3);
}

// ---- Places -----------------------------------------------------------------

// 9.2.1: limbered guns are worth what they will see once they are unlimbered,
// so that they do not turn their backs to it.
TEST(BbnDoctrineTest, LimberedGunsLookAtTheEnemy) {
  Table t("command");
  t.Unit("G", kFrench, {"heavy artillery", "limbered"}, 0, 36, 12, 90);
  t.Unit("T", kPrussian, {kLine, "column"}, 6, 36, 19, 270);
  t.Begin();
  const ArmyView army(t.view());
  const auto value = [&](double facing) {
    const Pose pose = {{In(36), In(12)}, FacingOf(facing)};
    return ValueOfPlace(army, army.At(t.Of("G"), pose, Formation::kLimbered),
                        StanceOf(Posture::kJudge));
  };
  // By a turn of 40 degrees alone it is 0.07.
  EXPECT_GT(value(90), value(50) + 0.2);
}

// 9.2.11: in reach of two who can charge together a brigade is worse off than
// in reach of both, of whom one looks away.
TEST(BbnDoctrineTest, TwoWhoCanChargeTogetherAreFeared) {
  const auto value = [](double facing) {
    Table t("command");
    t.Unit("A", kFrench, {kLine, "column"}, 6, 36, 14, 90);
    t.Unit("T", kPrussian, {kLine, "column"}, 6, 34, 22, 270);
    t.Unit("U", kPrussian, {kLine, "column"}, 6, 38, 22, facing);
    t.Begin();
    const ArmyView army(t.view());
    return ValueOfPlace(army, army.unit(t.Of("A")), StanceOf(Posture::kJudge));
  };
  EXPECT_LT(value(270), value(90) - 0.5);
}

// BBN-TER-03, RAL-13: horse a corner of which is in rough ground can neither
// rally nor stay in order there: it rides out.
TEST(BbnDoctrineTest, HorseLeavesRoughGround) {
  Table t("command");
  t.General("N", kFrench, {"commander-in-chief"}, 36, 8);
  t.Ground("Wood", {"wood"}, {30, 20.5, 44, 20.5, 44, 26, 30, 26});
  t.Unit("C", kFrench, {"light cavalry", "line", "disordered"}, 4, 36, 20, 270);
  t.Unit("T", kPrussian, {kLine, "square"}, 6, 36, 44, 270);
  t.Begin();
  ASSERT_TRUE(InRough(t.view(), t.Of("C")));
  EXPECT_EQ(VerbFor(t, "C"), Verb::kMove);
  EXPECT_FALSE(InRough(t.view(), t.Of("C")));
}

// 9.2.4: the first to charge a garrison leaves room for the second, and both
// do.
TEST(BbnDoctrineTest, TwoChargeAGarrisonSideBySide) {
  Table t("command");
  t.General("N", kFrench, {"commander-in-chief"}, 36, 8);
  t.Ground("Town", {"town"}, {32, 18, 40, 18, 40, 24, 32, 24});
  t.document().entries.back().numbers = {{"points", 6}};
  t.Unit("A", kFrench, {kLine, "column"}, 6, 35, 15, 90);
  t.Unit("B", kFrench, {kLine, "column"}, 6, 37.5, 15, 90);
  t.Unit("T", kPrussian, {kLine, "town wide", "raw"}, 4, 36, 19, 270);
  t.Begin();
  const std::vector<Order> orders = OrdersOf(t);
  EXPECT_EQ(VerbOf(*OrderOf(t, orders, "A")), Verb::kCharge);
  EXPECT_EQ(VerbOf(*OrderOf(t, orders, "B")), Verb::kCharge);
}

// 9.2.3, BBN-TWN-05: a garrison fires to its front only.
TEST(BbnDoctrineTest, GarrisonsFaceTheEnemy) {
  Table t("command");
  t.General("N", kFrench, {"commander-in-chief"}, 36, 8);
  Town(t, "Town", 36, 20);
  t.Unit("A", kFrench, {kLine, "column"}, 4, 36, 20, 45);
  t.Unit("T", kPrussian, {kLine, "column"}, 6, 36.5, 25, 270);
  t.Begin();
  EXPECT_EQ(VerbFor(t, "A"), Verb::kGarrison);
  EXPECT_EQ(t.State("A").heading, FacingOf(90));
}

// 9.2.3: a garrison does not form column for the sake of a charge on somebody
// who is still far off.
TEST(BbnDoctrineTest, GarrisonsStayOnTheirGround) {
  Table t("command");
  t.General("N", kFrench, {"commander-in-chief"}, 36, 8);
  Town(t, "Town", 36, 20);
  t.document().entries.back().links = {{"held by", "French"}};
  t.Unit("A", kFrench, {kLine, "town deep"}, 6, 36, 20, 90);
  t.Unit("T", kPrussian, {kLine, "column", "raw"}, 5, 36.5, 30.5, 270);
  t.Begin();
  EXPECT_EQ(VerbFor(t, "A"), Verb::kHold);
}

}  // namespace
}  // namespace berthier::big_battle_napoleonic
