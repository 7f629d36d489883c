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

// Where a side attacks a draw on time is its defeat.
TEST(GraEvaluationTest, TimeIsAgainstWhoAttacks) {
  const std::unique_ptr<const Game> game = GameOf("rear_guard");
  GrandeurDoctrine doctrine(Mood::kMeasured);
  ExpectOppositeValues(*game, doctrine);
  Position position(game->layout());
  game->Start(position);
  const PositionView f = ViewOf(*game, position);
  ASSERT_EQ(AttackOf(f.scenario, Side::kFirst), 1);
  ASSERT_EQ(AttackOf(f.scenario, Side::kSecond), -1);
  LearnedValue learned;
  const auto worth = [&](int turn, int lost) {
    State state = f.state;
    state.turn = static_cast<int16_t>(turn);
    state.vd_lost[1] = static_cast<int16_t>(lost);
    const PositionView at = {f.scenario, state};
    return std::array{ValueOf(at, Side::kFirst), learned.Of(at, Side::kFirst)};
  };
  const int turns = f.scenario.turns;
  for (const size_t by : {0u, 1u}) {
    EXPECT_LT(worth(turns, 0)[by], worth(1, 0)[by] - 0.2) << by;
    EXPECT_GT(worth(turns, 2)[by], worth(turns, 0)[by] + 0.5) << by;
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

// IMP-OPP-02: who is on Opportunity and stays where he is keeps it, without
// another test.
TEST(GraDoctrineAgentTest, WhoHoldsDoesNotTestForWhatHeHas) {
  const std::unique_ptr<const Game> game = GameOf("rear_guard");
  GrandeurDoctrine doctrine(Mood::kMeasured);
  int waiting = 0;
  for (uint64_t seed = 1; seed <= 6; ++seed) {
    RandomSource choices(seed);
    std::vector<FormationPlan> plans;
    UnitId had = UnitId::kNone;  // who acts and was on Opportunity
    PlayOut(*game, seed, [&](const Position& position) {
      plans.clear();
      std::vector<EntityId> formations;
      const Side side = game->Awaits(position).side;
      if (side == Side::kFirst) {
        return doctrine.Choose(*game, position, choices);
      }
      doctrine.Formations(*game, position, side, formations);
      for (const EntityId formation : formations) {
        plans.push_back({formation, static_cast<int>(Posture::kHold)});
      }
      const Order order = doctrine.PlanOrder(*game, position, plans, choices);
      const PositionView f = ViewOf(*game, position);
      const UnitId u = f.scenario.As<UnitId>(order.subject);
      switch (static_cast<Verb>(order.verb)) {
        case Verb::kActivate:
          had = f.unit(u).Has(Flag::kOpportunity) ? u : UnitId::kNone;
          break;
        case Verb::kOpportunity:
          EXPECT_FALSE(IsSome(had)) << f.data(had).name;
          ++waiting;
          break;
        default:
          break;
      }
      return order;
    });
  }
  EXPECT_GT(waiting, 0);
}

// PlayOut checks every order.
TEST(GraDoctrineAgentTest, PlaysEveryScenarioAgainstTheDrill) {
  for (const char* name :
       {"outposts", "rear_guard", "hassenhausen", "arapiles"}) {
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
