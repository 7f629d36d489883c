#include <gtest/gtest.h>

#include <chrono>
#include <functional>
#include <memory>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include "agents/search/evolution.h"
#include "agents/search/flat.h"
#include "agents/search/greedy.h"
#include "agents/search/mcts.h"
#include "agents/search/naive.h"
#include "agents/search/planner.h"
#include "agents/search/portfolio.h"
#include "agents/search/strategist.h"
#include "tests/agents/search_games.h"
#include "tests/agents/test_clock.h"
#include "tests/toys/dice_duel_value.h"

namespace berthier {
namespace {

struct Kind {
  std::string name;
  std::function<std::unique_ptr<SearchAgent>(const Budget&, DoctrineMaker)>
      make;
};

template <typename Agent, typename Options>
Kind KindOf(const std::string& name, const Options& options) {
  return {name, [options](const Budget& budget, DoctrineMaker maker) {
            return std::make_unique<Agent>(budget, maker, options);
          }};
}

// Those that spend whatever they are given.
std::vector<Kind> Spenders() {
  return {KindOf<FlatAgent>("flat", FlatOptions{}),
          KindOf<PortfolioAgent>("portfolio", PortfolioOptions{}),
          KindOf<EvolutionAgent>("evolution", EvolutionOptions{}),
          KindOf<MctsAgent>("mcts", MctsOptions{}),
          KindOf<MctsAgent>("mcts on two threads", MctsOptions{.threads = 2}),
          KindOf<NaiveAgent>("naive", NaiveOptions{})};
}

std::vector<Kind> All() {
  std::vector<Kind> kinds = Spenders();
  kinds.push_back(KindOf<GreedyAgent>("greedy", GreedyOptions{.horizon = 1}));
  kinds.push_back(KindOf<PlannerAgent>("planner", PlannerOptions{}));
  kinds.push_back(KindOf<StrategistAgent>("strategist", ArmyPlannerOptions{}));
  return kinds;
}

// All choices of a game against itself, thoughts included.
std::string Played(const Kind& kind, const Game& game, uint64_t seed,
                   const Budget& budget) {
  std::array<std::unique_ptr<SearchAgent>, 2> agents;
  for (size_t i = 0; i < 2; ++i) {
    agents[i] = kind.make(budget, &MakePlainDoctrine);
    agents[i]->Begin(game, static_cast<Side>(i), seed + i);
  }
  RandomSource dice(11);
  Position position = StartOf(game);
  Position view(game.layout());
  std::string played;
  while (!game.Awaits(position).is_over()) {
    const Awaited awaited = game.Awaits(position);
    if (awaited.is_roll()) {
      game.Resolve(position, Throw(game, position, dice), nullptr);
      continue;
    }
    game.See(position, awaited.side, view);
    const Choice choice =
        agents[static_cast<size_t>(Index(awaited.side))]->Decide(game, view,
                                                                 awaited.side);
    EXPECT_TRUE(game.Check(position, choice.order).ok()) << kind.name;
    if (!game.Check(position, choice.order).ok()) break;
    played += game.Say(position, choice.order);
    for (const Considered& one : choice.thoughts.considered) {
      played += " " + std::to_string(one.visits) + "/" +
                std::to_string(one.value) + "/" + std::to_string(one.error);
    }
    played += "\n";
    game.Play(position, choice.order, nullptr);
  }
  return played;
}

TEST(SearchAgents, DeterministicForSeedAndCount) {
  for (const Fog fog : {Fog::kOff, Fog::kOn}) {
    const auto game = BuildToy(DiceDuel(), DiceDuelStart(4, 4, 6, fog));
    for (const Kind& kind : All()) {
      const Budget budget = {.iterations = 200};
      const std::string once = Played(kind, *game, 5, budget);
      EXPECT_EQ(once, Played(kind, *game, 5, budget)) << kind.name;
      EXPECT_NE(once, Played(kind, *game, 6, budget)) << kind.name;
    }
  }
}

TEST(SearchAgents, CountBudgetsAreKept) {
  const auto game = BuildToy(Breakthrough(), BreakthroughStart());
  const Position start = StartOf(*game);
  for (const Kind& kind : Spenders()) {
    auto agent = kind.make({.iterations = 300}, &MakePlainDoctrine);
    agent->Begin(*game, Side::kFirst, 1);
    agent->Decide(*game, start, Side::kFirst);
    EXPECT_EQ(agent->spending().iterations, 300u) << kind.name;

    agent = kind.make({.steps = 20'000}, &MakePlainDoctrine);
    agent->Begin(*game, Side::kFirst, 1);
    agent->Decide(*game, start, Side::kFirst);
    // Overrun by one playout for each thread.
    EXPECT_GE(agent->spending().steps, 20'000u) << kind.name;
    EXPECT_LE(agent->spending().steps, 20'500u) << kind.name;
  }
}

// A budget of time is used up and kept to, whatever holds a decision up on the
// way. By a clock that moves with each look at it: no load on the machine
// changes what is seen here.
TEST(SearchAgents, TimeIsSpent) {
  using std::chrono::milliseconds;
  const auto game = BuildToy(Breakthrough(), BreakthroughStart());
  const Position start = StartOf(*game);
  for (const Kind& kind : Spenders()) {
    auto agent = kind.make({.milliseconds = 100}, &MakePlainDoctrine);
    agent->SetClock(&TestClock::Now);
    agent->Begin(*game, Side::kFirst, 1);
    const auto decide = [&](milliseconds hiccup_at) {
      TestClock::Set({.each = std::chrono::microseconds(20),
                      .hiccup_at = hiccup_at,
                      .hiccup = milliseconds(30)});
      agent->Decide(*game, start, Side::kFirst);
      return TestClock::Elapsed();
    };
    // Undisturbed, held up in the middle, undisturbed.
    for (const milliseconds hiccup_at :
         {milliseconds(100'000), milliseconds(40), milliseconds(100'000)}) {
      const std::chrono::nanoseconds taken = decide(hiccup_at);
      EXPECT_GE(taken, milliseconds(95)) << kind.name;
      EXPECT_LE(taken, milliseconds(105)) << kind.name;
    }
    // Held up at the end, which costs no later decision its time.
    decide(milliseconds(98));
    EXPECT_GE(decide(milliseconds(100'000)), milliseconds(95)) << kind.name;
  }
}

// Hurried all the time, it needs no part of a budget of days.
TEST(SearchAgents, MoveNow) {
  const auto game = BuildToy(Breakthrough(), BreakthroughStart());
  const Position start = StartOf(*game);
  for (const Kind& kind : Spenders()) {
    auto agent = kind.make({.milliseconds = 600'000'000}, &MakePlainDoctrine);
    agent->Begin(*game, Side::kFirst, 1);
    std::atomic<bool> decided = false;
    std::thread impatient([&] {
      while (!decided.load()) {
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
        agent->MoveNow();
      }
    });
    const Choice choice = agent->Decide(*game, start, Side::kFirst);
    decided = true;
    impatient.join();
    EXPECT_TRUE(game->Check(start, choice.order).ok()) << kind.name;
  }
}

// Told before it has begun, as from another thread, it hurries.
TEST(SearchAgents, MoveNowBeforeItBegins) {
  const auto game = BuildToy(Breakthrough(), BreakthroughStart());
  const Position start = StartOf(*game);
  for (const Kind& kind : Spenders()) {
    auto agent = kind.make({.milliseconds = 600'000'000}, &MakePlainDoctrine);
    agent->MoveNow();
    agent->Begin(*game, Side::kFirst, 1);
    const Choice choice = agent->Decide(*game, start, Side::kFirst);
    EXPECT_TRUE(game->Check(start, choice.order).ok()) << kind.name;
  }
}

// A pair of errands is worth most together and least alone: only who looks at
// whole turns runs both.
TEST(SearchAgents, LookBeyondTheFirstOrder) {
  const Errands game;
  for (const Kind& kind :
       {KindOf<EvolutionAgent>("evolution", EvolutionOptions{}),
        KindOf<MctsAgent>("mcts", MctsOptions{}),
        KindOf<MctsAgent>("mcts on two threads", MctsOptions{.threads = 2})}) {
    for (uint64_t seed = 1; seed <= 5; ++seed) {
      auto agent = kind.make({.iterations = 6'000}, &ErrandsDoctrine::Make);
      agent->Begin(game, Side::kFirst, seed);
      Position position = StartOf(game);
      while (game.Awaits(position).is_decision() &&
             game.Awaits(position).side == Side::kFirst) {
        const Choice choice = agent->Decide(game, position, Side::kFirst);
        EXPECT_EQ(choice.thoughts.intent,
                  "run " + std::to_string(choice.order.amount));
        ASSERT_FALSE(choice.thoughts.variation.empty());
        EXPECT_EQ(choice.thoughts.variation[0], choice.order);
        game.Play(position, choice.order, nullptr);
      }
      EXPECT_GT(Errands::Points(position.As<Errands::State>(), Side::kFirst),
                20)
          << kind.name;
    }
  }
}

// Whatever the doctrine knows: the game tells one player-turn from the next.
TEST(SearchAgents, ATurnsBudgetIsSharedByItsDecisions) {
  const Errands game;
  for (const DoctrineMaker maker :
       {&ErrandsDoctrine::Make, &MakePlainDoctrine}) {
    for (const Kind& kind : Spenders()) {
      auto agent =
          kind.make({.iterations = 1'000, .per = Budget::Per::kTurn}, maker);
      agent->Begin(game, Side::kFirst, 1);
      Position position = StartOf(game);
      uint64_t sum = 0;
      uint64_t last = 1'000;
      for (int i = 0; i < 3; ++i) {
        const Choice choice = agent->Decide(game, position, Side::kFirst);
        game.Play(position, choice.order, nullptr);
        EXPECT_LE(agent->spending().iterations, last) << kind.name;
        last = agent->spending().iterations;
        sum += last;
      }
      EXPECT_LE(sum, 1'000u) << kind.name;
      EXPECT_GE(sum, 250u) << kind.name;
    }
  }
}

// One-ply values over all dice are exact: the last action of a duel.
TEST(Greedy, ValuesAreExpectations) {
  const auto game = BuildToy(DiceDuel(), DiceDuelStart(2, 3, 1, Fog::kOff));
  GreedyAgent agent({}, &MakePlainDoctrine, {.least_likely = 0});
  agent.Begin(*game, Side::kFirst, 1);
  const Choice choice = agent.Decide(*game, StartOf(*game), Side::kFirst);
  EXPECT_EQ(choice.order.amount, 3) << "fire all";
  for (const Considered& one : choice.thoughts.considered) {
    if (one.order == choice.order) {
      EXPECT_NEAR(one.value, DuelValue({2, 2, 3, 3, 1}), 1e-12);
    }
  }
}

TEST(Flat, TheBudgetGoesWhereItIsClose) {
  const Errands game;
  FlatAgent agent({.iterations = 600}, &MakePlainDoctrine, {});
  agent.Begin(game, Side::kFirst, 1);
  const Choice choice = agent.Decide(game, StartOf(game), Side::kFirst);
  uint64_t most = 0;
  uint64_t least = 600;
  uint64_t sum = 0;
  for (const Considered& one : choice.thoughts.considered) {
    most = std::max(most, one.visits);
    least = std::min(least, one.visits);
    sum += one.visits;
  }
  EXPECT_EQ(choice.thoughts.considered.size(), 6u);
  EXPECT_EQ(sum, 600u);
  EXPECT_GT(most, 3 * least);
}

// A gunner who never assaults against one with better things to do: the plan
// "fire" is the best of a company with powder against one without.
TEST(Plans, TheBestIsFound) {
  ScenarioDocument document = DiceDuelStart(3, 9, 6, Fog::kOff);
  for (Entry& entry : document.entries) {
    if (entry.type != "unit") continue;
    for (auto& [name, number] : entry.numbers) {
      if (name == "powder" && entry.side == "Blue") number = 0;
    }
  }
  const auto game = BuildToy(DiceDuel(), document);
  for (const Kind& kind :
       {KindOf<PortfolioAgent>("portfolio", PortfolioOptions{}),
        KindOf<NaiveAgent>("naive", NaiveOptions{})}) {
    int found = 0;
    for (uint64_t seed = 1; seed <= 20; ++seed) {
      auto agent = kind.make({.iterations = 20'000}, &MakePlainDoctrine);
      agent->Begin(*game, Side::kFirst, seed);
      const Choice choice = agent->Decide(*game, StartOf(*game), Side::kFirst);
      found += choice.thoughts.intent == "fire" &&
               game->vocabulary().verbs[choice.order.verb].name == "fire";
    }
    EXPECT_GE(found, 16) << kind.name << ", of 20";
  }
}

// Trials are shared out among threads, and what they add up to is the same.
TEST(Planner, ChoosesAlikeOnAnyNumberOfThreads) {
  const auto game = BuildToy(DiceDuel(), DiceDuelStart(6, 9, 6, Fog::kOff));
  const Budget budget = {.iterations = 600, .per = Budget::Per::kTurn};
  std::set<std::string> played;
  for (const int threads : {1, 2, 5}) {
    played.insert(Played(
        KindOf<PlannerAgent>("planner", PlannerOptions{.threads = threads}),
        *game, 3, budget));
  }
  EXPECT_EQ(played.size(), 1u);
}

// Against a random opponent every agent is far ahead.
TEST(SearchAgents, BeatRandomPlay) {
  const auto game = BuildToy(ConnectFour(), ConnectFourStart());
  for (const Kind& kind :
       {KindOf<FlatAgent>("flat", FlatOptions{}),
        KindOf<EvolutionAgent>("evolution", EvolutionOptions{}),
        KindOf<PlannerAgent>("planner", PlannerOptions{}),
        KindOf<MctsAgent>("mcts", MctsOptions{})}) {
    int won = 0;
    for (uint64_t seed = 1; seed <= 20; ++seed) {
      const Side side = seed % 2 == 0 ? Side::kFirst : Side::kSecond;
      auto agent = kind.make({.iterations = 300}, &MakePlainDoctrine);
      agent->Begin(*game, side, seed);
      RandomSource other(seed);
      Position position = StartOf(*game);
      while (!game->Awaits(position).is_over()) {
        const Order order = game->Awaits(position).side == side
                                ? agent->Decide(*game, position, side).order
                                : game->ProposeOne(position, other);
        game->Play(position, order, nullptr);
      }
      won += game->FinalScore(position).winner == Index(side);
    }
    EXPECT_GE(won, 18) << kind.name;
  }
}

}  // namespace
}  // namespace berthier
