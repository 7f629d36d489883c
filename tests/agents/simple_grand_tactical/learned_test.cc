// The learned evaluation: what it sees, and the laws of a value.
#include "agents/doctrine/simple_grand_tactical/learned.h"

#include <gtest/gtest.h>

#include <cmath>
#include <memory>
#include <string>
#include <vector>

#include "agents/doctrine/simple_grand_tactical/evaluation.h"
#include "agents/doctrine/simple_grand_tactical/simple_grand_tactical_doctrine.h"
#include "engine/rulesets/simple_grand_tactical/simple_grand_tactical.h"
#include "engine/rulesets/simple_grand_tactical/simple_grand_tactical_view.h"
#include "tests/agents/bundled.h"
#include "tests/agents/doctrine_games.h"
#include "tests/engine/rulesets/simple_grand_tactical/table.h"

namespace berthier::simple_grand_tactical {
namespace {

Features FeaturesOf(const Table& t) {
  Features features;
  ReadFeatures(ArmyView(t.view()), features);
  return features;
}

// A game to its end, where the score decides.
TEST(SgtLearnedTest, WhatIsGoodForOneSideIsBadForTheOther) {
  const std::unique_ptr<const Game> game =
      Bundled(SimpleGrandTactical(), "village");
  SimpleGrandTacticalDoctrine doctrine(Temper::kMeasured);
  RandomSource source(3);
  LearnedValue learned;
  Position last(game->layout());
  PlayOut(*game, 3, [&](const Position& position) {
    const PositionView f = ViewOf(*game, position);
    const double first = learned.Of(f, Side::kFirst);
    EXPECT_EQ(first, -learned.Of(f, Side::kSecond));
    EXPECT_LT(std::abs(first), 1);
    EXPECT_EQ(first, doctrine.Value(*game, position, Side::kFirst));
    last = position;
    return doctrine.Choose(*game, position, source);
  });
  game->Play(last, doctrine.Choose(*game, last, source), nullptr);
  SettleDice(*game, last, source);
  ASSERT_TRUE(game->Awaits(last).is_over());
  const PositionView end = ViewOf(*game, last);
  EXPECT_EQ(learned.Of(end, Side::kFirst), ValueOf(end, Side::kFirst));
}

// The same armies with the sides exchanged, seen from the other one.
TEST(SgtLearnedTest, WhoIsNamedFirstDoesNotMatter) {
  double values[2] = {0, 0};
  for (const bool exchanged : {false, true}) {
    const std::string one = exchanged ? "Austrian" : "French";
    const std::string other = exchanged ? "French" : "Austrian";
    const auto turned = [&](double at) { return exchanged ? 100 - at : at; };
    const double ahead = exchanged ? 180 : 0;
    Table t("movement");
    t.Unit("F", one, {"veteran line", "column"}, turned(40), turned(30), ahead);
    t.Unit("G", one, {"medium cavalry", "line"}, turned(60), turned(30), ahead);
    t.Unit("A", other, {"veteran line", "line"}, turned(40), turned(60),
           180 - ahead);
    t.Begin();
    State state = t.view().state;
    state.active = exchanged ? Side::kSecond : Side::kFirst;
    LearnedValue learned;
    values[exchanged] =
        learned.Of(PositionView{t.view().scenario, state}, state.active);
  }
  EXPECT_NEAR(values[0], values[1], 0.05);
}

TEST(SgtLearnedTest, TheLessIsLeftOfAUnitTheWorse) {
  const auto value_if = [](const std::vector<std::string>& words) {
    Table t("movement");
    t.Unit("F", "French", words, 40, 20, 0);
    t.Unit("G", "French", {"line", "line"}, 60, 20, 0);
    t.Unit("A", "Austrian", {"veteran line", "line"}, 40, 70, 180);
    t.Unit("B", "Austrian", {"veteran line", "line"}, 60, 70, 180);
    t.Begin();
    LearnedValue learned;
    return learned.Of(t.view(), Side::kFirst);
  };
  EXPECT_LT(value_if({"line", "line", "disordered"}),
            value_if({"line", "line"}));
}

// SGT-VIC-10
TEST(SgtLearnedTest, ChipsThatTheEnemyHasLostAreWorthMore) {
  Table t("movement");
  t.Unit("F", "French", {"veteran line", "line"}, 40, 20, 0);
  t.Unit("G", "French", {"veteran line", "line"}, 60, 20, 0);
  t.Unit("A", "Austrian", {"veteran line", "line"}, 40, 70, 180);
  t.Unit("B", "Austrian", {"veteran line", "line"}, 60, 70, 180);
  t.Begin();
  State state = t.view().state;
  state.morale_base = {8, 8};
  double last = -1;
  for (const int chips : {0, 2, 4, 6}) {
    state.dish[1] = static_cast<int16_t>(chips);
    LearnedValue learned;
    const double value =
        learned.Of(PositionView{t.view().scenario, state}, Side::kFirst);
    EXPECT_GT(value, last) << chips;
    last = value;
  }
}

// 32 for 1 (features.h).
TEST(SgtFeaturesTest, SeeWhoCouldAttackNext) {
  Table t("movement");
  t.Unit("F", "French", {"line", "column"}, 40, 30, 0);
  t.Unit("A", "Austrian", {"line", "line"}, 40, 45, 180);
  t.Begin();
  const Features features = FeaturesOf(t);
  const UnitRow& french = features.units[0].at(0);
  const UnitRow& austrian = features.units[1].at(0);
  EXPECT_EQ(french[kUnitIsFoot], 32);
  EXPECT_EQ(french[kUnitIsColumn], 32);
  EXPECT_EQ(austrian[kUnitIsLine], 32);
  EXPECT_GT(french[kUnitChanceNow], 0);
  EXPECT_EQ(french[kUnitChanceNow], french[kUnitChance]);
  EXPECT_EQ(austrian[kUnitThreatNow], french[kUnitChance]);
  // It moves only after the French.
  EXPECT_EQ(austrian[kUnitChanceNow], 0);
  EXPECT_EQ(french[kUnitThreatNow], 0);
  EXPECT_EQ(french[kUnitFacesEnemy], austrian[kUnitFacesEnemy]);
  EXPECT_GT(french[kUnitFacesEnemy], 0);
}

TEST(SgtFeaturesTest, SeeWhomGunsAimAt) {
  Table t("movement");
  t.Unit("G", "French", {"medium artillery", "unlimbered"}, 40, 20, 0);
  t.Unit("A", "Austrian", {"line", "column"}, 40, 45, 180);
  t.Begin();
  const Features features = FeaturesOf(t);
  EXPECT_EQ(features.units[0].at(0)[kUnitIsGuns], 32);
  EXPECT_GT(features.units[0].at(0)[kUnitShot], 0);
  EXPECT_EQ(features.units[1].at(0)[kUnitUnderFire],
            features.units[0].at(0)[kUnitShot]);
  EXPECT_GT(features.armies[0][kArmyShots], 0);
}

// SGT-VIC-01, 10
TEST(SgtFeaturesTest, OneSidesChipsAreTheOthersLead) {
  Table t("movement");
  t.Unit("F", "French", {"line", "column"}, 40, 20, 0);
  t.Unit("A", "Austrian", {"line", "line"}, 40, 70, 180);
  t.Begin();
  State state = t.view().state;
  state.morale_base = {8, 8};
  state.dish[1] = 4;
  Features features;
  ReadFeatures(ArmyView(PositionView{t.view().scenario, state}), features);
  EXPECT_EQ(features.armies[0][kArmyLeft], 32);
  EXPECT_EQ(features.armies[0][kArmyLead], 64);
  EXPECT_EQ(features.armies[1][kArmyLead], -64);
  EXPECT_EQ(features.armies[0][kArmyOurTurn], 32);
  EXPECT_EQ(features.armies[1][kArmyOurTurn], -32);
}

}  // namespace
}  // namespace berthier::simple_grand_tactical
