// The learned evaluation: what it sees, and the laws of a value.
#include "agents/doctrine/la_grande_armee/learned.h"

#include <gtest/gtest.h>

#include <cmath>
#include <memory>
#include <string>

#include "agents/doctrine/la_grande_armee/evaluation.h"
#include "agents/doctrine/la_grande_armee/la_grande_armee_doctrine.h"
#include "engine/rulesets/la_grande_armee/la_grande_armee.h"
#include "engine/rulesets/la_grande_armee/la_grande_armee_view.h"
#include "tests/agents/bundled.h"
#include "tests/agents/doctrine_games.h"
#include "tests/engine/rulesets/la_grande_armee/table.h"

namespace berthier::la_grande_armee {
namespace {

constexpr const char* kFrench = "French";
constexpr const char* kAllied = "Allied";

// Two lines of eight bases face each other over that many inches.
Table Lines(double gap) {
  Table t("corps");
  t.Leader("Napoleon", kFrench, {"army commander"}, 4, 36, 2);
  t.Corps("I", kFrench);
  t.Leader("Reille", kFrench, {"corps commander"}, 4, 30, 4).of = "I";
  t.Unit("F", kFrench, {"infantry", "elite"}, 8, 4, 36, 24 - gap / 2, 0);
  t.Leader("Blücher", kAllied, {"army commander"}, 4, 36, 46);
  t.Corps("Y", kAllied);
  t.Leader("Yorck", kAllied, {"corps commander"}, 4, 42, 44).of = "Y";
  t.Unit("A", kAllied, {"infantry"}, 8, 4, 36, 24 + gap / 2, 180);
  t.Begin();
  return t;
}
Features FeaturesOf(PositionView f) {
  Features features;
  ReadFeatures(f, features);
  return features;
}
double ValueToFirst(PositionView f) {
  LearnedValue learned;
  return learned.Of(f, Side::kFirst);
}

// A game to its end, where the score decides.
TEST(LgaLearnedTest, WhatIsGoodForOneSideIsBadForTheOther) {
  const std::unique_ptr<const Game> game = Bundled(LaGrandeArmee(), "ford");
  LaGrandeArmeeDoctrine doctrine(Mood::kMeasured);
  RandomSource source(3);
  LearnedValue learned;
  Position last(game->layout());
  PlayOut(*game, 3, [&](const Position& position) {
    const PositionView f = ViewOf(*game, position);
    const double first = learned.Of(f, Side::kFirst);
    EXPECT_EQ(first, -learned.Of(f, Side::kSecond));
    EXPECT_LT(std::abs(first), 0.97);
    EXPECT_EQ(first, doctrine.Value(*game, position, Side::kFirst));
    last = position;
    return doctrine.Choose(*game, position, source);
  });
  // Other dice than those that ended it may let it go on.
  while (!game->Awaits(last).is_over()) {
    game->Play(last, doctrine.Choose(*game, last, source), nullptr);
    SettleDice(*game, last, source);
  }
  const PositionView end = ViewOf(*game, last);
  EXPECT_EQ(learned.Of(end, Side::kFirst), ValueOf(end, Side::kFirst));
}

// By the numbers that everybody knows (TheWorthOfAPositionTellsNothing).
TEST(LgaLearnedTest, CorpsBehindTilesStandWhereTheirTilesStand) {
  const std::unique_ptr<const Game> game =
      Bundled(LaGrandeArmee(), "high_road");
  LaGrandeArmeeDoctrine doctrine(Mood::kMeasured);
  RandomSource source(3);
  Position position(game->layout());
  game->Start(position);
  SettleDice(*game, position, source);
  while (ViewOf(*game, position).state.phase < Phase::kCorps) {
    game->Play(position, doctrine.Choose(*game, position, source), nullptr);
    SettleDice(*game, position, source);
  }
  const PositionView f = ViewOf(*game, position);
  ASSERT_TRUE(f.scenario.has_fog());
  const auto hidden_row = [&](const State& state) {
    return FeaturesOf(PositionView{f.scenario, state}).units[0].back();
  };
  State ahead = f.state;
  for (const TileId t : f.scenario.side(Side::kFirst).tiles) {
    ASSERT_EQ(ahead.tile(t).status, TileStatus::kOnTable);
    const Spot home = WayOf(HomeWay(f, Side::kFirst));
    ahead.tile(t).pos = PointOf(SpotOf(ahead.tile(t).pos) - home * 6);
  }
  const UnitRow before = hidden_row(f.state), after = hidden_row(ahead);
  EXPECT_EQ(after[kUnitFromMiddle] - before[kUnitFromMiddle], 6 * 32 / 24);
  EXPECT_GT(after[kUnitEnemyInSight], before[kUnitEnemyInSight]);
  EXPECT_NE(ValueToFirst(PositionView{f.scenario, ahead}), ValueToFirst(f));
}

// The same armies with the sides exchanged, seen from the other one.
TEST(LgaLearnedTest, WhoIsNamedFirstDoesNotMatter) {
  double values[2] = {0, 0};
  for (const bool exchanged : {false, true}) {
    const char* one = exchanged ? kAllied : kFrench;
    const char* other = exchanged ? kFrench : kAllied;
    const auto x = [&](double at) { return exchanged ? 72 - at : at; };
    const auto y = [&](double at) { return exchanged ? 48 - at : at; };
    const double ahead = exchanged ? 180 : 0;
    Table t("corps");
    t.Leader("Napoleon", one, {"army commander"}, 4, x(36), y(2));
    t.Corps("I", one);
    t.Leader("Reille", one, {"corps commander"}, 4, x(34), y(14)).of = "I";
    t.Unit("F", one, {"infantry", "elite"}, 8, 4, x(30), y(20), ahead);
    t.Unit("G", one, {"heavy cavalry"}, 6, 3, x(40), y(18), ahead);
    t.Leader("Blücher", other, {"army commander"}, 4, x(36), y(46));
    t.Corps("Y", other);
    t.Leader("Yorck", other, {"corps commander"}, 4, x(42), y(32)).of = "Y";
    t.Unit("A", other, {"infantry"}, 9, 5, x(31), y(28), 180 - ahead);
    t.Begin();
    State state = t.view().state;
    state.active = exchanged ? Side::kSecond : Side::kFirst;
    LearnedValue learned;
    values[exchanged] =
        learned.Of(PositionView{t.view().scenario, state}, state.active);
  }
  EXPECT_NE(values[0], 0);
  EXPECT_NEAR(values[0], values[1], 0.02);
}

// STA
TEST(LgaLearnedTest, TheMoreMarkersTheWorse) {
  const Table t = Lines(10);
  State state = t.view().state;
  double last = 1;
  for (const int markers : {0, 2, 4, 6}) {
    state.unit(t.Of("F")).markers = static_cast<uint8_t>(markers);
    const double value = ValueToFirst({t.view().scenario, state});
    EXPECT_LT(value, last) << markers;
    last = value;
  }
}

// VIC-02, 03
TEST(LgaLearnedTest, BasesThatTheEnemyHasLostAreWorthMore) {
  const Table t = Lines(10);
  State state = t.view().state;
  double last = -1;
  for (const int lost : {0, 1, 2, 3}) {
    state.lost_bases[1] = static_cast<int16_t>(lost);
    state.unit(t.Of("A")).troops = static_cast<uint8_t>(8 - lost);
    const double value = ValueToFirst({t.view().scenario, state});
    EXPECT_GT(value, last) << lost;
    last = value;
  }
}

// 32 for 1 (features.h).
TEST(LgaFeaturesTest, SeeWhoStandsWhere) {
  const Features features = FeaturesOf(Lines(3).view());
  ASSERT_EQ(features.units[0].size(), 1u);
  ASSERT_EQ(features.units[1].size(), 1u);
  const UnitRow& french = features.units[0][0];
  EXPECT_EQ(french[kUnitIsFoot], 32);
  EXPECT_EQ(french[kUnitIsHorse], 0);
  EXPECT_EQ(french[kUnitIsDeployed], 32);
  EXPECT_EQ(french[kUnitQuality], 21);  // two thirds
  EXPECT_EQ(french[kUnitBases], 32);
  EXPECT_EQ(french[kUnitShare], 127);
  EXPECT_EQ(french[kUnitEnemyAtHand], 16);
  EXPECT_EQ(french[kUnitFacesEnemy], 28);  // seven eighths
  EXPECT_EQ(french[kUnitEnemyFacesIt], 28);
  const UnitRow& allied = features.units[1][0];
  EXPECT_EQ(allied[kUnitQuality], 11);
  EXPECT_EQ(allied[kUnitFromMiddle], french[kUnitFromMiddle]);
  EXPECT_LT(allied[kUnitFromMiddle], 0);
}

// FIR, CHG
TEST(LgaFeaturesTest, SeeFireAndChargesToCome) {
  const Features near = FeaturesOf(Lines(3).view());
  EXPECT_GT(near.units[0][0][kUnitShot], 0);
  EXPECT_GT(near.units[0][0][kUnitUnderFire], 0);
  EXPECT_EQ(near.units[0][0][kUnitThreat], near.units[1][0][kUnitChance]);
  EXPECT_EQ(near.units[1][0][kUnitThreat], near.units[0][0][kUnitChance]);
  EXPECT_GT(near.units[0][0][kUnitChance], 0);
  const Features far = FeaturesOf(Lines(30).view());
  EXPECT_EQ(far.units[0][0][kUnitShot], 0);
  EXPECT_EQ(far.units[0][0][kUnitUnderFire], 0);
  EXPECT_EQ(far.units[0][0][kUnitThreat], 0);
  // Who has acted will not do it again in this bound.
  const Table t = Lines(3);
  State state = t.view().state;
  state.unit(t.Of("F")).Set(Flag::kActivated);
  const Features acted = FeaturesOf({t.view().scenario, state});
  EXPECT_EQ(acted.units[0][0][kUnitShotNow], 0);
  EXPECT_EQ(acted.units[1][0][kUnitThreatNow], 0);
  EXPECT_EQ(acted.units[1][0][kUnitThreat], near.units[1][0][kUnitThreat]);
}

// VIC-02, 03, 05: a quarter of eight bases are half of what breaks an army, and
// 25 points where 10 win.
TEST(LgaFeaturesTest, OneSidesLossesAreTheOthersLead) {
  const Table t = Lines(10);
  State state = t.view().state;
  state.lost_bases[1] = 2;
  const Features features = FeaturesOf({t.view().scenario, state});
  EXPECT_EQ(features.armies[0][kArmyEnemyLost], 16);
  EXPECT_EQ(features.armies[0][kArmyLost], 0);
  EXPECT_EQ(features.armies[0][kArmyLosses], 64);
  EXPECT_EQ(features.armies[1][kArmyLosses], -64);
  EXPECT_EQ(features.armies[0][kArmyLead], 40);
  EXPECT_EQ(features.armies[1][kArmyLead], -40);
  EXPECT_EQ(features.armies[0][kArmyAhead], 32);
}

}  // namespace
}  // namespace berthier::la_grande_armee
