// Whole games of doctrines, for tests. Every order is checked.
#ifndef BERTHIER_TESTS_AGENTS_DOCTRINE_GAMES_H_
#define BERTHIER_TESTS_AGENTS_DOCTRINE_GAMES_H_

#include <gtest/gtest.h>

#include <cstdint>
#include <vector>

#include "agents/agent.h"
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

}  // namespace berthier

#endif  // BERTHIER_TESTS_AGENTS_DOCTRINE_GAMES_H_
