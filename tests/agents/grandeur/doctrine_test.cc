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
#include "tests/agents/doctrine_games.h"

namespace berthier::grandeur {
namespace {

std::unique_ptr<const Game> GameOf(const std::string& name) {
  return Bundled(Grandeur(), name);
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

TEST(GraDoctrineAgentTest, EqualSeedsPlayEqualGames) {
  const std::unique_ptr<const Game> game = GameOf("hassenhausen");
  const std::vector<Order> one =
      GameOfItself<DoctrineAgent>(*game, Mood::kMeasured, 7, ExpectBestFirst);
  EXPECT_EQ(one, GameOfItself<DoctrineAgent>(*game, Mood::kMeasured, 7));
  EXPECT_GT(one.size(), 100u);
}

TEST(GraDoctrineAgentTest, TempersDiffer) {
  const std::unique_ptr<const Game> game = GameOf("hassenhausen");
  EXPECT_NE(GameOfItself<DoctrineAgent>(*game, Mood::kBold, 2),
            GameOfItself<DoctrineAgent>(*game, Mood::kCautious, 2));
}

// PlayOut checks every order.
TEST(GraDoctrineAgentTest, PlaysEveryScenarioAgainstTheDrill) {
  for (const char* name : {"outposts", "hassenhausen", "arapiles"}) {
    PlayAgainstTheDrill<DoctrineAgent, DrillAgent>(*GameOf(name));
  }
}

TEST(GraDoctrineTest, SuggestionsAreLegalAndPriorsAddUp) {
  const std::unique_ptr<const Game> game = GameOf("outposts");
  GrandeurDoctrine doctrine(Mood::kMeasured);
  ExpectGoodSuggestions(*game, doctrine);
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
