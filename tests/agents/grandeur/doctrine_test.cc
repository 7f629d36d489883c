// The doctrine for Grandeur: the worth of positions, whole games.
#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

#include "agents/doctrine/grandeur/drill.h"
#include "agents/doctrine/grandeur/evaluation.h"
#include "agents/doctrine/grandeur/grandeur_doctrine.h"
#include "agents/doctrine/kit/standard_agents.h"
#include "agents/random_source.h"
#include "engine/rulesets/grandeur/grandeur.h"
#include "engine/rulesets/grandeur/grandeur_view.h"
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

// IMP-VDT-03: ten in a hundred of the VDT win when time is out.
TEST(GraEvaluationTest, ALeadThatWinsIsWorthMostAtTheEnd) {
  const std::unique_ptr<const Game> game = GameOf("hassenhausen");
  Position position(game->layout());
  game->Start(position);
  const PositionView f = ViewOf(*game, position);
  const auto worth = [&](int turn, int lost) {
    State state = f.state;
    state.turn = static_cast<int16_t>(turn);
    const PositionView at = {f.scenario, state};
    const double before = ValueOf(at, Side::kFirst);
    state.vd_lost[1] = static_cast<int16_t>(lost);
    return ValueOf(at, Side::kFirst) - before;
  };
  const int turns = f.scenario.turns;
  EXPECT_GT(worth(turns, 3), 1.5 * worth(1, 3));  // of 23
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

// Neither a step that changes nothing, nor one back that the next undoes.
TEST(GraDoctrineAgentTest, NobodyDithers) {
  const std::unique_ptr<const Game> game = GameOf("outposts");
  const auto is = [](const Order& order, Verb verb) {
    return static_cast<Verb>(order.verb) == verb;
  };
  GrandeurDoctrine doctrine(Mood::kMeasured);
  int marches = 0;
  for (uint64_t seed = 1; seed <= 8; ++seed) {
    RandomSource choices(seed);
    Order last;
    PlayOut(*game, seed, [&](const Position& position) {
      const Order order = doctrine.Choose(*game, position, choices);
      if (is(order, Verb::kForward)) {
        const PositionView f = ViewOf(*game, position);
        const UnitId u = f.scenario.As<UnitId>(order.subject);
        EXPECT_GE(LengthOf(order.pose.centre - f.unit(u).centre), Units(f, 1));
        EXPECT_FALSE(is(last, Verb::kRearward) &&
                     last.subject == order.subject);
        ++marches;
      }
      last = order;
      return order;
    });
  }
  EXPECT_GT(marches, 50);
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

TEST(GraDoctrineTest, RemembersOnlyWhatItWouldChoose) {
  const std::unique_ptr<const Game> outposts = GameOf("outposts"),
                                    hassenhausen = GameOf("hassenhausen");
  ExpectToRememberOnlyWhatItWouldChoose<GrandeurDoctrine>(
      {outposts.get(), hassenhausen.get()});
}

TEST(GraDoctrineTest, SearchPlansByIt) {
  const std::unique_ptr<const Game> game = GameOf("outposts");
  PlayPlannerAgainstTheDrill<DrillAgent>(*game, &MakeMeasured<GrandeurDoctrine>,
                                         40);
}

}  // namespace
}  // namespace berthier::grandeur
