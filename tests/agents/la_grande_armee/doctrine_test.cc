// The doctrine for La Grande Armée: the worth of positions, whole games.
#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

#include "agents/doctrine/kit/standard_agents.h"
#include "agents/doctrine/la_grande_armee/drill.h"
#include "agents/doctrine/la_grande_armee/la_grande_armee_doctrine.h"
#include "engine/rulesets/la_grande_armee/la_grande_armee.h"
#include "tests/agents/bundled.h"
#include "tests/agents/doctrine_games.h"

namespace berthier::la_grande_armee {
namespace {

std::unique_ptr<const Game> GameOf(const std::string& name) {
  return Bundled(LaGrandeArmee(), name);
}

// ---- The worth of positions -------------------------------------------------

TEST(LgaEvaluationTest, WhatIsGoodForOneSideIsBadForTheOther) {
  for (const char* name : {"ford", "moeckern"}) {
    const std::unique_ptr<const Game> game = GameOf(name);
    LaGrandeArmeeDoctrine doctrine(Mood::kMeasured);
    ExpectOppositeValues(*game, doctrine);
  }
}

// ---- How far trials go
// --------------------------------------------------------

TEST(LgaDoctrineTest, TrialsGoOverABoundWhereNothingIsHidden) {
  const LaGrandeArmeeDoctrine doctrine(Mood::kMeasured);
  const auto horizon = [&](const std::string& name) {
    const std::unique_ptr<const Game> game = GameOf(name);
    Position position(game->layout());
    game->Start(position);
    return doctrine.Horizon(*game, position);
  };
  EXPECT_EQ(horizon("ford"), 3);  // one corps a side
  EXPECT_EQ(horizon("brye"), 9);
  EXPECT_EQ(horizon("high_road"), 3);  // in fog
}

// ---- Whole games ------------------------------------------------------------

TEST(LgaDoctrineAgentTest, EqualSeedsPlayEqualGames) {
  const std::unique_ptr<const Game> game = GameOf("moeckern");
  const auto play = [&] {
    return GameOfItself<DoctrineAgent>(*game, Mood::kMeasured, 7,
                                       &ExpectBestFirst);
  };
  const std::vector<Order> one = play();
  EXPECT_EQ(one, play());
  EXPECT_GT(one.size(), 100u);
}

TEST(LgaDoctrineAgentTest, TempersDiffer) {
  const std::unique_ptr<const Game> game = GameOf("moeckern");
  EXPECT_NE(GameOfItself<DoctrineAgent>(*game, Mood::kBold, 2),
            GameOfItself<DoctrineAgent>(*game, Mood::kCautious, 2));
}

// PlayOut checks every order.
TEST(LgaDoctrineAgentTest, PlaysEveryScenarioAgainstTheDrill) {
  for (const char* name :
       {"ford", "moeckern", "brye", "high_road", "high_road_held"}) {
    PlayAgainstTheDrill<DoctrineAgent, DrillAgent>(*GameOf(name));
  }
}

TEST(LgaDoctrineTest, SuggestionsAreLegalAndPriorsAddUp) {
  const std::unique_ptr<const Game> game = GameOf("ford");
  LaGrandeArmeeDoctrine doctrine(Mood::kMeasured);
  ExpectGoodSuggestions(*game, doctrine);
}

TEST(LgaDoctrineTest, EveryPlanIsPlayed) {
  const std::unique_ptr<const Game> game = GameOf("moeckern");
  LaGrandeArmeeDoctrine doctrine(Mood::kMeasured);
  PlayEveryPlan(*game, doctrine);
}

TEST(LgaDoctrineTest, RemembersOnlyWhatItWouldChoose) {
  const std::unique_ptr<const Game> ford = GameOf("ford"),
                                    moeckern = GameOf("moeckern"),
                                    fog = GameOf("high_road");
  // Positions that are equal on other ground.
  const std::unique_ptr<const Game> moved =
      Bundled(LaGrandeArmee(), "ford", "x: 18 y: 21", "x: 9 y: 21");
  ExpectToRememberOnlyWhatItWouldChoose<LaGrandeArmeeDoctrine>(
      {ford.get(), moved.get(), moeckern.get(), fog.get()});
}

TEST(LgaDoctrineTest, SearchStartsFromIt) {
  for (const char* name : {"ford", "moeckern"}) {
    ExpectThePlannerToStartFromTheDoctrine(
        *GameOf(name), &MakeMeasured<LaGrandeArmeeDoctrine>);
  }
}

TEST(LgaDoctrineTest, SearchPlansByIt) {
  const std::unique_ptr<const Game> game = GameOf("ford");
  PlayPlannerAgainstTheDrill<DrillAgent>(
      *game, &MakeMeasured<LaGrandeArmeeDoctrine>, 20);
}

}  // namespace
}  // namespace berthier::la_grande_armee
