// Whole games of doctrines, for tests. Every order is checked.
#ifndef BERTHIER_TESTS_AGENTS_DOCTRINE_GAMES_H_
#define BERTHIER_TESTS_AGENTS_DOCTRINE_GAMES_H_

#include <gtest/gtest.h>

#include <cstdint>
#include <vector>

#include "agents/agent.h"
#include "agents/doctrine/doctrine.h"
#include "agents/doctrine/temper.h"
#include "agents/random_source.h"
#include "agents/search/playout.h"
#include "engine/model/game.h"

namespace berthier {

// Plays a game to its end; `decide` gives an order of every decision. Returns
// how many decisions there were.
template <typename Decide>
int PlayOut(const Game& game, uint64_t seed, Decide&& decide) {
  RandomSource dice(seed);
  Position position(game.layout());
  game.Start(position);
  int decisions = 0;
  while (!game.Awaits(position).is_over()) {
    if (game.Awaits(position).is_roll()) {
      game.Resolve(position, Throw(game, position, dice), nullptr);
      continue;
    }
    const Order order = decide(position);
    const Verdict verdict = game.Check(position, order);
    EXPECT_TRUE(verdict.ok()) << game.Say(verdict.refusal());
    if (!verdict.ok()) break;
    game.Play(position, order, nullptr);
    ++decisions;
  }
  return decisions;
}

// Expects the order chosen to be the first of those considered.
inline void ExpectBestFirst(const Choice& choice) {
  EXPECT_FALSE(choice.thoughts.considered.empty());
  EXPECT_EQ(choice.thoughts.considered.front().order, choice.order);
}
inline void ExpectNothing(const Choice& /*choice*/) {}

// The orders of a game of the agent against itself; `look` sees each choice.
template <typename DoctrineAgent>
std::vector<Order> GameOfItself(const Game& game, Temper temper, uint64_t seed,
                                void (*look)(const Choice&) = ExpectNothing) {
  DoctrineAgent first(temper), second(temper);
  first.Begin(game, Side::kFirst, seed);
  second.Begin(game, Side::kSecond, seed + 1);
  std::vector<Order> orders;
  bool told = false;
  PlayOut(game, seed, [&](const Position& position) {
    const Side side = game.Awaits(position).side;
    const Choice choice =
        (side == Side::kFirst ? first : second).Decide(game, position, side);
    look(choice);
    told = told || !choice.thoughts.intent.empty();
    orders.push_back(choice.order);
    return choice.order;
  });
  EXPECT_TRUE(told) << "no intent in the whole game";
  return orders;
}

// Plays the doctrine from either side against the drill.
template <typename DoctrineAgent, typename DrillAgent>
void PlayAgainstTheDrill(const Game& game) {
  for (const Side ours : {Side::kFirst, Side::kSecond}) {
    DoctrineAgent doctrine(Temper::kMeasured);
    DrillAgent drill;
    doctrine.Begin(game, ours, 1);
    drill.Begin(game, Opponent(ours), 2);
    PlayOut(game, 11, [&](const Position& position) {
      const Side side = game.Awaits(position).side;
      return side == ours ? doctrine.Decide(game, position, side).order
                          : drill.Decide(game, position, side).order;
    });
  }
}

// Plays a game of orders that the doctrine suggests, by chance: they are legal,
// their priors add up, and the number of the player-turn never falls.
inline void ExpectGoodSuggestions(const Game& game, Doctrine& doctrine) {
  RandomSource source(5);
  std::vector<Order> orders;
  std::vector<float> priors;
  uint32_t turn = 0;
  PlayOut(game, 5, [&](const Position& position) {
    EXPECT_GE(doctrine.Turn(game, position), turn);
    turn = doctrine.Turn(game, position);
    orders.clear();
    doctrine.GenerateCandidates(game, position, orders);
    EXPECT_FALSE(orders.empty());
    priors.resize(orders.size());
    doctrine.Priors(game, position, orders, priors);
    float sum = 0;
    for (size_t i = 0; i < orders.size(); ++i) {
      EXPECT_TRUE(game.Check(position, orders[i]).ok());
      EXPECT_GE(priors[i], 0);
      sum += priors[i];
    }
    EXPECT_NEAR(sum, 1, 1e-4);
    return orders[source.Below(static_cast<uint32_t>(orders.size()))];
  });
}

}  // namespace berthier

#endif  // BERTHIER_TESTS_AGENTS_DOCTRINE_GAMES_H_
