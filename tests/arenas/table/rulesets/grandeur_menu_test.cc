// Why a unit of Grandeur may not do something.
#include <gtest/gtest.h>

#include "arenas/table/menu.h"
#include "tests/arenas/small_games.h"
#include "tests/arenas/table/positions.h"

namespace berthier {
namespace {

// Where nobody can be joined, what is told is what is wrong with the nearest
// friend, not that some enemy is no friend.
TEST(GrandeurMenuTest, WhyNoGroupIsToldOfTheUnitItself) {
  const auto game = Bundled(RulesetNamed("grandeur"), "arapiles");
  const Position position = AtDecision(*game, "next", 0, 3);
  const Side side = game->Awaits(position).side;
  int refused = 0;
  for (const Body& body : game->Draw(position).bodies) {
    if (body.symbol == Symbol::kGeneral || body.side != Index(side)) continue;
    for (const VerbChoice& choice : MenuOf(*game, position, body.id)) {
      if (choice.legal ||
          game->vocabulary().verbs[choice.verb].name != "form group") {
        continue;
      }
      ++refused;
      EXPECT_TRUE(choice.refusal.subject == body.id ||
                  choice.refusal.object == body.id)
          << game->Say(choice.refusal);
    }
  }
  EXPECT_GT(refused, 5);
}

}  // namespace
}  // namespace berthier
