// The learned evaluation: what it sees, and the laws of a value.
#include "agents/doctrine/big_battle_napoleonic/learned.h"

#include <gtest/gtest.h>

#include <cmath>
#include <memory>
#include <string>
#include <vector>

#include "agents/doctrine/big_battle_napoleonic/big_battle_napoleonic_doctrine.h"
#include "agents/doctrine/big_battle_napoleonic/evaluation.h"
#include "engine/rulesets/big_battle_napoleonic/big_battle_napoleonic.h"
#include "engine/rulesets/big_battle_napoleonic/big_battle_napoleonic_view.h"
#include "tests/agents/bundled.h"
#include "tests/agents/doctrine_games.h"
#include "tests/engine/rulesets/big_battle_napoleonic/table.h"

namespace berthier::big_battle_napoleonic {
namespace {

constexpr char kFrench[] = "French";
constexpr char kPrussian[] = "Prussian";
constexpr char kLine[] = "line infantry";

Features FeaturesOf(const Table& t) {
  Features features;
  ReadFeatures(ArmyView(t.view()), features);
  return features;
}

// A game to its end, where the score decides.
TEST(BbnLearnedTest, WhatIsGoodForOneSideIsBadForTheOther) {
  const std::unique_ptr<const Game> game =
      Bundled(BigBattleNapoleonic(), "farm");
  BigBattleNapoleonicDoctrine doctrine(Temper::kMeasured);
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
TEST(BbnLearnedTest, WhoIsNamedFirstDoesNotMatter) {
  double values[2] = {0, 0};
  for (const bool exchanged : {false, true}) {
    const std::string one = exchanged ? kPrussian : kFrench;
    const std::string other = exchanged ? kFrench : kPrussian;
    const auto turned = [&](double at) { return exchanged ? 60 - at : at; };
    const double ahead = exchanged ? 270 : 90;
    Table t("command");
    t.Phasing(one);
    t.Unit("F", one, {kLine, "column"}, 6, turned(24), turned(20), ahead);
    t.Unit("G", one, {"light cavalry", "line"}, 4, turned(36), turned(20),
           ahead);
    t.Unit("A", other, {kLine, "line"}, 6, turned(24), turned(40), 360 - ahead);
    t.Begin();
    State state = t.view().state;
    state.attacker = state.phasing;
    LearnedValue learned;
    values[exchanged] =
        learned.Of(PositionView{t.view().scenario, state}, state.phasing);
  }
  EXPECT_NEAR(values[0], values[1], 0.05);
}

TEST(BbnLearnedTest, TheLessIsLeftOfAUnitTheWorse) {
  double last = -1;
  for (const int bases : {3, 4, 5, 6}) {
    Table t("command");
    t.Unit("F", kFrench, {kLine, "line"}, 6, 30, 20, 90);
    t.Unit("G", kFrench, {kLine, "line"}, 6, 40, 20, 90);
    t.Unit("A", kPrussian, {kLine, "line"}, 6, 30, 40, 270);
    t.Unit("B", kPrussian, {kLine, "line"}, 6, 40, 40, 270);
    t.Begin();
    State state = t.view().state;
    state.unit(t.Of("F")).bases = static_cast<uint8_t>(bases);
    LearnedValue learned;
    const double value =
        learned.Of(PositionView{t.view().scenario, state}, Side::kFirst);
    EXPECT_GT(value, last) << bases;
    last = value;
  }
}

// 32 for 1 (features.h).
TEST(BbnFeaturesTest, SeeWhoCouldChargeNext) {
  Table t("command");
  t.Phasing(kFrench);
  t.Unit("F", kFrench, {"heavy cavalry", "line"}, 4, 36, 20, 90);
  t.Unit("A", kPrussian, {kLine, "raw", "line"}, 6, 36, 26, 270);
  t.Begin();
  const Features features = FeaturesOf(t);
  const UnitRow& french = features.units[0].at(0);
  const UnitRow& prussian = features.units[1].at(0);
  EXPECT_EQ(french[kUnitIsHorse], 32);
  EXPECT_EQ(french[kUnitIsHeavy], 32);
  EXPECT_EQ(french[kUnitBases], 16);
  EXPECT_EQ(prussian[kUnitIsFoot], 32);
  EXPECT_EQ(prussian[kUnitIsLine], 32);
  EXPECT_EQ(prussian[kUnitBases], 24);
  EXPECT_GT(french[kUnitChanceNow], 0);
  EXPECT_EQ(french[kUnitChanceNow], french[kUnitChance]);
  EXPECT_EQ(prussian[kUnitHorseThreat], french[kUnitChance]);
  EXPECT_EQ(prussian[kUnitThreatNow], french[kUnitChance]);
  // It moves only after the French.
  EXPECT_EQ(french[kUnitThreatNow], 0);
  EXPECT_EQ(french[kUnitFacesEnemy], prussian[kUnitFacesEnemy]);
  EXPECT_GT(french[kUnitFacesEnemy], 0);
}

TEST(BbnFeaturesTest, SeeWhomGunsAimAt) {
  Table t("command");
  t.Unit("G", kFrench, {"heavy artillery", "unlimbered"}, 0, 36, 20, 90);
  t.Unit("A", kPrussian, {kLine, "column"}, 6, 36, 26, 270);
  t.Begin();
  const Features features = FeaturesOf(t);
  const UnitRow& guns = features.units[0].at(0);
  EXPECT_EQ(guns[kUnitIsGuns], 32);
  EXPECT_EQ(guns[kUnitIsUnlimbered], 32);
  // A hit of 9 in 36 on a base of 1, doubled.
  EXPECT_EQ(guns[kUnitShot], 16);
  EXPECT_EQ(features.units[1].at(0)[kUnitUnderFire], guns[kUnitShot]);
  EXPECT_EQ(features.units[1].at(0)[kUnitHits], 8);
  EXPECT_GT(features.armies[0][kArmyShots], 0);
  EXPECT_LT(features.armies[1][kArmyShots], 0);
}

// BBN-VIC-02: two bases lost are two points.
TEST(BbnFeaturesTest, OneSidesLossesAreTheOthersMargin) {
  Table t("command");
  t.Phasing(kFrench);
  t.Unit("F", kFrench, {kLine, "column"}, 6, 30, 20, 90);
  t.Unit("A", kPrussian, {kLine, "column"}, 6, 30, 44, 270);
  t.Begin();
  State state = t.view().state;
  state.unit(t.Of("A")).bases = 4;
  Features features;
  ReadFeatures(ArmyView(PositionView{t.view().scenario, state}), features);
  EXPECT_EQ(features.armies[0][kArmyScore], 8);
  EXPECT_EQ(features.armies[1][kArmyScore], -8);
  EXPECT_EQ(features.armies[0][kArmyScoreNow], 32);
  EXPECT_EQ(features.armies[1][kArmyScoreNow], -32);
  EXPECT_EQ(features.armies[0][kArmyEnemyLeft], 21);
  EXPECT_EQ(features.armies[0][kArmyOurMove], 32);
  EXPECT_EQ(features.armies[1][kArmyOurMove], -32);
}

}  // namespace
}  // namespace berthier::big_battle_napoleonic
