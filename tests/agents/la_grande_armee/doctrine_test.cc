// The doctrine for La Grande Armée: the worth of positions, whole games.
#include <gtest/gtest.h>

#include <cmath>
#include <memory>
#include <string>
#include <vector>

#include "agents/doctrine/la_grande_armee/doctrine_agent.h"
#include "agents/doctrine/la_grande_armee/drill.h"
#include "agents/doctrine/la_grande_armee/la_grande_armee_doctrine.h"
#include "agents/search/planner.h"
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

TEST(LgaDoctrineTest, SuggestionsAreLegalAndPriorsAddUp) {
  const std::unique_ptr<const Game> game = GameOf("ford");
  LaGrandeArmeeDoctrine doctrine(Mood::kMeasured);
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

TEST(LgaDoctrineTest, EveryPlanIsPlayed) {
  const std::unique_ptr<const Game> game = GameOf("moeckern");
  LaGrandeArmeeDoctrine doctrine(Mood::kMeasured);
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

TEST(LgaDoctrineTest, SearchPlansByIt) {
  const std::unique_ptr<const Game> game = GameOf("ford");
  PlannerAgent planner({.iterations = 20, .per = Budget::Per::kTurn},
                       &MakeLaGrandeArmeeDoctrine, {});
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
}  // namespace berthier::la_grande_armee
