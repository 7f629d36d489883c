// The doctrine for Grandeur: the worth of positions, whole games.
#include <gtest/gtest.h>

#include <cmath>
#include <memory>
#include <string>
#include <vector>

#include "agents/doctrine/grandeur/doctrine_agent.h"
#include "agents/doctrine/grandeur/drill.h"
#include "agents/doctrine/grandeur/grandeur_doctrine.h"
#include "agents/search/planner.h"
#include "agents/search/playout.h"
#include "engine/rulesets/grandeur/grandeur.h"
#include "tests/agents/bundled.h"

namespace berthier::grandeur {
namespace {

std::unique_ptr<const Game> GameOf(const std::string& name) {
  return Bundled(Grandeur(), name);
}

// Plays a game to its end; `decide` gives an order of every decision.
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

// ---- The worth of positions -------------------------------------------------

TEST(GraEvaluationTest, WhatIsGoodForOneSideIsBadForTheOther) {
  for (const char* name : {"outposts", "hassenhausen"}) {
    const std::unique_ptr<const Game> game = GameOf(name);
    GrandeurDoctrine doctrine(Mood::kMeasured);
    Position last(game->layout());
    RandomSource source(3);
    PlayOut(*game, 3, [&](const Position& position) {
      const double first = doctrine.Value(*game, position, Side::kFirst);
      EXPECT_EQ(first, -doctrine.Value(*game, position, Side::kSecond));
      EXPECT_LT(std::abs(first), 0.965);
      last = position;
      return doctrine.Choose(*game, position, source);
    });
    // On to the end, which no decision comes after.
    game->Play(last, doctrine.Choose(*game, last, source), nullptr);
    SettleDice(*game, last, source);
    if (!game->Awaits(last).is_over()) continue;
    const Score score = game->FinalScore(last);
    const double value = doctrine.Value(*game, last, Side::kFirst);
    if (score.winner >= 0) {
      EXPECT_GT(score.winner == 0 ? value : -value, 0.965);
    }
  }
}

// ---- Whole games ------------------------------------------------------------

std::vector<Order> GameOfItself(const Game& game, Mood temper, uint64_t seed) {
  DoctrineAgent first(temper), second(temper);
  first.Begin(game, Side::kFirst, seed);
  second.Begin(game, Side::kSecond, seed + 1);
  std::vector<Order> orders;
  bool told = false;
  PlayOut(game, seed, [&](const Position& position) {
    const Side side = game.Awaits(position).side;
    const Choice choice =
        (side == Side::kFirst ? first : second).Decide(game, position, side);
    EXPECT_FALSE(choice.thoughts.considered.empty());
    EXPECT_EQ(choice.thoughts.considered.front().order, choice.order);
    told = told || !choice.thoughts.intent.empty();
    orders.push_back(choice.order);
    return choice.order;
  });
  EXPECT_TRUE(told) << "no intent in the whole game";
  return orders;
}

TEST(GraDoctrineAgentTest, EqualSeedsPlayEqualGames) {
  const std::unique_ptr<const Game> game = GameOf("hassenhausen");
  const std::vector<Order> one = GameOfItself(*game, Mood::kMeasured, 7);
  EXPECT_EQ(one, GameOfItself(*game, Mood::kMeasured, 7));
  EXPECT_GT(one.size(), 100u);
}

TEST(GraDoctrineAgentTest, TempersDiffer) {
  const std::unique_ptr<const Game> game = GameOf("hassenhausen");
  EXPECT_NE(GameOfItself(*game, Mood::kBold, 2),
            GameOfItself(*game, Mood::kCautious, 2));
}

// PlayOut checks every order.
TEST(GraDoctrineAgentTest, PlaysEveryScenarioAgainstTheDrill) {
  for (const char* name : {"outposts", "hassenhausen", "arapiles"}) {
    const std::unique_ptr<const Game> game = GameOf(name);
    for (const Side ours : {Side::kFirst, Side::kSecond}) {
      DoctrineAgent doctrine(Mood::kMeasured);
      DrillAgent drill;
      doctrine.Begin(*game, ours, 1);
      drill.Begin(*game, Opponent(ours), 2);
      PlayOut(*game, 11, [&](const Position& position) {
        const Side side = game->Awaits(position).side;
        return side == ours ? doctrine.Decide(*game, position, side).order
                            : drill.Decide(*game, position, side).order;
      });
    }
  }
}

TEST(GraDoctrineTest, SuggestionsAreLegalAndPriorsAddUp) {
  const std::unique_ptr<const Game> game = GameOf("outposts");
  GrandeurDoctrine doctrine(Mood::kMeasured);
  RandomSource source(5);
  std::vector<Order> orders;
  std::vector<float> priors;
  uint32_t turn = 0;
  PlayOut(*game, 5, [&](const Position& position) {
    // The number of the player-turn never falls.
    EXPECT_GE(doctrine.Turn(*game, position), turn);
    turn = doctrine.Turn(*game, position);
    orders.clear();
    doctrine.GenerateCandidates(*game, position, orders);
    EXPECT_FALSE(orders.empty());
    priors.resize(orders.size());
    doctrine.Priors(*game, position, orders, priors);
    float sum = 0;
    for (size_t i = 0; i < orders.size(); ++i) {
      EXPECT_TRUE(game->Check(position, orders[i]).ok());
      EXPECT_GE(priors[i], 0);
      sum += priors[i];
    }
    EXPECT_NEAR(sum, 1, 1e-4);
    return orders[source.Below(static_cast<uint32_t>(orders.size()))];
  });
}

TEST(GraDoctrineTest, EveryPlanIsPlayed) {
  const std::unique_ptr<const Game> game = GameOf("hassenhausen");
  GrandeurDoctrine doctrine(Mood::kMeasured);
  RandomSource source(4);
  std::vector<EntityId> formations;
  std::vector<FormationPlan> plans;
  PlayOut(*game, 4, [&](const Position& position) {
    formations.clear();
    plans.clear();
    doctrine.Formations(*game, position, game->Awaits(position).side,
                        formations);
    EXPECT_FALSE(formations.empty());
    for (size_t i = 0; i < formations.size(); ++i) {
      EXPECT_EQ(
          doctrine.Whereabouts(*game, position, formations[i]).has_value(),
          formations[i] != EntityId::kNone);
      plans.push_back({formations[i], static_cast<int>(i) % doctrine.Plans()});
    }
    return doctrine.PlanOrder(*game, position, plans, source);
  });
}

TEST(GraDoctrineTest, SearchPlansByIt) {
  const std::unique_ptr<const Game> game = GameOf("outposts");
  PlannerAgent planner({.iterations = 40, .per = Budget::Per::kTurn},
                       &MakeGrandeurDoctrine, {});
  DrillAgent drill;
  planner.Begin(*game, Side::kFirst, 1);
  drill.Begin(*game, Side::kSecond, 2);
  PlayOut(*game, 3, [&](const Position& position) {
    const Side side = game->Awaits(position).side;
    return side == Side::kFirst ? planner.Decide(*game, position, side).order
                                : drill.Decide(*game, position, side).order;
  });
}

}  // namespace
}  // namespace berthier::grandeur
