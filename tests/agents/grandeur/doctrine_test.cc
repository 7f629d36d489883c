// The doctrine for Grandeur: the worth of positions, whole games.
#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

#include "agents/doctrine/grandeur/drill.h"
#include "agents/doctrine/grandeur/grandeur_doctrine.h"
#include "agents/doctrine/kit/standard_agents.h"
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
    ExpectOppositeValues(*game, doctrine);
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
  PlayEveryPlan(*game, doctrine);
}

TEST(GraDoctrineTest, SearchPlansByIt) {
  const std::unique_ptr<const Game> game = GameOf("outposts");
  PlayPlannerAgainstTheDrill<DrillAgent>(*game, &MakeMeasured<GrandeurDoctrine>,
                                         40);
}

}  // namespace
}  // namespace berthier::grandeur
