// The doctrine for Grande Tactique: judgement, orders, whole games.
#include <algorithm>
#include <cmath>
#include <memory>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "agents/doctrine/grande_tactique/doctrine_agent.h"
#include "agents/doctrine/grande_tactique/evaluation.h"
#include "agents/doctrine/grande_tactique/grande_tactique_doctrine.h"
#include "agents/search/playout.h"
#include "engine/rulesets/grande_tactique/grande_tactique.h"
#include "engine/rulesets/grande_tactique/grande_tactique_view.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/agents/bundled.h"
#include "tests/agents/doctrine_games.h"
#include "tests/agents/grande_tactique/doctrine_orders.h"
#include "tests/engine/rulesets/grande_tactique/orders.h"
#include "tests/engine/rulesets/grande_tactique/skirmish.h"

namespace berthier::grande_tactique {
namespace {

std::unique_ptr<const Game> GameOf(const std::string& name) {
  return Bundled(GrandeTactique(), name);
}

// 9.3: a fleeing unit near its edge costs 2 CP now or half its points soon.
TEST(DoctrineTest, RalliesWhoIsAboutToLeave) {
  Skirmish s("orders");
  s.French("A", {"infantry", "fleeing"}, 30, 4, 180);
  s.French("B", {"infantry"}, 34, 6, 0);
  s.Austrian("X", {"infantry"}, 30, 30, 180);
  Command(s, "French", 2, 32, 5);
  s.Begin();
  EXPECT_TRUE(Gives(s, Commanded(s), Verb::kRally, "A"));
}

// GT-CHG-42: horse in reach of a fleeing unit rides it down.
TEST(DoctrineTest, RidesDownWhoFlees) {
  Skirmish s("orders");
  s.French("C", {"cavalry"}, 30, 20, 0);
  s.Austrian("F", {"infantry", "fleeing"}, 30, 26, 0);
  s.Austrian("X", {"infantry"}, 50, 40, 180);
  Command(s, "French", 3, 30, 18);
  s.Begin();
  EXPECT_TRUE(Gives(s, Commanded(s), Verb::kMoveAndCharge, "C", "F"));
}

// GT-I-23: spiking may follow a move in the same turn.
TEST(DoctrineTest, ComesUpAndSpikesSilencedGuns) {
  Skirmish s("orders");
  s.French("A", {"infantry"}, 30, 20, 0);
  s.Austrian("G", {"foot artillery", "silenced"}, 30, 23, 180);
  s.Austrian("X", {"infantry"}, 50, 40, 180);
  Command(s, "French", 3, 30, 18);
  s.Begin();
  EXPECT_TRUE(Gives(s, Commanded(s), Verb::kSpike, "A", "G"));
}

// 9.6: not on undisrupted squares (5.6 %).
TEST(DoctrineTest, HorseLeavesSquaresAlone) {
  Skirmish s("orders");
  s.French("C", {"cavalry"}, 30, 20, 0);
  s.Austrian("D", {"infantry", "square"}, 30, 26, 180);
  Command(s, "French", 6, 30, 18);
  s.Begin();
  EXPECT_FALSE(Gives(s, Commanded(s), Verb::kMoveAndCharge, "C"));
}

// GT-STA-20: a battery in range goes into action.
TEST(DoctrineTest, GunsInRangeOpenFire) {
  Skirmish s("orders");
  s.French("G", {"foot artillery", "limbered"}, 30, 20, 0);
  s.Austrian("D", {"infantry"}, 30, 28, 180);
  Command(s, "French", 2, 30, 18);
  s.Begin();
  const std::vector<Order> orders = Commanded(s);
  EXPECT_TRUE(Gives(s, orders, Verb::kUnlimber, "G"));
  EXPECT_TRUE(Gives(s, orders, Verb::kStartFiring, "G"));
}

TEST(EvaluationTest, WhatIsGoodForOneSideIsBadForTheOther) {
  const std::unique_ptr<const Game> game = GameOf("retz");
  GrandeTactiqueDoctrine doctrine(Temper::kMeasured);
  RandomSource source(3);
  Position position(game->layout());
  game->Start(position);
  while (!game->Awaits(position).is_over()) {
    if (game->Awaits(position).is_roll()) {
      game->Resolve(position, Throw(*game, position, source), nullptr);
      continue;
    }
    const double first = doctrine.Value(*game, position, Side::kFirst);
    ASSERT_NEAR(first, -doctrine.Value(*game, position, Side::kSecond), 1e-9);
    ASSERT_LE(std::abs(first), 1);
    const Order order = doctrine.Choose(*game, position, source);
    ASSERT_TRUE(game->Check(position, order).ok())
        << game->Say(game->Check(position, order).refusal());
    game->Play(position, order, nullptr);
  }
  const Score score = game->FinalScore(position);
  const double value = doctrine.Value(*game, position, Side::kFirst);
  const double sign = score.winner == 1 ? -1 : 1;
  EXPECT_EQ(score.winner >= 0, sign * value > 0.3) << value;
}

// Nine rounds of six units are in sight from their beginning; of a whole corps
// one sees a turn of its own, the reply and another one.
TEST(HorizonTest, SmallBattlesArePlayedFurther) {
  const auto horizon = [](const char* scenario) {
    const std::unique_ptr<const Game> game = GameOf(scenario);
    Position position(game->layout());
    game->Start(position);
    return GrandeTactiqueDoctrine(Temper::kMeasured).Horizon(*game, position);
  };
  EXPECT_EQ(horizon("steinfeld"), Doctrine::kToTheEnd);
  EXPECT_EQ(horizon("retz"), 3);
}

// The more units are gone and the less time is left, the further; an odd
// number, so that a playout ends after a turn of its own, or the end itself.
TEST(HorizonTest, GrowsAsTheBattleShrinks) {
  const std::unique_ptr<const Game> game = GameOf("retz");
  GrandeTactiqueDoctrine doctrine(Temper::kBold);
  RandomSource source(8);
  Position position(game->layout());
  game->Start(position);
  int last = 0;
  while (!game->Awaits(position).is_over()) {
    if (game->Awaits(position).is_roll()) {
      game->Resolve(position, Throw(*game, position, source), nullptr);
      continue;
    }
    const int horizon = doctrine.Horizon(*game, position);
    ASSERT_GE(horizon, last);
    ASSERT_TRUE(horizon % 2 == 1 || horizon == Doctrine::kToTheEnd) << horizon;
    last = horizon;
    game->Play(position, doctrine.Choose(*game, position, source), nullptr);
  }
  EXPECT_EQ(last, Doctrine::kToTheEnd);
}

// 9.5: the states in their order.
TEST(EvaluationTest, TheMoreIsLeftOfAUnitTheBetter) {
  double last = 10;
  for (const Skirmish::Words& words :
       std::vector<Skirmish::Words>{{"infantry"},
                                    {"infantry", "disrupted"},
                                    {"infantry", "disrupted", "exhausted"},
                                    {"infantry", "fleeing"}}) {
    Skirmish s("orders");
    s.French("A", words, 30, 10, 0);
    s.French("B", {"infantry"}, 40, 10, 0);
    s.Austrian("X", {"infantry"}, 10, 40, 180);
    s.Austrian("Y", {"infantry"}, 50, 40, 180);
    s.Begin();
    const double value = ValueOf(s.view(), Side::kFirst, {});
    EXPECT_LT(value, last) << words.back();
    last = value;
  }
}

TEST(DoctrineTest, SuggestionsAreLegalAndPriorsAddUp) {
  const std::unique_ptr<const Game> game = GameOf("steinfeld");
  GrandeTactiqueDoctrine doctrine(Temper::kMeasured);
  RandomSource source(5);
  Position position(game->layout());
  game->Start(position);
  std::vector<Order> orders;
  std::vector<float> priors;
  while (!game->Awaits(position).is_over()) {
    if (game->Awaits(position).is_roll()) {
      game->Resolve(position, Throw(*game, position, source), nullptr);
      continue;
    }
    orders.clear();
    doctrine.GenerateCandidates(*game, position, orders);
    ASSERT_FALSE(orders.empty());
    priors.resize(orders.size());
    doctrine.Priors(*game, position, orders, priors);
    float sum = 0;
    for (size_t i = 0; i < orders.size(); ++i) {
      ASSERT_TRUE(game->Check(position, orders[i]).ok());
      ASSERT_GE(priors[i], 0);
      sum += priors[i];
    }
    ASSERT_NEAR(sum, 1, 1e-4);
    game->Play(position,
               orders[source.Below(static_cast<uint32_t>(orders.size()))],
               nullptr);
  }
}

TEST(DoctrineTest, EveryPlanPlaysAWholeGame) {
  const std::unique_ptr<const Game> game = GameOf("steinfeld");
  for (int plan = 0; plan < kPostures; ++plan) {
    GrandeTactiqueDoctrine doctrine(Temper::kBold);
    EXPECT_FALSE(doctrine.PlanName(plan).empty());
    RandomSource source(static_cast<uint64_t>(plan));
    Position position(game->layout());
    game->Start(position);
    while (!game->Awaits(position).is_over()) {
      if (game->Awaits(position).is_roll()) {
        game->Resolve(position, Throw(*game, position, source), nullptr);
        continue;
      }
      std::vector<EntityId> formations;
      doctrine.Formations(*game, position, game->Awaits(position).side,
                          formations);
      ASSERT_FALSE(formations.empty());
      std::vector<FormationPlan> plans;
      for (const EntityId formation : formations) {
        plans.push_back({formation, plan});
      }
      const Order order = doctrine.PlanOrder(*game, position, plans, source);
      ASSERT_TRUE(game->Check(position, order).ok());
      game->Play(position, order, nullptr);
    }
  }
}

// Orders that may change places, in one sequence only.
TEST(DoctrineTest, OfTwoOrdersFarApartOneSequenceIsEnough) {
  Skirmish s("orders");
  s.French("A", {"infantry"}, 10, 10, 0);
  s.French("B", {"infantry"}, 50, 10, 0);
  s.Austrian("X", {"infantry"}, 30, 40, 180);
  Command(s, "French", 4, 30, 10);
  s.Begin();
  const Order a = MoveTo(s, "A", 10, 12, 0), b = MoveTo(s, "B", 50, 12, 0);
  GrandeTactiqueDoctrine doctrine(Temper::kMeasured);
  Position after_a = s.position(), after_b = s.position();
  s.game().Play(after_a, a, nullptr);
  s.game().Play(after_b, b, nullptr);
  EXPECT_NE(doctrine.Redundant(s.game(), after_a, a, b),
            doctrine.Redundant(s.game(), after_b, b, a));
  s.game().Play(after_a, b, nullptr);
  s.game().Play(after_b, a, nullptr);
  EXPECT_EQ(s.game().Hash(after_a), s.game().Hash(after_b));
}

TEST(DoctrineAgentTest, EqualSeedsPlayEqualGames) {
  const std::unique_ptr<const Game> game = GameOf("retz");
  const std::vector<Order> one =
      GameOfItself<DoctrineAgent>(*game, Temper::kMeasured, 7);
  EXPECT_EQ(one, GameOfItself<DoctrineAgent>(*game, Temper::kMeasured, 7));
  EXPECT_GT(one.size(), 100u);
}

TEST(DoctrineAgentTest, TempersDiffer) {
  const std::unique_ptr<const Game> game = GameOf("steinfeld");
  EXPECT_NE(GameOfItself<DoctrineAgent>(*game, Temper::kBold, 2),
            GameOfItself<DoctrineAgent>(*game, Temper::kCautious, 2));
  EXPECT_EQ(MakeTempered<DoctrineAgent>("bold").index(), 0u);
  EXPECT_EQ(std::get<1>(MakeTempered<DoctrineAgent>("rash")),
            "knows the tempers bold, measured and cautious, not 'rash'");
}

// Reinforcements, an army commander's direct units, a division without corps.
TEST(DoctrineAgentTest, PlaysAnArmy) {
  const std::unique_ptr<const Game> game = GameOf("ridge");
  EXPECT_GT(GameOfItself<DoctrineAgent>(*game, Temper::kMeasured, 4).size(),
            500u);
}

// In every decision of the Command Phase: which order was chosen, what is
// expected to follow, and what more command points would be worth.
TEST(DoctrineAgentTest, TellsWhatCommandPointsAreValue) {
  const std::unique_ptr<const Game> game = GameOf("retz");
  DoctrineAgent agent(Temper::kMeasured);
  agent.Begin(*game, Side::kFirst, 1);
  RandomSource dice(1);
  Position position(game->layout());
  game->Start(position);
  int decisions = 0;
  bool gains = false;
  while (decisions < 60) {
    if (game->Awaits(position).is_roll()) {
      game->Resolve(position, Throw(*game, position, dice), nullptr);
      continue;
    }
    const Side side = game->Awaits(position).side;
    const Choice choice = agent.Decide(*game, position, side);
    const Thoughts& thoughts = choice.thoughts;
    ASSERT_FALSE(thoughts.variation.empty());
    EXPECT_EQ(thoughts.variation[0], choice.order);
    const auto chosen = std::find_if(
        thoughts.considered.begin(), thoughts.considered.end(),
        [&](const Considered& one) { return one.order == choice.order; });
    EXPECT_NE(chosen, thoughts.considered.end());
    const PositionView f = ViewOf(*game, position);
    const Decision asked = static_cast<Decision>(f.state.awaits.kind);
    const bool commands =
        asked == Decision::kOrder || asked == Decision::kAllot;
    EXPECT_EQ(!thoughts.command.empty(), commands);
    for (const CommandWorth& value : thoughts.command) {
      EXPECT_TRUE(IsSome(value.formation));
      EXPECT_GE(value.points, 0);
      EXPECT_GE(value.value, 0);
      EXPECT_EQ(value.further.size(), 3u);
      for (const double further : value.further) {
        EXPECT_GE(further, 0);
        gains = gains || further > 0;
      }
      if (value.points == 0) {
        EXPECT_EQ(value.value, 0);
      }
    }
    game->Play(position, choice.order, nullptr);
    ++decisions;
  }
  EXPECT_TRUE(gains) << "no further point is worth anything";
}

}  // namespace
}  // namespace berthier::grande_tactique
