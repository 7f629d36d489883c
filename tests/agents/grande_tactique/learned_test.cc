// The learned evaluation: what it sees, and the laws of a value.
#include "agents/doctrine/grande_tactique/learned.h"

#include <cmath>
#include <memory>
#include <string>

#include "agents/doctrine/grande_tactique/evaluation.h"
#include "agents/doctrine/grande_tactique/grande_tactique_doctrine.h"
#include "engine/rulesets/grande_tactique/grande_tactique.h"
#include "engine/rulesets/grande_tactique/grande_tactique_view.h"
#include "gtest/gtest.h"
#include "tests/agents/bundled.h"
#include "tests/agents/doctrine_games.h"
#include "tests/engine/rulesets/grande_tactique/skirmish.h"

namespace berthier::grande_tactique {
namespace {

constexpr Weights kWeights = WeightsOfValue();

// The row of a unit that is the only one of its side.
UnitRow RowOf(const Skirmish& s, Side side) {
  Features features;
  ReadFeatures(ArmyView(s.view(), kWeights), features);
  return features.units[static_cast<size_t>(side)].at(0);
}

// A game to its end, where the score decides.
TEST(LearnedTest, WhatIsGoodForOneSideIsBadForTheOther) {
  const std::unique_ptr<const Game> game = Bundled(GrandeTactique(), "retz");
  GrandeTactiqueDoctrine doctrine(Temper::kMeasured);
  RandomSource source(3);
  LearnedValue learned;
  Position last(game->layout());
  PlayOut(*game, 3, [&](const Position& position) {
    const PositionView f = ViewOf(*game, position);
    const double first = learned.Of(f, Side::kFirst, kWeights);
    EXPECT_EQ(first, -learned.Of(f, Side::kSecond, kWeights));
    EXPECT_LT(std::abs(first), 1);
    EXPECT_EQ(first, doctrine.Value(*game, position, Side::kFirst));
    last = position;
    return doctrine.Choose(*game, position, source);
  });
  game->Play(last, doctrine.Choose(*game, last, source), nullptr);
  SettleDice(*game, last, source);
  ASSERT_TRUE(game->Awaits(last).is_over());
  const PositionView end = ViewOf(*game, last);
  EXPECT_EQ(learned.Of(end, Side::kFirst, kWeights),
            ValueOf(end, Side::kFirst, kWeights));
}

TEST(LearnedTest, TheMoreIsLeftOfAUnitTheBetter) {
  double last = 10;
  for (const Skirmish::Words& words :
       {Skirmish::Words{"infantry"}, Skirmish::Words{"infantry", "disrupted"},
        Skirmish::Words{"infantry", "fleeing"}}) {
    Skirmish s("orders");
    s.French("A", words, 30, 10, 0);
    s.French("B", {"infantry"}, 40, 10, 0);
    s.Austrian("X", {"infantry"}, 10, 40, 180);
    s.Austrian("Y", {"infantry"}, 50, 40, 180);
    s.Begin();
    LearnedValue learned;
    const double value = learned.Of(s.view(), Side::kFirst, kWeights);
    EXPECT_LT(value, last) << words.back();
    last = value;
  }
}

// 32 for 1 (features.h).
TEST(FeaturesTest, SeeWhoCouldChargeAFlank) {
  Skirmish s("orders");
  s.French("A", {"infantry"}, 30, 20, 0);
  s.Austrian("X", {"cavalry"}, 36, 17, 270);
  s.Begin();
  const UnitRow foot = RowOf(s, Side::kFirst);
  const UnitRow horse = RowOf(s, Side::kSecond);
  EXPECT_EQ(foot[kUnitIsFoot], 32);
  EXPECT_EQ(foot[kUnitIsFlankOpen], 32);
  EXPECT_LT(foot[kUnitFacesEnemy], 0);
  EXPECT_EQ(foot[kUnitChance], 0);
  EXPECT_EQ(foot[kUnitEnemyAtHand], 14);  // 6.7 inches
  EXPECT_EQ(horse[kUnitIsHorse], 32);
  EXPECT_EQ(horse[kUnitIsFlankOffered], 32);
  EXPECT_EQ(horse[kUnitChance], foot[kUnitThreat]);
  EXPECT_GT(horse[kUnitChance], 32);
  EXPECT_EQ(horse[kUnitFacesEnemy], foot[kUnitEnemyFacesIt]);
}

TEST(FeaturesTest, SeeWhatGunsAimAt) {
  Skirmish s("orders");
  s.French("G", {"foot artillery"}, 30, 20, 0);
  s.Austrian("X", {"infantry"}, 30, 38, 180);
  s.Begin();
  EXPECT_EQ(RowOf(s, Side::kFirst)[kUnitTargets], 16);
  EXPECT_EQ(RowOf(s, Side::kSecond)[kUnitGunsBear], 16);
  EXPECT_EQ(RowOf(s, Side::kSecond)[kUnitTargets], 0);
}

TEST(FeaturesTest, OneSidesLossIsTheOthersLead) {
  Skirmish s("orders");
  s.French("A", {"infantry"}, 30, 10, 0);
  s.Austrian("X", {"infantry"}, 10, 40, 180);
  s.Begin();
  Features features;
  ReadFeatures(ArmyView(s.view(), kWeights), features);
  EXPECT_EQ(features.armies[0][kArmyLead], -features.armies[1][kArmyLead]);
  EXPECT_EQ(features.armies[0][kArmyOurTurn], 32);
  EXPECT_EQ(features.armies[1][kArmyOurTurn], -32);
}

}  // namespace
}  // namespace berthier::grande_tactique
