// Whole games of doctrines, for tests. Every order is checked.
#ifndef BERTHIER_TESTS_AGENTS_DOCTRINE_GAMES_H_
#define BERTHIER_TESTS_AGENTS_DOCTRINE_GAMES_H_

#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <memory>
#include <vector>

#include "agents/agent.h"
#include "agents/doctrine/doctrine.h"
#include "agents/doctrine/temper.h"
#include "agents/random_source.h"
#include "agents/search/planner.h"
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

// Plays a game of the playout policy to its end: a position is worth as much to
// one side as it costs the other, and nothing unfinished is as good as a
// victory.
inline void ExpectOppositeValues(const Game& game, Doctrine& doctrine) {
  constexpr double kDecided = 0.965;
  Position last(game.layout());
  RandomSource source(3);
  PlayOut(game, 3, [&](const Position& position) {
    const double first = doctrine.Value(game, position, Side::kFirst);
    EXPECT_EQ(first, -doctrine.Value(game, position, Side::kSecond));
    EXPECT_LT(std::abs(first), kDecided);
    last = position;
    return doctrine.Choose(game, position, source);
  });
  // On to the end, which no decision comes after.
  game.Play(last, doctrine.Choose(game, last, source), nullptr);
  SettleDice(game, last, source);
  if (!game.Awaits(last).is_over()) return;
  const int winner = game.FinalScore(last).winner;
  const double value = doctrine.Value(game, last, Side::kFirst);
  if (winner >= 0) {
    EXPECT_GT(winner == 0 ? value : -value, kDecided);
  }
}

// Plays a game in which the formations follow all plans in turn.
inline void PlayEveryPlan(const Game& game, Doctrine& doctrine) {
  RandomSource source(4);
  std::vector<EntityId> formations;
  std::vector<FormationPlan> plans;
  PlayOut(game, 4, [&](const Position& position) {
    formations.clear();
    plans.clear();
    doctrine.Formations(game, position, game.Awaits(position).side, formations);
    EXPECT_FALSE(formations.empty());
    for (size_t i = 0; i < formations.size(); ++i) {
      EXPECT_EQ(doctrine.Whereabouts(game, position, formations[i]).has_value(),
                formations[i] != EntityId::kNone);
      plans.push_back({formations[i], static_cast<int>(i) % doctrine.Plans()});
    }
    return doctrine.PlanOrder(game, position, plans, source);
  });
}

// Beginnings of battles, each over and over, in which some formations of either
// side follow now these plans, now those: the doctrine chooses as one that has
// chosen nothing before.
template <typename OwnDoctrine>
void ExpectToRememberOnlyWhatItWouldChoose(
    const std::vector<const Game*>& battles) {
  OwnDoctrine doctrine(Temper::kMeasured);
  constexpr uint64_t kRounds = 12;
  constexpr int kDecisions = 60;
  std::vector<EntityId> formations;
  std::vector<FormationPlan> plans;
  const auto play = [&](const Game& game, uint64_t round) {
    const bool careful = round % 3 == 0;
    RandomSource dice(3);
    Position position(game.layout());
    game.Start(position);
    for (int i = 0; i < kDecisions; ++i) {
      SettleDice(game, position, dice);
      const Awaited awaited = game.Awaits(position);
      if (awaited.is_over()) return;
      formations.clear();
      plans.clear();
      doctrine.Formations(game, position, awaited.side, formations);
      RandomSource source(round / 2);
      for (const EntityId formation : formations) {
        const auto any = static_cast<uint32_t>(doctrine.Plans());
        const uint32_t plan = source.Below(4) > 0 ? 0 : source.Below(any);
        plans.push_back({formation, static_cast<int>(plan)});
      }
      const auto choose = [&](OwnDoctrine& one) {
        RandomSource draws(round);
        return careful ? one.CarefulPlanOrder(game, position, plans, draws)
                       : one.PlanOrder(game, position, plans, draws);
      };
      OwnDoctrine fresh(Temper::kMeasured);
      const Order order = choose(doctrine);
      ASSERT_EQ(order, choose(fresh)) << game.Say(position, order);
      game.Play(position, order, nullptr);
    }
  };
  for (const Game* const battle : battles) {
    for (uint64_t round = 0; round < kRounds; ++round) play(*battle, round);
  }
}

// Plays a search of a few trials a turn by the doctrine against the drill.
template <typename DrillAgent>
void PlayPlannerAgainstTheDrill(const Game& game, DoctrineMaker maker,
                                uint64_t trials) {
  PlannerAgent planner({.iterations = trials, .per = Budget::Per::kTurn}, maker,
                       {});
  DrillAgent drill;
  planner.Begin(game, Side::kFirst, 1);
  drill.Begin(game, Side::kSecond, 2);
  PlayOut(game, 3, [&](const Position& position) {
    const Side side = game.Awaits(position).side;
    return side == Side::kFirst ? planner.Decide(game, position, side).order
                                : drill.Decide(game, position, side).order;
  });
}

// A search that has no trials to improve on the doctrine with plays as it does,
// whatever the dice say on the way.
inline void ExpectThePlannerToStartFromTheDoctrine(const Game& game,
                                                   DoctrineMaker maker) {
  const Budget nothing = {.iterations = 1, .per = Budget::Per::kTurn};
  PlannerAgent first(nothing, maker, {}), second(nothing, maker, {});
  first.Begin(game, Side::kFirst, 1);
  second.Begin(game, Side::kSecond, 2);
  const std::unique_ptr<Doctrine> doctrine = maker(game);
  RandomSource source(6);
  PlayOut(game, 6, [&](const Position& position) {
    const Side side = game.Awaits(position).side;
    const Order order = (side == Side::kFirst ? first : second)
                            .Decide(game, position, side)
                            .order;
    EXPECT_EQ(order, doctrine->CarefulPlanOrder(game, position, {}, source))
        << game.Say(position, order);
    return order;
  });
}

}  // namespace berthier

#endif  // BERTHIER_TESTS_AGENTS_DOCTRINE_GAMES_H_
