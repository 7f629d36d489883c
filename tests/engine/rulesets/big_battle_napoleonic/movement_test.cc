// Moves, charges and squares: the catalogue's worked examples.
#include <gtest/gtest.h>

#include "engine/rulesets/big_battle_napoleonic/facts/manners.h"
#include "engine/rulesets/big_battle_napoleonic/movement/course.h"
#include "tests/engine/rulesets/big_battle_napoleonic/table.h"

namespace berthier::big_battle_napoleonic {
namespace {

constexpr char kFrench[] = "French";
constexpr char kPrussian[] = "Prussian";
constexpr char kLine[] = "line infantry";
constexpr char kLight[] = "light cavalry";

// BBN-X-03, BBN-MOV-04
TEST(Movement, WheelsCostWhatTheFarthestFigureMoves) {
  const auto inches = [](double front, double depth, int degrees,
                         Formation formation) {
    return WheelLength({Ticks(In(front)), Ticks(In(depth))}, formation,
                       4 * degrees)
               .ticks /
           1016.0;
  };
  EXPECT_NEAR(inches(4.5, 1, 20, Formation::kLine), 1.609, 0.002);
  EXPECT_NEAR(inches(2.25, 2, 30, Formation::kColumn), 1.576, 0.002);
  EXPECT_NEAR(inches(5, 2, 30, Formation::kLine), 2.820, 0.002);
  EXPECT_NEAR(inches(0.75, 6, 90, Formation::kMarch), 1.178, 0.002);
}

// BBN-X-70, BBN-MOV-02
TEST(Movement, StraightMovesAreAsLongAsTheTableSays) {
  struct Row {
    std::vector<std::string> is;
    int bases;
    double open;
  };
  const Row rows[] = {
      {{kLine, "column"}, 6, 10},
      {{kLine, "line"}, 6, 2},
      {{kLine, "march"}, 6, 18},
      {{"heavy cavalry", "line"}, 4, 12},
      {{"heavy cavalry", "march"}, 4, 24},
      {{kLight, "column"}, 4, 16},
      {{kLight, "march"}, 4, 24},
      {{"heavy artillery", "limbered"}, 0, 8},
      {{"heavy artillery", "march"}, 0, 18},
      {{"horse artillery", "limbered"}, 0, 16},
      {{"horse artillery", "march"}, 0, 24},
  };
  for (const Row& row : rows) {
    Table t("move");
    t.General("N", kFrench, {"commander-in-chief"}, 26, 8);
    t.Unit("A", kFrench, row.is, row.bases, 20, 10, 90);
    t.Unit("Z", kPrussian, {kLine}, 4, 60, 46, 270);
    t.Begin();
    EXPECT_TRUE(t.Legal(t.MoveTo("A", 20, 10 + row.open, 90))) << row.is[1];
    EXPECT_EQ(t.Refusal(t.MoveTo("A", 20, 10.1 + row.open, 90)), "too far")
        << row.is[0] << row.is[1];
  }
}

// BBN-X-01, BBN-FRM-09
TEST(Movement, CavalryReformsForHalfAMove) {
  Table t("move");
  t.General("N", kFrench, {"commander-in-chief"}, 26, 8);
  t.Unit("A", kFrench, {kLight, "column"}, 4, 20, 10, 90);
  t.Unit("Z", kPrussian, {kLine}, 4, 60, 46, 270);
  t.Begin();
  // The column of 2 x 4 becomes a line of 4 x 2: the front edge stays at 12.
  Order order = t.MoveTo("A", 20, 11 + 8, 90);
  order.manner = MannerOf(FormationChange::kLine, FormationChange::kNone);
  EXPECT_TRUE(t.Legal(order));
  order.pose.centre.y += In(0.1);
  EXPECT_EQ(t.Refusal(order), "too far");
}

// BBN-X-02, BBN-FRM-10, BBN-FRM-11, BBN-MOV-16, BBN-MOV-17
TEST(Movement, GunsPayForTheirDrill) {
  Table t("move");
  t.General("N", kFrench, {"commander-in-chief"}, 26, 8);
  t.Unit("R", kFrench, {"horse artillery", "limbered"}, 0, 20, 10, 90);
  t.Unit("H", kFrench, {"heavy artillery", "unlimbered"}, 0, 30, 10, 90);
  t.Unit("M", kFrench, {"heavy artillery", "march"}, 0, 24, 10, 90);
  t.Unit("Z", kPrussian, {kLine}, 4, 60, 46, 270);
  t.Begin();
  Order up = t.MoveTo("R", 20, 22, 90);
  up.manner = MannerOf(FormationChange::kNone, FormationChange::kUnlimber);
  EXPECT_TRUE(t.Legal(up));
  up.pose.centre.y += In(0.1);
  EXPECT_EQ(t.Refusal(up), "too far");
  Order back = t.MoveTo("H", 30, 14, 90);
  back.manner = MannerOf(FormationChange::kLimber, FormationChange::kNone);
  EXPECT_TRUE(t.Legal(back));
  Order drill = t.Said("reform", "M");
  drill.manner = 11;  // unlimbered
  t.Play(drill);
  EXPECT_EQ(t.State("M").formation, Formation::kUnlimbered);
  EXPECT_FALSE(t.State("M").Has(Flag::kTravelled));
}

// BBN-MOV-06, BBN-FRM-10: a drill that the arm does not have is refused,
// whatever other drill it is ordered with.
TEST(Movement, DrillsThatAnArmDoesNotHaveAreRefusedInAnyPair) {
  const std::vector<std::vector<std::string>> kinds = {
      {kLine, "column"},
      {kLight, "line"},
      {"horse artillery", "limbered"},
      {"heavy artillery", "unlimbered"},
      {"heavy artillery", "march"}};
  for (const std::vector<std::string>& is : kinds) {
    const bool guns = is[0].ends_with("artillery");
    Table t("move");
    t.General("N", kFrench, {"commander-in-chief"}, 26, 8);
    t.Unit("A", kFrench, is, guns ? 0 : 4, 20, 10, 90);
    t.Unit("Z", kPrussian, {kLine}, 4, 60, 46, 270);
    t.Begin();
    const auto alien = [guns](FormationChange drill) {
      return guns ? drill == FormationChange::kLine ||
                        drill == FormationChange::kColumn
                  : drill == FormationChange::kLimber ||
                        drill == FormationChange::kUnlimber;
    };
    for (int k = 0; k < kMoveManners; ++k) {
      Order order = t.MoveTo("A", 20, 12, 90);
      order.manner = static_cast<uint8_t>(k);
      const std::string refusal = t.Refusal(order);
      const FormationChanges first = FirstChanges(order.manner),
                             last = LastChanges(order.manner);
      if (alien(first.one) || alien(first.two) || alien(last.one) ||
          alien(last.two)) {
        // Guns in action cannot turn about, before or after.
        const bool stands = refusal == "guns in action";
        EXPECT_TRUE(refusal == "no such drill" || stands) << is[0] << " " << k;
        EXPECT_TRUE(!stands || is[1] == "unlimbered") << is[0] << " " << k;
      }
    }
  }
}

// BBN-MOV-11, 3.4: what two wheels and an advance between them lead to can be
// ordered by its end alone, however close to each other the ways there are.
TEST(Movement, EveryEndOfTwoWheelsAndAnAdvanceIsFound) {
  Table t("move");
  t.General("N", kFrench, {"commander-in-chief"}, 36, 20);
  t.Unit("A", kFrench, {kLight, "line"}, 4, 36, 24, 90);
  t.Unit("B", kFrench, {kLine, "column"}, 6, 30, 24, 90);
  t.Unit("M", kFrench, {kLine, "march"}, 6, 42, 24, 90);
  t.Unit("Z", kPrussian, {kLine}, 4, 70, 46, 270);
  t.Begin();
  const PositionView f = t.view();
  for (const char* name : {"A", "B", "M"}) {
    const UnitId u = t.Of(name);
    const Formation formation = f.unit(u).formation;
    const BaseSize size = SizeOf(f, u);
    int tried = 0, lost = 0;
    for (int first = -120; first <= 120; first += 8) {
      for (int last = -120; last <= 120; last += 8) {
        for (int tenths = 1; tenths < 40; tenths += 6) {
          Course course(f.unit(u).pose());
          course.AddWheel(size, formation, first);
          course.AddAdvance(InchHundredths(10 * tenths));
          course.AddWheel(size, formation, last);
          const Ranger ranger(f, u, formation, f.unit(u).pose(), kWholeMove,
                              Purpose::kMove);
          Ranger::Finding finding;
          if (!ranger.Judge(course, finding).ok() ||
              finding.cost > kWholeMove - 2000) {
            continue;
          }
          Order order = t.Said("move", name);
          order.pose = course.end();
          order.manner =
              MannerOf(FormationChange::kNone, FormationChange::kNone);
          ++tried;
          if (const std::string why = t.Refusal(order);
              why == "no way there" || why == "too far") {
            ++lost;
            if (lost < 6) {
              ADD_FAILURE() << name << " " << first << " " << tenths << " "
                            << last << ": " << why;
            }
          }
        }
      }
    }
    EXPECT_EQ(lost, 0) << name << " of " << tried;
  }
}

// BBN-X-04, BBN-X-05, BBN-TER-01, BBN-TER-02, BBN-TER-06
TEST(Movement, RoughGroundCostsByTheInch) {
  Table t("move");
  t.General("N", kFrench, {"commander-in-chief"}, 26, 8);
  t.Unit("A", kFrench, {kLine, "column"}, 5, 20, 10, 90);
  t.Unit("C", kFrench, {kLight, "line"}, 4, 34, 10, 90);
  t.Unit("Z", kPrussian, {kLine}, 4, 60, 46, 270);
  t.Ground("wood", {"wood"}, {18, 15, 22, 25});
  t.Ground("brook", {"open", "rough"}, {30, 19, 38, 25});
  t.Begin();
  EXPECT_TRUE(t.Legal(t.MoveTo("A", 20, 17, 90)));
  EXPECT_EQ(t.Refusal(t.MoveTo("A", 20, 17.1, 90)), "too far");
  EXPECT_EQ(t.Refusal(t.MoveTo("C", 34, 20.1, 90)), "too far");
  t.Play(t.MoveTo("C", 34, 20, 90));
  EXPECT_EQ(t.State("C").condition, Condition::kDisordered);
}

// BBN-X-07, BBN-CMD-04, BBN-CMD-06, BBN-CMD-09
TEST(Command, SpansRunFromTheEdgeOfTheBase) {
  Table t("command");
  t.General("Gerard", kFrench, {"corps"}, 42, 10);
  t.General("Pajol", kFrench, {"cavalry corps"}, 12, 30);
  t.Unit("A", kFrench, {kLine, "column"}, 6, 55, 10, 90);
  t.Unit("B", kFrench, {kLine, "column"}, 6, 58, 16, 90);
  t.Unit("I", kFrench, {kLine, "column"}, 6, 14.6, 30, 90);
  t.Unit("R", kFrench, {"horse artillery", "limbered"}, 0, 6, 30, 90);
  t.Unit("H", kFrench, {"heavy artillery", "limbered"}, 0, 6, 34, 90);
  t.Unit("Z", kPrussian, {kLine}, 4, 60, 46, 270);
  t.Begin();
  EXPECT_TRUE(t.State("A").Has(Flag::kCommanded));
  EXPECT_FALSE(t.State("B").Has(Flag::kCommanded));
  EXPECT_FALSE(t.State("I").Has(Flag::kCommanded));
  EXPECT_TRUE(t.State("R").Has(Flag::kCommanded));
  EXPECT_FALSE(t.State("H").Has(Flag::kCommanded));
  // BBN-X-08
  EXPECT_EQ(t.Refusal(t.MoveTo("B", 58, 17, 90)), "not commanded");
  Order march = t.Said("reform", "B");
  march.manner = 6;  // march
  EXPECT_TRUE(t.Legal(march));
  march.manner = 0;  // line
  EXPECT_EQ(t.Refusal(march), "not commanded");
}

// BBN-X-11, BBN-X-12, BBN-CHG-05, BBN-CHG-13, BBN-R2
TEST(Charge, TheFrontZoneForbidsTheFlank) {
  for (const bool in_zone : {true, false}) {
    Table t("move");
    t.General("N", kFrench, {"commander-in-chief"}, 30, 20);
    t.Unit("C", kFrench, {kLight, "line"}, 4, 27, in_zone ? 23 : 22, 180);
    t.Unit("T", kPrussian, {kLine, "line"}, 6, 20, 20, 90);
    t.Begin();
    Order charge = t.Said("charge", "C", "T");
    charge.pose.heading = FacingOf(in_zone ? 225 : 180);
    t.Play(charge);
    ASSERT_EQ(t.view().state.contact_count, 1);
    const Contact& c = t.view().state.contacts[0];
    EXPECT_EQ(c.edge, in_zone ? ContactEdge::kFront : ContactEdge::kRight);
    EXPECT_NEAR(c.distance_moved / 1016.0, in_zone ? 6.52 : 3.75, 0.02);
    if (in_zone) {
      EXPECT_EQ(t.State("C").heading.quarters(), FacingOf(270).quarters());
    }
    t.PassUntil("emergency square");
    EXPECT_EQ(t.Weights()["forms square"], in_zone ? 15u : 3u);
  }
}

// BBN-X-13, BBN-SQR-04 to BBN-SQR-07
TEST(Squares, ModifiersAddUp) {
  struct Row {
    std::vector<std::string> is;
    int moved;
    bool infantry_near;
    uint64_t ways;
  };
  const Row rows[] = {
      {{kLine, "line"}, 900, false, 26},
      {{kLine, "elite", "column"}, 900, false, 33},
      {{kLine, "guard", "column"}, 400, false, 15},
      {{kLine, "raw", "disordered", "line"}, 1200, true, 6},
      {{kLine, "column"}, 1400, false, 36},
      {{kLine, "raw", "line"}, 400, false, 0},
      {{kLine, "line"}, 500, true, 0},
  };
  for (const Row& row : rows) {
    Table t("settle moves");
    const bool line = row.is.back() == "line";
    t.Unit("T", kPrussian, row.is, 6, 30, 30, 270);
    t.Unit("C", kFrench, {kLight, "line"}, 4, 30, line ? 28.5 : 28, 90);
    t.Touching("C", "T", {"front"}, row.moved);
    if (row.infantry_near) {
      t.Unit("I", kFrench, {kLine, "column"}, 5, 36, 30, 90);
    }
    t.Begin();
    ASSERT_EQ(t.Awaited(), "emergency square");
    EXPECT_EQ(t.Weights()["forms square"], row.ways) << row.is[1] << row.moved;
  }
}

// BBN-X-14, BBN-SQR-09
TEST(Squares, CavalryIsPutBackToTwoInches) {
  Table t("move");
  t.General("N", kFrench, {"commander-in-chief"}, 26, 10);
  t.Unit("C", kFrench, {kLight, "line"}, 4, 20, 10, 90);
  t.Unit("T", kPrussian, {kLine, "column"}, 6, 20, 22, 270);
  t.Begin();
  Order charge = t.Said("charge", "C", "T");
  charge.pose.heading = FacingOf(90);
  t.Play(charge);
  ExpectAt(t, "C", 20, 20, 90);
  t.PassUntil("emergency square");
  t.Throw({3, 4});
  EXPECT_EQ(t.State("T").formation, Formation::kSquare);
  EXPECT_EQ(t.State("T").condition, Condition::kSteady);
  EXPECT_EQ(t.view().state.contact_count, 0);
  ExpectAt(t, "C", 20, 18, 90);
}

// BBN-X-18: charge, failed square, break, rout, pursuit, second contact.
TEST(Chain, CuirassiersRideThroughTwoBrigades) {
  Table t("move");
  t.General("N", kFrench, {"commander-in-chief"}, 24, 8);
  t.Unit("HC5", kFrench, {"heavy cavalry", "line"}, 5, 30, 10, 90);
  t.Unit("W5", kPrussian, {kLine, "raw", "line"}, 5, 30, 18, 0);
  t.Unit("P5", kPrussian, {kLine, "column"}, 5, 30, 21, 270);
  t.Begin();
  Order charge = t.Said("charge", "HC5", "W5");
  charge.pose.heading = FacingOf(90);
  t.Play(charge);
  t.PassUntil("emergency square");
  EXPECT_EQ(t.Weights()["forms square"], 3u);
  t.Throw({4, 5});
  t.PassUntil("emergency square");  // of P5, in the pursuit
  EXPECT_EQ(t.State("W5").bases, 3);
  EXPECT_EQ(t.State("W5").condition, Condition::kRouting);
  ExpectAt(t, "W5", 30, 24, 90);
  EXPECT_EQ(t.Weights()["forms square"], 6u);
  t.Throw({3, 4});
  EXPECT_EQ(t.State("HC5").condition, Condition::kDisordered);
  EXPECT_TRUE(t.State("HC5").Has(Flag::kPursuing));
  t.PassUntil("melee");
  EXPECT_EQ(t.Weights()["defender broken"], 36u);
  t.Throw({1, 6});
  EXPECT_EQ(t.State("P5").bases, 3);
  EXPECT_TRUE(t.State("P5").routing());
}

// BBN-X-62, 5.9
TEST(Rout, GoesRoundTheEnemyCounterClockwiseOnATie) {
  Table t("rout");
  t.Unit("R", kFrench, {kLine, "column", "routing"}, 6, 20, 20, 270);
  t.Unit("E", kPrussian, {kLine, "column"}, 6, 20, 15.5, 90);
  t.Begin();
  ExpectAt(t, "R", 24.915, 16.559, 325);
}

// BBN-X-63, BBN-FLE-06
TEST(Rout, LeavesOverTheBaseline) {
  Table t("rout");
  t.Unit("R", kFrench, {kLine, "column", "routing", "rout column"}, 6, 20, 5,
         270);
  t.Unit("K", kFrench, {kLine, "column"}, 6, 50, 5, 90);
  t.Unit("Z", kPrussian, {kLine}, 4, 60, 40, 270);
  t.Begin();
  EXPECT_EQ(t.State("R").presence, Presence::kLeftTable);
}

}  // namespace
}  // namespace berthier::big_battle_napoleonic
