#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/rulesets/big_battle_napoleonic/big_battle_napoleonic.h"
#include "tests/arenas/table/odds_of_phrase.h"

namespace berthier {
namespace {

using ::testing::HasSubstr;

// BBN-X-39: the column stands against the line; dice of the melee: 6 of 36
// break the attacker, 15 push it back, 12 decide nothing, 3 push the line back.
TEST(OddsOfBigBattle, MeleeIsCountedByHand) {
  const auto game = GameOf(BigBattleNapoleonic(), R"(
    ruleset: "big_battle_napoleonic"
    clock { link { key: "phase" value: "move" } }
    leader { id: "N" side: "French" is: "commander-in-chief" x: 26 y: 7 }
    unit { id: "X" side: "French" is: "line infantry" x: 20 y: 7 heading: 0
        number { key: "bases" value: 6 } }
    unit { id: "Y" side: "Prussian" is: ["line infantry", "line"] x: 20 y: 11.5
        heading: 180 number { key: "bases" value: 6 } }
  )");
  const Odds odds = OddsOfPhrase(*game, "x charge y facing 0");
  ExpectWhole(odds.tree);
  EXPECT_THAT(odds.words,
              HasSubstr("X melee: 5 in 12 the attacker loses by 2 to 4"));
  EXPECT_THAT(odds.words, HasSubstr("1 in 3 a difference of 0 or 1"));
  EXPECT_THAT(odds.words, HasSubstr("1 in 6 the attacker loses by 5 or more"));
  EXPECT_THAT(odds.words, HasSubstr("1 in 12 the defender loses by 2 to 4"));
}

}  // namespace
}  // namespace berthier
