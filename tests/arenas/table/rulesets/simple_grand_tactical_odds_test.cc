// Odds of Simple Grand Tactical: what comes between an order and the melee.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "engine/rulesets/simple_grand_tactical/simple_grand_tactical.h"
#include "tests/arenas/table/odds_of_phrase.h"

namespace berthier {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

std::string Ground(const std::string& more) {
  return R"(
    ruleset: "simple_grand_tactical"
    ruler: "cm"
    clock { link { key: "phase" value: "movement" } }
    formation { id: "I Corps" side: "French"
        number { key: "fatigue" value: 12 } }
    formation { id: "I Korps" side: "Austrian"
        number { key: "fatigue" value: 12 } }
    unit { id: "A1" side: "Austrian" of: "I Korps" is: ["veteran line", "line"]
        x: 50 y: 46 heading: 180 }
    unit { id: "F1" side: "French" of: "I Corps" is: ["line", "column"]
        x: 50 y: 33 heading: 0 }
)" + more;
}

// SGT-MOR-01, SGT-FIR-01: before the melee the defender is checked, and fires
// at whom it is in contact with.
TEST(SimpleGrandTacticalOddsTest, CheckAndFireComeBeforeTheMelee) {
  const auto game = GameOf(SimpleGrandTactical(), Ground(""));
  const Odds odds = OddsOfPhrase(*game, "f1 to a1");
  EXPECT_TRUE(odds.exact);
  ExpectWhole(odds.tree);
  EXPECT_THAT(
      odds.words,
      AllOf(StartsWith("A1 contact morale: 7 in 12 passes, 1 in 3 is "
                       "disordered, 1 in 12 retreats (is disordered); if "
                       "passes: if A1 fires at F1, A1 fire: 33 % F1 is "
                       "disordered, 31 % F1 retreats (F1 is disordered), 28 % "
                       "F1 is eliminated (F1 and A1 are no longer in contact), "
                       "8 % no effect on F1; if F1 is disordered: F1 melee: "),
            HasSubstr("A1 wins by 2 to 4 (F1 retreats)")));
}

// What comes of a contact is told behind the dice of rough ground, too.
TEST(SimpleGrandTacticalOddsTest, RoughGroundIsNotTheEnd) {
  const auto game =
      GameOf(SimpleGrandTactical(),
             Ground(R"(terrain { id: "Woods" is: "woods" points { x: 40 y: 38 }
                    points { x: 60 y: 41 } })"));
  const Odds odds = OddsOfPhrase(*game, "f1 forward 10");
  ExpectWhole(odds.tree);
  EXPECT_THAT(odds.words,
              AllOf(StartsWith("F1 rough ground: "),
                    HasSubstr("A1 contact morale: "), HasSubstr("A1 fire: ")));
}

// SGT-D06: what follows is told whether a test is passed or failed.
TEST(SimpleGrandTacticalOddsTest, WhoHelpsInATestIsShotAtEitherWay) {
  const auto game =
      GameOf(SimpleGrandTactical(),
             Ground(R"(terrain { id: "Woods" is: "woods" points { x: 40 y: 38 }
                    points { x: 60 y: 41 } }
                    leader { id: "G" side: "French" is: "infantry general"
                    link { key: "with" value: "F1" } })"));
  Position position(game->layout());
  game->Start(position);
  game->Play(position, Phrase(*game, position, "f1 forward 10"), nullptr);
  const Odds odds =
      OddsOf(*game, position, Phrase(*game, position, "spare general"),
             DoctrinesAnswers(*game));
  ASSERT_GE(odds.tree.size(), 2u);
  for (const Branch& branch : odds.tree) {
    EXPECT_FALSE(branch.then.empty()) << branch.words;
  }
}

}  // namespace
}  // namespace berthier
