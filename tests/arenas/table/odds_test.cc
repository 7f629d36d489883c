#include "arenas/table/odds.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <cmath>
#include <iostream>
#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "agents/doctrines.h"
#include "arenas/table/odds_words.h"
#include "arenas/table/phrase.h"
#include "engine/rulesets/grande_tactique/grande_tactique.h"
#include "proto/position_codec.h"
#include "tests/arenas/small_games.h"
#include "tests/arenas/table/odds_of_phrase.h"
#include "tests/engine/model/random_play.h"
#include "tests/toys/dice_duel.h"

namespace berthier {
namespace {

using ::testing::HasSubstr;

// The verbs of the dice duel.
constexpr uint8_t kFire = 0, kAssault = 1, kWait = 2, kStand = 3, kGiveWay = 4;

struct Duel {
  std::unique_ptr<const Game> game;
  Position position;

  Duel(int men, int powder)
      : game(Make(men, powder)), position(game->layout()) {
    game->Start(position);
  }
  static std::unique_ptr<const Game> Make(int men, int powder) {
    Built built = DiceDuel().build(DiceDuelStart(men, powder, 20, Fog::kOff));
    return std::move(std::get<0>(built));
  }
  Odds Of(const Order& order, uint8_t answer) const {
    return OddsOf(*game, position, order, [this, answer](const Position& p) {
      const Order stated{.verb = answer};
      return game->Check(p, stated).ok() ? stated : Order{.verb = kWait};
    });
  }
};

// Of the branch on its level; 0 if there is none.
double ChanceOf(const std::vector<Branch>& level, std::string_view words) {
  for (const Branch& branch : level) {
    if (branch.words == words) return branch.chance;
  }
  return 0;
}

TEST(OddsTest, VolleyIsCountedByHand) {
  const Duel duel(8, 9);
  const Odds odds = duel.Of({.verb = kFire, .amount = 2}, kStand);
  EXPECT_TRUE(odds.exact);
  ASSERT_EQ(odds.tree.size(), 3u);
  // Of 36 throws of two dice 16 show no five or six, 16 one, 4 two.
  EXPECT_DOUBLE_EQ(odds.tree[0].chance, 16.0 / 36);
  EXPECT_DOUBLE_EQ(odds.tree[1].chance, 16.0 / 36);
  EXPECT_DOUBLE_EQ(odds.tree[2].chance, 4.0 / 36);
  EXPECT_EQ(odds.words,
            "Red company volley: 4 in 9: 0 fall (Blue company loses 0), 4 in "
            "9: 1 fall (Blue company loses 1), 1 in 9: 2 fall (Blue company "
            "loses 2)");
}

TEST(OddsTest, WhoGivesWayIsThrownForByNobody) {
  const Duel duel(8, 9);
  const Odds odds =
      duel.Of({.verb = kAssault, .object = MakeEntityId(1)}, kGiveWay);
  EXPECT_EQ(odds.words, "");
  EXPECT_TRUE(odds.tree.empty());
}

TEST(OddsTest, TiesOfAnAssaultDoNotCount) {
  const Duel duel(8, 9);
  const Odds odds =
      duel.Of({.verb = kAssault, .object = MakeEntityId(1)}, kStand);
  ASSERT_EQ(odds.tree.size(), 4u);
  // Of 36 throws 6 are ties; 9 differ by one or two either way, 6 by more.
  EXPECT_DOUBLE_EQ(odds.tree[0].chance, 0.3);
  EXPECT_DOUBLE_EQ(odds.tree[3].chance, 0.2);
  ExpectWhole(odds.tree);
}

TEST(OddsTest, WhatOnlyChoosesHasNoOdds) {
  EXPECT_EQ(Duel(8, 9).Of({.verb = kWait}, kStand).words, "");
}

// ---- Grande Tactique --------------------------------------------------------

// Text of a position in which A, in contact with D, has orders to charge it.
constexpr char kCharge[] = R"(
    ruleset: "grande_tactique"
    clock { link { key: "phase" value: "orders" } }
    formation { id: "1st" side: "French" is: "division"
        number { key: "cp" value: 5 } }
    leader { id: "DG1" side: "French" is: "division" x: 30 y: 15 of: "1st" }
    unit { id: "A" side: "French" is: "infantry" x: 30 y: 23.2 heading: 0
        of: "1st" }
    unit { id: "D" side: "Austrian" is: "infantry" x: 30 y: 24 heading: 180 }
)";

// GT-X-32 is the tree by hand: A needs 4 or more, then D needs 4 or more, then
// they are locked in combat and 15 throws of 36 are each side's.
TEST(OddsTest, ChargeIsToldBeforeItsPhase) {
  const auto game = GameOf(GrandeTactique(), kCharge);
  const Odds odds = OddsOfPhrase(*game, "a charge d");
  EXPECT_TRUE(odds.exact);
  ExpectWhole(odds.tree);
  EXPECT_EQ(odds.words,
            "A morale check: 1 in 2 passes, 1 in 2 fails (is disrupted); then "
            "D morale check: 1 in 2 passes (A and D are locked in combat), 1 "
            "in 2 fails (flees); then A locked in combat: 1 in 2 the attacker "
            "wins (D flees), 1 in 2 the defender wins (A flees)");
  ASSERT_EQ(odds.tree.size(), 2u);
  EXPECT_DOUBLE_EQ(odds.tree[0].chance, 0.5);
  EXPECT_TRUE(odds.tree[0].words.starts_with("A morale check: passes"));
  const std::vector<Branch>& defence = odds.tree[0].then;
  ASSERT_EQ(defence.size(), 2u);
  EXPECT_DOUBLE_EQ(defence[0].chance, 0.5);
}

// Charges are carried out one by one: what is thrown in the first is taken as
// it most often falls in the odds of the second.
TEST(OddsTest, DiceBeforeAreSaidToBeTaken) {
  const auto game = GameOf(GrandeTactique(), std::string(kCharge) + R"(
    unit { id: "B" side: "French" is: "infantry" x: 40 y: 23.2 heading: 0
        of: "1st" }
    unit { id: "E" side: "Austrian" is: "infantry" x: 40 y: 24 heading: 180 }
)");
  int told = 0;
  for (const bool a_first : {true, false}) {
    const std::string charges[] = {"a charge d", "b charge e"};
    Position position(game->layout());
    game->Start(position);
    game->Play(position, Phrase(*game, position, charges[a_first ? 0 : 1]),
               nullptr);
    const Odds odds = OddsOf(*game, position,
                             Phrase(*game, position, charges[a_first ? 1 : 0]),
                             DoctrinesAnswers(*game));
    ExpectWhole(odds.tree);
    const bool said = odds.words.ends_with(
        " (if the dice of others fall as they most often do)");
    EXPECT_EQ(odds.exact, !said) << odds.words;
    EXPECT_EQ(odds.error, 0);
    told += said ? 1 : 0;
  }
  EXPECT_EQ(told, 1);
}

TEST(OddsTest, SampledAgreesWithExactAndIsTheSameTwice) {
  const auto game = GameOf(GrandeTactique(), kCharge);
  Position position(game->layout());
  game->Start(position);
  const Order order = Phrase(*game, position, "a charge d");
  const Answers answers = DoctrinesAnswers(*game);
  const Odds exact = OddsOf(*game, position, order, answers);
  const OddsLimits few{.branches = 1, .walks = 4000};
  const Odds sampled = OddsOf(*game, position, order, answers, few);
  EXPECT_FALSE(sampled.exact);
  EXPECT_NEAR(sampled.error, std::sqrt(0.25 / 4000), 1e-4);
  ExpectWhole(sampled.tree);
  ASSERT_EQ(sampled.tree.size(), exact.tree.size());
  for (const Branch& branch : exact.tree) {
    EXPECT_NEAR(ChanceOf(sampled.tree, branch.words), branch.chance,
                4 * sampled.error);
    for (const Branch& next : branch.then) {
      const auto same = std::find_if(
          sampled.tree.begin(), sampled.tree.end(),
          [&branch](const Branch& b) { return b.words == branch.words; });
      ASSERT_NE(same, sampled.tree.end());
      EXPECT_NEAR(ChanceOf(same->then, next.words), next.chance,
                  8 * sampled.error);
    }
  }
  EXPECT_THAT(sampled.words, HasSubstr("give or take 1 %"));
  EXPECT_EQ(OddsOf(*game, position, order, answers, few).words, sampled.words);
}

// Whatever the doctrines order in a game has odds that are whole.
TEST(OddsTest, OddsOfWholeGamesAddUp) {
  int told = 0;
  for (const SmallGame& small : SmallGames(1)) {
    SCOPED_TRACE(small.name);
    const auto& game = small.game;
    Position position(game->layout());
    game->Start(position);
    const Answers answers = DoctrinesAnswers(*game);
    SeededChooser chooser(3);
    for (int i = 0; i < 600 && !game->Awaits(position).is_over(); ++i) {
      if (game->Awaits(position).is_roll()) {
        StepAtRandom(*game, position, chooser, nullptr);
        continue;
      }
      const Order order = answers(position);
      const Odds odds = OddsOf(*game, position, order, answers);
      ExpectWhole(odds.tree);
      EXPECT_EQ(odds.words.empty(), odds.tree.empty());
      told += odds.tree.empty() ? 0 : 1;
      game->Play(position, order, nullptr);
    }
  }
  EXPECT_GT(told, 25);
}

TEST(ChanceWordsTest, SmallFractionsElsePercent) {
  EXPECT_EQ(ChanceWords(1, true), "surely");
  EXPECT_EQ(ChanceWords(5.0 / 6, true), "5 in 6");
  EXPECT_EQ(ChanceWords(1.0 / 36, true), "1 in 36");
  EXPECT_EQ(ChanceWords(26.0 / 36, true), "72 %");
  EXPECT_EQ(ChanceWords(0.5, false), "50 %");
  EXPECT_EQ(ChanceWords(0.001, true), "under 1 %");
}

// Of one level all are fractions or all are percentages.
TEST(OddsWordsTest, FractionsAndPercentagesAreNotMixed) {
  const std::vector<Branch> tree = {{0.5, "A run: far", {}},
                                    {13.0 / 36, "A run: near", {}},
                                    {5.0 / 36, "A run: x", {}}};
  EXPECT_EQ(OddsWords(tree, true), "A run: 50 % far, 36 % near, 14 % x");
}

// Four are said, of five or more the three likeliest.
TEST(OddsWordsTest, SaysNoMoreThanIsReadAtAGlance) {
  const std::vector<Branch> tree = {
      {0.5, "A run: far (B flees, C too)", {{1, "B luck: good", {}}}},
      {0.25, "A run: near", {}},
      {0.125, "A run: x", {}},
      {0.0625, "A run: y", {}},
      {0.0625, "A run: z", {}}};
  EXPECT_EQ(OddsWords(tree, true),
            "A run: 1 in 2 far (B flees), 1 in 4 near, 1 in 8 x, else 1 in 8; "
            "then B luck: surely good");
}

}  // namespace
}  // namespace berthier
