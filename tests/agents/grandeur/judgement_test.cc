// Odds, what shots and charges are worth, and what an agent says that an order
// is for.
#include "agents/doctrine/grandeur/judgement.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "agents/doctrine/grandeur/answers.h"
#include "agents/doctrine/grandeur/intent.h"
#include "agents/doctrine/grandeur/odds.h"
#include "engine/rulesets/grandeur/orders/candidates.h"
#include "tests/engine/rulesets/grandeur/table.h"

namespace berthier::grandeur {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::StartsWith;

double MeanLoss(const LossOdds& odds) {
  double mean = 0;
  for (int k = 0; k <= LossOdds::kMost; ++k) {
    mean += k * odds.lost[static_cast<size_t>(k)];
  }
  return mean;
}

// ---- Odds -------------------------------------------------------------------

TEST(GraOddsTest, SumToOne) {
  for (int dice = 0; dice <= 16; ++dice) {
    for (int vbu = 1; vbu <= 7; ++vbu) {
      for (const Quality quality :
           {Quality::kRegular, Quality::kVeteran, Quality::kElite}) {
        for (const bool disordered : {false, true}) {
          const LossOdds& odds =
              LossOddsOf(dice, {vbu, 1, disordered, quality});
          double sum = 0;
          for (const double chance : odds.lost) sum += chance;
          EXPECT_NEAR(sum, 1, 1e-12);
        }
      }
    }
  }
}

// Sections 3.3 and 9.
TEST(GraOddsTest, AreThoseOfTheCatalogue) {
  const Tested line = {.vbu = 4, .modifiers = 2};
  EXPECT_NEAR(LossOddsOf(6, line).hit, 1 - 0.2195, 5e-5);
  EXPECT_NEAR(MeanLoss(LossOddsOf(6, line)), 0.32, 0.005);
  Tested shaken = line;
  shaken.disordered = true;
  EXPECT_NEAR(MeanLoss(LossOddsOf(6, shaken)), 1.09, 0.005);
  const Tested shot_at = {.vbu = 4, .modifiers = 1};
  EXPECT_NEAR(MeanLoss(LossOddsOf(4, shot_at)), 0.26, 0.15);
  EXPECT_NEAR(ChanceToPass(Discipline::kB, 0), 0.5, 1e-12);
  EXPECT_NEAR(ChanceToPass(Discipline::kA, 3), 5.0 / 6, 1e-12);
  EXPECT_NEAR(ChanceToPass(Discipline::kC, -1), 1.0 / 6, 1e-12);
}

// ---- Judgement --------------------------------------------------------------

// The foot F faces A, the horse C the disordered D.
class Judgement : public testing::Test {
 protected:
  Judgement() : t("activation") {
    t.clock().links.emplace_back("corps", "French army");
    t.Leader("L", "French", {"expert"}, 90, 40);
    t.Unit("F", "French", {"LI"}, 90, 50, 0);
    t.Unit("C", "French", {"CU"}, 120, 50, 0);
    t.Unit("A", "Austrian", {"LI"}, 90, 66, 180);
    t.Unit("D", "Austrian", {"LI", "disordered"}, 120, 66, 180);
  }
  Table t;
};

// Section 9: cuirassiers against foot in front.
TEST_F(Judgement, HorseNeedsDisorderedFoot) {
  t.Begin();
  const ArmyView army(t.view());
  const UnitView& horse = army.unit(t.Of("C"));
  const ChargeWay way = {.gap = 8};
  EXPECT_NEAR(ChanceToWin(army, horse, army.unit(t.Of("A")), way), 0.5, 0.25);
  EXPECT_GT(ChanceToWin(army, horse, army.unit(t.Of("D")), way),
            ChanceToWin(army, horse, army.unit(t.Of("A")), way) + 0.1);
  EXPECT_GT(ValueOfCharge(army, horse, army.unit(t.Of("D")), way, 1),
            ValueOfCharge(army, horse, army.unit(t.Of("A")), way, 1));
}

TEST_F(Judgement, FlanksAreWorthMore) {
  t.Begin();
  const ArmyView army(t.view());
  const UnitView& foot = army.unit(t.Of("F"));
  const UnitView& enemy = army.unit(t.Of("A"));
  EXPECT_GT(ValueOfCharge(army, foot, enemy, {.flank = true, .gap = 4}, 1),
            ValueOfCharge(army, foot, enemy, {.gap = 4}, 1));
}

TEST_F(Judgement, ReachGrowsWithTheDie) {
  t.Begin();
  const ArmyView army(t.view());
  const UnitView& foot = army.unit(t.Of("F"));
  EXPECT_EQ(ChanceToReach(foot, 5), 1);
  EXPECT_NEAR(ChanceToReach(foot, 8), 4.0 / 6, 1e-12);
  EXPECT_EQ(ChanceToReach(foot, 11.5), 0);
}

// IMP-EVA-05: horse charged by foot goes away if nobody stands behind it.
TEST(GraAnswersTest, HorseEvadesIfThereIsRoom) {
  const auto gain = [](bool room) {
    Table t("activation");
    t.clock().links.emplace_back("corps", "French army");
    t.Leader("L", "French", {"expert"}, 90, 40);
    t.Unit("F", "French", {"OG"}, 90, 50, 0);
    t.Unit("H", "Austrian", {"DR"}, 90, 60, 180);
    t.Unit("B", "Austrian", {"LI"}, room ? 120 : 90, 68.5, 180);
    t.Begin();
    t.Play("activate", "F");
    t.Play("charge", "F", "H");
    const ArmyView army(t.view());
    const Outlook outlook(army, Side::kSecond);
    const Stance stance = StanceOf(Posture::kJudge);
    return WorthOfAnswer(army, outlook, stance, OrderOf(Verb::kEvade));
  };
  EXPECT_GT(gain(true), 0);
  EXPECT_LT(gain(false), 0);
}

// ---- Intent -----------------------------------------------------------------

TEST_F(Judgement, OrdersAreExplained) {
  t.Begin();
  t.Play("activate", "F");
  const auto says = [&](const Order& order) {
    EXPECT_TRUE(t.Legal(order)) << t.Refusal(order);
    return IntentOf(ArmyView(t.view()), order);
  };
  EXPECT_THAT(says(t.To("forward", "F", 90, 55)),
              StartsWith("F closes up to A, to "));
  EXPECT_THAT(says(t.To("rearward", "F", 90, 48)),
              StartsWith("F moves back from A, to "));
  EXPECT_THAT(
      says(t.Said("charge", "F", "A")),
      AllOf(StartsWith("F charges A"), HasSubstr(" % to win if it stands")));
}

}  // namespace
}  // namespace berthier::grandeur
