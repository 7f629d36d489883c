// Odds of La Grande Armée, where something is hidden.
#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

#include "engine/rulesets/la_grande_armee/la_grande_armee_view.h"
#include "tests/arenas/small_games.h"
#include "tests/arenas/table/odds_of_phrase.h"
#include "tests/arenas/table/positions.h"

namespace berthier {
namespace {

using la_grande_armee::Decision;
using la_grande_armee::TileStatus;
using la_grande_armee::Verb;

// How the enemy's tiles that are left share out.
struct Tiles {
  int corps = 0, dummies = 0;
};
Tiles TilesOf(const Game& game, const Position& position, Side side) {
  const auto f = la_grande_armee::ViewOf(game, position);
  Tiles tiles;
  for (const auto t : f.scenario.side(side).tiles) {
    if (f.state.tile(t).status != TileStatus::kRemoved) ++tiles.dummies;
  }
  for (const auto c : f.scenario.side(side).corps) {
    if (f.state.corps_state(c).revealed != 0) continue;
    ++tiles.corps;
    --tiles.dummies;
  }
  return tiles;
}

// Where a scout may try to see what a tile is, and it may be either.
Position AtASpy(const Game& game) {
  const std::shared_ptr<Doctrine> doctrine(DoctrineFor(game));
  Position position(game.layout()), view(game.layout());
  for (uint64_t seed = 1;; ++seed) {
    SeededChooser chooser(seed);
    game.Start(position);
    while (!game.Awaits(position).is_over()) {
      const Awaited awaited = game.Awaits(position);
      if (!awaited.is_decision()) {
        StepAtRandom(game, position, chooser, nullptr);
        continue;
      }
      const Tiles tiles = TilesOf(game, position, Opponent(awaited.side));
      if (awaited.kind == static_cast<uint8_t>(Decision::kSpy) &&
          tiles.corps > 0 && tiles.dummies > 0) {
        return position;
      }
      game.See(position, awaited.side, view);
      game.Play(position, doctrine->Choose(game, view, chooser), nullptr);
    }
  }
}

// Of tiles that are spied out as many are dummies as the numbers say
// (LGA-FOG-33).
TEST(LaGrandeArmeeOddsTest, WhoIsSpiedOutIsNotKnownBefore) {
  const auto game = Bundled(RulesetNamed("la_grande_armee"), "high_road");
  const Position position = AtASpy(*game);
  const Side side = game->Awaits(position).side;
  const Tiles tiles = TilesOf(*game, position, Opponent(side));
  Position seen(game->layout());
  game->See(position, side, seen);
  std::vector<Order> orders;
  game->Propose(seen, orders);
  ASSERT_EQ(orders[0].verb, static_cast<uint8_t>(Verb::kSpy));
  const Odds odds = OddsOf(*game, seen, orders[0], DoctrinesAnswers(*game));
  EXPECT_FALSE(odds.exact);
  ExpectWhole(odds.tree);
  double dummies = 0, shown = 0;
  for (const Branch& branch : odds.tree) {
    const bool dummy = branch.words.find("dummy") != std::string::npos;
    if (dummy) dummies += branch.chance;
    if (dummy || branch.words.find("behind") != std::string::npos) {
      shown += branch.chance;
    }
  }
  ASSERT_GT(shown, 0.05) << odds.words;
  EXPECT_NEAR(dummies / shown,
              double(tiles.dummies) / (tiles.dummies + tiles.corps), 0.1)
      << odds.words;
}

}  // namespace
}  // namespace berthier
