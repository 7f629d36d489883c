// Odds of Grandeur: an order that only chooses who acts has none.
#include <gtest/gtest.h>

#include "engine/rulesets/grandeur/grandeur.h"
#include "tests/arenas/table/odds_of_phrase.h"

namespace berthier {
namespace {

TEST(GrandeurOddsTest, WhoIsChosenToActHasNotActed) {
  const auto game = GameOf(Grandeur(), R"(
    ruleset: "grandeur"
    ruler: "cm"
    clock { link { key: "phase" value: "activation" }
            link { key: "corps" value: "French army" } }
    leader { id: "C" side: "French" is: "expert" x: 60 y: 20 }
    unit { id: "F" side: "French" is: "LI" x: 60 y: 40 heading: 0 }
    unit { id: "G" side: "French" is: "FA" x: 70 y: 30 heading: 0 }
    unit { id: "A" side: "Austrian" is: "LI" x: 60 y: 50 heading: 180 }
)");
  Position position(game->layout());
  game->Start(position);
  for (const char* const chosen : {"activate f", "activate g"}) {
    EXPECT_EQ(OddsOf(*game, position, Phrase(*game, position, chosen),
                     DoctrinesAnswers(*game))
                  .words,
              "");
  }
  game->Play(position, Phrase(*game, position, "activate f"), nullptr);
  EXPECT_NE(OddsOf(*game, position, Phrase(*game, position, "opportunity"),
                   DoctrinesAnswers(*game))
                .words,
            "");
}

}  // namespace
}  // namespace berthier
