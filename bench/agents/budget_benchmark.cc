// The search agents on Grande Tactique: how well a budget of time is kept, and
// what is done with it.
//
// Decisions are those of a game that the doctrine plays against itself, turns
// are whole player-turns of it. "over" is how much longer than its budget the
// median decision or turn took by the clock, the thoughts it tells included;
// for a turn that is below 0 where a decision takes a share of what is left.
// Budgets are of the clock, so other work on the machine shows in "over"; rates
// are per second of CPU time, all threads together. What a playout takes stands
// beside it, for other rulesets too.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <ctime>
#include <filesystem>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "agents/doctrine/grande_tactique/evaluation.h"
#include "agents/doctrine/grande_tactique/learned.h"
#include "agents/doctrines.h"
#include "agents/random_source.h"
#include "agents/registry.h"
#include "agents/search/playout.h"
#include "agents/search/tree_search.h"
#include "bench/engine/rulesets/bundled.h"
#include "engine/model/fault.h"
#include "engine/rulesets/grande_tactique/grande_tactique.h"
#include "engine/rulesets/grande_tactique/grande_tactique_view.h"
#include "engine/rulesets/registry.h"

namespace berthier {
namespace {

using Clock = std::chrono::steady_clock;
using Seconds = std::chrono::duration<double>;

double CpuSeconds() {
  return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

// Scenario S2 of the catalogue.
const Game& Retz() {
  static const std::unique_ptr<const Game> game =
      Bundled(GrandeTactique(), "retz");
  return *game;
}

std::unique_ptr<Agent> Make(const std::string& request) {
  MadeAgent made = MakeAgent(request, Retz().ruleset());
  BERTHIER_CHECK(made.index() == 0);
  return std::move(std::get<0>(made));
}

// A game that stands at a decision; over and over from the start.
class Course {
 public:
  explicit Course(const Game& game)
      : game_(game), doctrine_(DoctrineFor(game)), position_(game.layout()) {
    game_.Start(position_);
    Settle();
  }

  const Position& position() const { return position_; }
  Side side() const { return game_.Awaits(position_).side; }
  uint32_t turn() { return doctrine_->Turn(game_, position_); }
  // The doctrine's own order.
  void GoOn() { Play(doctrine_->Choose(game_, position_, chance_)); }
  void Play(const Order& order) {
    game_.Play(position_, order, nullptr);
    Settle();
  }

 private:
  void Settle() {
    SettleDice(game_, position_, chance_);
    if (!game_.Awaits(position_).is_over()) return;
    game_.Start(position_);
    SettleDice(game_, position_, chance_);
  }

  const Game& game_;
  std::unique_ptr<Doctrine> doctrine_;
  RandomSource chance_{1};
  Position position_;
};

double Median(std::vector<double> values) {
  const auto middle =
      values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
  std::nth_element(values.begin(), middle, values.end());
  return *middle;
}

// What was done in how long, and by how much budgets were overrun.
struct Account {
  SearchCost spent;
  double seconds = 0;  // of CPU time
  std::vector<double> over;

  void Report(benchmark::State& state) const {
    const auto rate = [this](uint64_t n) {
      return static_cast<double>(n) / seconds;
    };
    state.counters["iterations/s"] = rate(spent.iterations);
    state.counters["steps/s"] = rate(spent.steps);
    state.counters["over_%"] = 100 * Median(over);
    state.counters["most_over_%"] =
        100 * *std::max_element(over.begin(), over.end());
  }
};

// A decision in five, each with a budget of its own.
void Decisions(benchmark::State& state, const std::string& settings) {
  constexpr int kStride = 5;
  const double limit = static_cast<double>(state.range(0)) / 1000;
  const std::unique_ptr<Agent> agent =
      Make(settings +
           "budget { milliseconds: " + std::to_string(state.range(0)) + " }");
  Course course(Retz());
  Account account;
  for (auto _ : state) {
    for (int i = 0; i < kStride; ++i) course.GoOn();
    agent->Begin(Retz(), course.side(), 1);
    const Clock::time_point begin = Clock::now();
    const double cpu = CpuSeconds();
    const Choice choice =
        agent->Decide(Retz(), course.position(), course.side());
    account.seconds += CpuSeconds() - cpu;
    const Seconds taken = Clock::now() - begin;
    state.SetIterationTime(taken.count());
    // Who has but one order, or has proved the best, need not spend it all.
    const Seconds searched = choice.thoughts.spending.time;
    account.spent.Add(choice.thoughts.spending);
    if (searched.count() >= 0.9 * limit) {
      account.over.push_back(taken.count() / limit - 1);
    }
  }
  if (account.over.empty()) account.over.push_back(0);
  account.Report(state);
}

// Whole player-turns with a budget for the turn.
void Turns(benchmark::State& state, const std::string& settings) {
  const double limit = static_cast<double>(state.range(0)) / 1000;
  const std::unique_ptr<Agent> agent = Make(
      settings + "budget { milliseconds: " + std::to_string(state.range(0)) +
      " per: TURN }");
  Course course(Retz());
  Account account;
  for (auto _ : state) {
    const uint32_t turn = course.turn();
    const Side side = course.side();
    agent->Begin(Retz(), side, 1);
    Seconds taken{};
    while (course.turn() == turn) {
      if (course.side() != side) {
        course.GoOn();
        continue;
      }
      const Clock::time_point begin = Clock::now();
      const double cpu = CpuSeconds();
      const Choice choice = agent->Decide(Retz(), course.position(), side);
      account.seconds += CpuSeconds() - cpu;
      taken += Clock::now() - begin;
      account.spent.Add(choice.thoughts.spending);
      course.Play(choice.order);
    }
    state.SetIterationTime(taken.count());
    account.over.push_back(taken.count() / limit - 1);
  }
  account.Report(state);
}

#define BERTHIER_AGENT(name, settings)         \
  BENCHMARK_CAPTURE(Decisions, name, settings) \
      ->Arg(100)                               \
      ->UseManualTime()                        \
      ->Iterations(15)                         \
      ->Unit(benchmark::kMillisecond);         \
  BENCHMARK_CAPTURE(Turns, name, settings)     \
      ->Arg(1000)                              \
      ->UseManualTime()                        \
      ->Iterations(5)                          \
      ->Unit(benchmark::kMillisecond)
BERTHIER_AGENT(greedy, "greedy:");
BERTHIER_AGENT(flat, "flat:");
BERTHIER_AGENT(portfolio, "portfolio:");
BERTHIER_AGENT(planner, "planner:");
BERTHIER_AGENT(planner_2_threads, "planner:threads: 2 ");
BERTHIER_AGENT(naive, "naive:");
BERTHIER_AGENT(evolution, "evolution:");
BERTHIER_AGENT(mcts, "mcts:");
BERTHIER_AGENT(mcts_2_threads, "mcts:threads: 2 ");
#undef BERTHIER_AGENT

// Memory of a tree after so many simulations from the first decision.
void TreeMemory(benchmark::State& state) {
  const Course course(Retz());
  TreeSearch search(Retz(), DoctrineFor(Retz()), {}, 1);
  uint64_t simulations = 0;
  for (auto _ : state) {
    search.Forget();
    search.SetRoot(course.position(), course.side());
    search.Run({.iterations = static_cast<uint64_t>(state.range(0))});
    simulations += search.spending().iterations;
  }
  const auto nodes = static_cast<double>(search.tree().size());
  state.SetItemsProcessed(static_cast<int64_t>(simulations));
  state.counters["nodes"] = nodes;
  state.counters["bytes/node"] =
      static_cast<double>(search.tree().bytes()) / nodes;
}
BENCHMARK(TreeMemory)->Arg(2'000)->Unit(benchmark::kMillisecond);

// The rest of the own turn and the reply by the book, then the evaluation; by
// CPU time, from the first decision of every turn in the course of a game.
void TurnPlayouts(benchmark::State& state, const std::string& scenario) {
  const std::string ruleset = BundledDocument(scenario).ruleset;
  const auto its_own =
      std::find_if(Rulesets().begin(), Rulesets().end(),
                   [&](const Ruleset& one) { return one.name == ruleset; });
  const std::unique_ptr<const Game> game = Bundled(*its_own, scenario);
  const std::unique_ptr<Doctrine> doctrine = DoctrineFor(*game);
  Playout playout(*game, *doctrine);
  Course course(*game);
  std::vector<Position> starts;
  uint32_t last = ~course.turn();
  while (starts.size() < 12) {
    if (course.turn() != last) starts.push_back(course.position());
    last = course.turn();
    course.GoOn();
  }
  RandomSource chance(1);
  Position position(game->layout());
  uint64_t steps = 0;
  size_t next = 0;
  for (auto _ : state) {
    position = starts[next++ % starts.size()];
    const uint32_t turn = doctrine->Turn(*game, position);
    benchmark::DoNotOptimize(playout.Run(position, 2, turn, chance.Next()));
    steps += playout.steps();
  }
  state.SetItemsProcessed(state.iterations());
  state.counters["steps"] =
      static_cast<double>(steps) / static_cast<double>(state.iterations());
}
// On every bundled scenario.
[[maybe_unused]] const bool kTurnPlayouts = [] {
  std::set<std::string> scenarios;
  for (const auto& file :
       std::filesystem::directory_iterator(BERTHIER_SCENARIOS)) {
    if (file.path().extension() == ".textproto") {
      scenarios.insert(file.path().stem().string());
    }
  }
  for (const std::string& scenario : scenarios) {
    benchmark::RegisterBenchmark(("TurnPlayouts/" + scenario).c_str(),
                                 TurnPlayouts, scenario)
        ->Unit(benchmark::kMicrosecond);
  }
  return true;
}();

// What a position is worth, at the beginnings of the turns of a game.
template <typename Evaluate>
void ValueTurns(benchmark::State& state, Evaluate&& evaluate) {
  Course course(Retz());
  std::vector<Position> starts;
  while (starts.size() < 12) {
    starts.push_back(course.position());
    course.GoOn();
  }
  size_t next = 0;
  for (auto _ : state) {
    benchmark::DoNotOptimize(evaluate(starts[next++ % starts.size()]));
  }
}
void ValueByHand(benchmark::State& state) {
  constexpr grande_tactique::Weights kWeights =
      grande_tactique::WeightsOfValue();
  ValueTurns(state, [&](const Position& position) {
    return grande_tactique::ValueOf(grande_tactique::ViewOf(Retz(), position),
                                    Side::kFirst, kWeights);
  });
}
BENCHMARK(ValueByHand)->Unit(benchmark::kMicrosecond);
void ValueLearned(benchmark::State& state) {
  constexpr grande_tactique::Weights kWeights =
      grande_tactique::WeightsOfValue();
  grande_tactique::LearnedValue learned;
  ValueTurns(state, [&](const Position& position) {
    return learned.Of(grande_tactique::ViewOf(Retz(), position), Side::kFirst,
                      kWeights);
  });
}
BENCHMARK(ValueLearned)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace berthier
