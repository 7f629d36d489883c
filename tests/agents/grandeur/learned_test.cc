// The learned evaluation: what it sees, and the laws of a value.
#include "agents/doctrine/grandeur/learned.h"

#include <gtest/gtest.h>

#include <cmath>
#include <memory>
#include <utility>

#include "agents/doctrine/grandeur/evaluation.h"
#include "agents/doctrine/grandeur/grandeur_doctrine.h"
#include "agents/random_source.h"
#include "engine/rulesets/grandeur/grandeur.h"
#include "engine/rulesets/grandeur/grandeur_view.h"
#include "tests/agents/bundled.h"
#include "tests/agents/doctrine_games.h"

namespace berthier::grandeur {
namespace {

// A game to its end, where the score decides.
TEST(GraLearnedTest, WhatIsGoodForOneSideIsBadForTheOther) {
  const std::unique_ptr<const Game> game = Bundled(Grandeur(), "hassenhausen");
  GrandeurDoctrine doctrine(Mood::kMeasured);
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

// At the start of Hassenhausen, but for what is changed.
class Changed {
 public:
  Changed()
      : game_(Bundled(Grandeur(), "hassenhausen")), position_(game_->layout()) {
    game_->Start(position_);
    state = ViewOf(*game_, position_).state;
  }
  PositionView view() const {
    return {ViewOf(*game_, position_).scenario, state};
  }
  ArmyRow RowOf(Side side) const {
    Features features;
    ReadFeatures(ArmyView(view()), features);
    return features.armies[static_cast<size_t>(side)];
  }

  State state;

 private:
  std::unique_ptr<const Game> game_;
  Position position_;
};

TEST(GraLearnedTest, WhatTheEnemyLosesIsGood) {
  Changed changed;
  LearnedValue learned;
  const double before = learned.Of(changed.view(), Side::kFirst);
  changed.state.vd_lost[1] = 5;  // of 23
  EXPECT_GT(learned.Of(changed.view(), Side::kFirst), before + 0.1);
}

// IMP-VDT-03; 32 for 1 (features.h).
TEST(GraFeaturesTest, OneSidesLossIsTheOthersLead) {
  Changed changed;
  EXPECT_EQ(changed.RowOf(Side::kFirst)[kArmyWins], 0);
  changed.state.vd_lost[1] = 3;
  const ArmyRow first = changed.RowOf(Side::kFirst);
  const ArmyRow second = changed.RowOf(Side::kSecond);
  EXPECT_EQ(first[kArmyWins], 32);
  EXPECT_EQ(second[kArmyWins], -32);
  EXPECT_EQ(first[kArmyLead], -second[kArmyLead]);
  EXPECT_EQ(first[kArmyLost], second[kArmyEnemyLost]);
}

}  // namespace
}  // namespace berthier::grandeur
