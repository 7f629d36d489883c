// The doctrine for Simple Grand Tactical: odds, worth, whole games.
#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "agents/doctrine/kit/standard_agents.h"
#include "agents/doctrine/simple_grand_tactical/brigades.h"
#include "agents/doctrine/simple_grand_tactical/drill.h"
#include "agents/doctrine/simple_grand_tactical/evaluation.h"
#include "agents/doctrine/simple_grand_tactical/judgement.h"
#include "agents/doctrine/simple_grand_tactical/odds.h"
#include "agents/doctrine/simple_grand_tactical/simple_grand_tactical_doctrine.h"
#include "agents/search/planner.h"
#include "agents/search/playout.h"
#include "engine/rulesets/simple_grand_tactical/facts/codes.h"
#include "engine/rulesets/simple_grand_tactical/simple_grand_tactical.h"
#include "engine/rulesets/simple_grand_tactical/simple_grand_tactical_view.h"
#include "tests/agents/bundled.h"
#include "tests/agents/doctrine_games.h"

namespace berthier::simple_grand_tactical {
namespace {

std::unique_ptr<const Game> GameOf(const std::string& name) {
  return Bundled(SimpleGrandTactical(), name);
}

// ---- Odds -------------------------------------------------------------------

uint64_t WeightOf(const Roll& roll, OutcomeCode outcome) {
  uint64_t weight = 0;
  for (const OutcomeClass& one : roll.outcomes) {
    if (one.code == static_cast<uint16_t>(outcome)) weight += one.weight;
  }
  return weight;
}

int SumOf(const Roll& roll) {
  int sum = 0;
  for (const auto& line : roll.modifiers) sum += line.value;
  return sum;
}

void ExpectOddsOf(const Roll& roll) {
  const auto ways = [](double chance) {
    return static_cast<uint64_t>(std::lround(36 * chance));
  };
  switch (static_cast<RollKind>(roll.kind)) {
    case RollKind::kContact: {
      const RallyOdds odds = RallyOddsOf(SumOf(roll));
      EXPECT_EQ(WeightOf(roll, OutcomeCode::kRout), ways(odds.rout));
      EXPECT_EQ(WeightOf(roll, OutcomeCode::kRetreat), ways(odds.retreat));
      EXPECT_EQ(WeightOf(roll, OutcomeCode::kPass), ways(odds.pass));
      return;
    }
    case RollKind::kFire: {
      const FireOdds odds = FireOddsOf(SumOf(roll));
      EXPECT_EQ(WeightOf(roll, OutcomeCode::kNothing), ways(odds.none));
      EXPECT_EQ(WeightOf(roll, OutcomeCode::kRetreat), ways(odds.retreat));
      EXPECT_EQ(WeightOf(roll, OutcomeCode::kEliminated),
                ways(odds.eliminated));
      return;
    }
    default:
      return;
  }
}

TEST(SgtOddsTest, AreThoseOfTheEngine) {
  std::array<int, 16> seen = {};
  Roll roll;
  const std::unique_ptr<const Game> game = GameOf("village");
  SimpleGrandTacticalDoctrine doctrine(Temper::kMeasured);
  RandomSource dice(1);
  Position position(game->layout());
  game->Start(position);
  while (!game->Awaits(position).is_over()) {
    if (game->Awaits(position).is_roll()) {
      game->Describe(position, roll);
      ++seen[roll.kind];
      ExpectOddsOf(roll);
      game->Resolve(position, Throw(*game, position, dice), nullptr);
      continue;
    }
    game->Play(position, doctrine.Choose(*game, position, dice), nullptr);
  }
  for (const RollKind kind :
       {RollKind::kRally, RollKind::kContact, RollKind::kFire}) {
    EXPECT_GT(seen[static_cast<size_t>(kind)], 0)
        << "no roll of kind " << static_cast<int>(kind);
  }
}

// 7.8
TEST(SgtOddsTest, AreThoseOfTheCatalogue) {
  const int melees[][7] = {
      {1, 9, 5, 6, 5, 9, 1},   {3, 12, 6, 5, 4, 6, 0},  {6, 15, 5, 4, 3, 3, 0},
      {10, 16, 4, 3, 2, 1, 0}, {15, 15, 3, 2, 1, 0, 0}, {21, 12, 2, 1, 0, 0, 0},
      {26, 9, 1, 0, 0, 0, 0},  {30, 6, 0, 0, 0, 0, 0},  {33, 3, 0, 0, 0, 0, 0}};
  int lead = 0;
  for (const auto& row : melees) {
    const MeleeOdds odds = MeleeOddsOf(lead);
    const MeleeOdds mirror = MeleeOddsOf(-lead);
    EXPECT_NEAR(36 * odds.foe_eliminated, row[0], 1e-9) << lead;
    EXPECT_NEAR(36 * odds.foe_retreats, row[1], 1e-9) << lead;
    EXPECT_NEAR(36 * odds.foe_disordered, row[2], 1e-9) << lead;
    EXPECT_NEAR(36 * odds.draw, row[3], 1e-9) << lead;
    EXPECT_NEAR(36 * odds.disordered, row[4], 1e-9) << lead;
    EXPECT_NEAR(36 * odds.retreats, row[5], 1e-9) << lead;
    EXPECT_NEAR(36 * odds.eliminated, row[6], 1e-9) << lead;
    EXPECT_NEAR(mirror.eliminated, odds.foe_eliminated, 1e-9) << lead;
    EXPECT_NEAR(mirror.retreats, odds.foe_retreats, 1e-9) << lead;
    ++lead;
  }
  EXPECT_NEAR(36 * ControlOddsOf(-1).out_of_hand, 25, 1e-9);
  EXPECT_NEAR(36 * ControlOddsOf(2).in_hand, 26, 1e-9);
}

// ---- The worth of positions -------------------------------------------------

TEST(SgtEvaluationTest, WhatIsGoodForOneSideIsBadForTheOther) {
  for (const char* name : {"lane", "village"}) {
    const std::unique_ptr<const Game> game = GameOf(name);
    SimpleGrandTacticalDoctrine doctrine(Temper::kMeasured);
    ExpectOppositeValues(*game, doctrine);
  }
}

// ---- Whole games ------------------------------------------------------------

TEST(SgtDoctrineAgentTest, EqualSeedsPlayEqualGames) {
  const std::unique_ptr<const Game> game = GameOf("village");
  const std::vector<Order> one = GameOfItself<DoctrineAgent>(
      *game, Temper::kMeasured, 7, &ExpectBestFirst);
  EXPECT_EQ(one, GameOfItself<DoctrineAgent>(*game, Temper::kMeasured, 7));
  EXPECT_GT(one.size(), 100u);
}

TEST(SgtDoctrineAgentTest, TempersDiffer) {
  const std::unique_ptr<const Game> game = GameOf("village");
  EXPECT_NE(GameOfItself<DoctrineAgent>(*game, Temper::kBold, 2),
            GameOfItself<DoctrineAgent>(*game, Temper::kCautious, 2));
}

// PlayOut checks every order.
TEST(SgtDoctrineAgentTest, PlaysEveryScenarioAgainstTheDrill) {
  for (const char* name : {"lane", "village", "plain"}) {
    PlayAgainstTheDrill<DoctrineAgent, DrillAgent>(*GameOf(name));
  }
}

TEST(SgtDoctrineTest, SuggestionsAreLegalAndPriorsAddUp) {
  const std::unique_ptr<const Game> game = GameOf("lane");
  SimpleGrandTacticalDoctrine doctrine(Temper::kMeasured);
  ExpectGoodSuggestions(*game, doctrine);
}

TEST(SgtDoctrineTest, RemembersOnlyWhatItWouldChoose) {
  const std::unique_ptr<const Game> lane = GameOf("lane"),
                                    village = GameOf("village");
  ExpectToRememberOnlyWhatItWouldChoose<SimpleGrandTacticalDoctrine>(
      {lane.get(), village.get()});
}

TEST(SgtDoctrineTest, PlayoutsGoFartherWhereFewFight) {
  const SimpleGrandTacticalDoctrine doctrine(Temper::kMeasured);
  const auto horizon = [&](const std::string& name) {
    const std::unique_ptr<const Game> game = GameOf(name);
    Position position(game->layout());
    game->Start(position);
    RandomSource dice(1);
    SettleDice(*game, position, dice);
    return doctrine.Horizon(*game, position);
  };
  EXPECT_EQ(horizon("lane"), 5);
  EXPECT_EQ(horizon("village"), 2);
  EXPECT_EQ(horizon("plain"), 2);
}

// ---- Plans ------------------------------------------------------------------

TEST(SgtBrigadesTest, EveryUnitOfASmallArmyIsOneOfItsOwn) {
  const std::unique_ptr<const Game> game = GameOf("village");
  Position position(game->layout());
  game->Start(position);
  const Scenario& scenario = ViewOf(*game, position).scenario;
  for (int i = 0; i < scenario.unit_count(); ++i) {
    EXPECT_EQ(FirstOfBrigade(scenario, MakeId<UnitId>(i)), MakeId<UnitId>(i));
  }
}

TEST(SgtBrigadesTest, AreOfOneCorpsAndArmInALargeOne) {
  const std::unique_ptr<const Game> game = GameOf("plain");
  Position position(game->layout());
  game->Start(position);
  const Scenario& scenario = ViewOf(*game, position).scenario;
  std::map<UnitId, int> foot;
  for (int i = 0; i < scenario.unit_count(); ++i) {
    const UnitId u = MakeId<UnitId>(i), first = FirstOfBrigade(scenario, u);
    EXPECT_EQ(FirstOfBrigade(scenario, first), first);
    EXPECT_LE(first, u);
    EXPECT_EQ(scenario.unit(first).corps, scenario.unit(u).corps);
    EXPECT_EQ(scenario.unit(first).arm, scenario.unit(u).arm);
    if (scenario.unit(u).arm == Arm::kInfantry) ++foot[first];
  }
  for (const auto& [first, units] : foot) {
    EXPECT_GE(units, 2);
    EXPECT_LE(units, 4);
  }
}

TEST(SgtDoctrineTest, MovesAreOnePlanOverDice) {
  using Planning = Doctrine::Planning;
  const std::unique_ptr<const Game> game = GameOf("village");
  SimpleGrandTacticalDoctrine doctrine(Temper::kMeasured);
  RandomSource source(5);
  int aside = 0;
  PlayOut(*game, 5, [&](const Position& position) {
    const State& s = ViewOf(*game, position).state;
    const auto decision = static_cast<Decision>(s.awaits.kind);
    const Planning planning = doctrine.PlanningOf(*game, position);
    EXPECT_EQ(planning == Planning::kOverDice, decision == Decision::kMove);
    if (planning == Planning::kAside) {
      ++aside;
      EXPECT_EQ(s.phase, Phase::kMovement);
      EXPECT_TRUE(decision == Decision::kWithdraw ||
                  decision == Decision::kUseGeneral);
    }
    return doctrine.Choose(*game, position, source);
  });
  EXPECT_GT(aside, 0);
}

// Threads share no dice, and a plan that goes on over them is kept.
TEST(SgtDoctrineTest, SearchPlansAlikeOnAnyNumberOfThreads) {
  const std::unique_ptr<const Game> game = GameOf("lane");
  std::array<std::vector<Order>, 2> played;
  for (size_t i = 0; i < played.size(); ++i) {
    PlannerAgent planner({.iterations = 200, .per = Budget::Per::kTurn},
                         &MakeMeasured<SimpleGrandTacticalDoctrine>,
                         {.threads = i == 0 ? 1 : 3});
    DrillAgent drill;
    planner.Begin(*game, Side::kFirst, 4);
    drill.Begin(*game, Side::kSecond, 2);
    PlayOut(*game, 6, [&](const Position& position) {
      const Side side = game->Awaits(position).side;
      played[i].push_back(side == Side::kFirst
                              ? planner.Decide(*game, position, side).order
                              : drill.Decide(*game, position, side).order);
      return played[i].back();
    });
  }
  EXPECT_EQ(played[0], played[1]);
}

// However many units rally first, most of the trials of the turns are left for
// their moves; in the first turns search learns that moves come.
TEST(SgtDoctrineTest, RalliesLeaveSearchItsTrialsForTheMoves) {
  constexpr uint64_t kTrials = 200;
  const std::unique_ptr<const Game> game = GameOf("village");
  PlannerAgent planner({.iterations = kTrials, .per = Budget::Per::kTurn},
                       &MakeMeasured<SimpleGrandTacticalDoctrine>, {});
  DrillAgent drill;
  planner.Begin(*game, Side::kFirst, 1);
  drill.Begin(*game, Side::kSecond, 2);
  std::map<uint32_t, uint64_t> rallying;  // trials by player-turn
  PlayOut(*game, 3, [&](const Position& position) {
    const Side side = game->Awaits(position).side;
    if (side == Side::kSecond) return drill.Decide(*game, position, side).order;
    const Order order = planner.Decide(*game, position, side).order;
    if (ViewOf(*game, position).state.phase == Phase::kRally) {
      rallying[game->PlayerTurn(position)] += planner.spending().iterations;
    }
    return order;
  });
  EXPECT_GT(rallying.size(), 2u);
  uint64_t all = 0;
  for (const auto& [turn, trials] : rallying) all += trials;
  EXPECT_LT(all, rallying.size() * kTrials / 2);
}

TEST(SgtDoctrineTest, SearchStartsFromIt) {
  for (const char* name : {"lane", "village"}) {
    ExpectThePlannerToStartFromTheDoctrine(
        *GameOf(name), &MakeMeasured<SimpleGrandTacticalDoctrine>);
  }
}

TEST(SgtDoctrineTest, SearchPlansByIt) {
  const std::unique_ptr<const Game> game = GameOf("lane");
  PlayPlannerAgainstTheDrill<DrillAgent>(
      *game, &MakeMeasured<SimpleGrandTacticalDoctrine>, 40);
}

}  // namespace
}  // namespace berthier::simple_grand_tactical
