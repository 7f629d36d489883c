// What a person waits for at the table while he drags a block or picks a unit:
// the legal pose nearest to the pointer, where a unit may end, what it may do.
//
// Each is asked of many units at decisions all through a random game; what
// counts is the 95th percentile of the CPU time of one answer.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <ctime>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "arenas/table/menu.h"
#include "arenas/table/reach.h"
#include "bench/engine/rulesets/bundled.h"
#include "engine/rulesets/registry.h"
#include "tests/arenas/table/kinds_of_orders.h"
#include "tests/engine/model/random_play.h"

namespace berthier {
namespace {

// Of a random game the decisions at which something may be moved, so many steps
// apart.
constexpr int kDecisions = 12;
constexpr int kStepsApart = 40;
constexpr int kPointers = 3;

std::unique_ptr<const Game> Load(const std::string& ruleset,
                                 const std::string& scenario) {
  for (const Ruleset& one : Rulesets()) {
    if (one.name == ruleset) return Bundled(one, scenario);
  }
  std::abort();
}

double Milliseconds() {
  timespec time = {};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) * 1e3 +
         static_cast<double>(time.tv_nsec) * 1e-6;
}

using Ask = std::function<void(const Game&, const Position&, const Order&,
                               SeededChooser&)>;

// Calls `ask` for each kind of order of the decisions, `times` each, and tells
// how long the answers took.
void TimeAnswers(benchmark::State& state, const Game& game, int times,
                 const Ask& ask) {
  std::vector<double> spent;
  for (auto _ : state) {
    SeededChooser play(5), pointers(6);
    Position position(game.layout());
    game.Start(position);
    int left = kDecisions;
    for (int steps = 0; left > 0 && !game.Awaits(position).is_over();) {
      if (steps-- <= 0 && game.Awaits(position).is_decision()) {
        const std::vector<Order> kinds = Kinds(game, position);
        if (!kinds.empty()) {
          steps = kStepsApart;
          --left;
        }
        for (const Order& kind : kinds) {
          for (int i = 0; i < times; ++i) {
            const double before = Milliseconds();
            ask(game, position, kind, pointers);
            spent.push_back(Milliseconds() - before);
          }
        }
      }
      StepAtRandom(game, position, play, nullptr);
    }
  }
  std::sort(spent.begin(), spent.end());
  const auto percentile = [&](size_t percent) {
    return spent[(spent.size() - 1) * percent / 100];
  };
  state.counters["answers"] = static_cast<double>(spent.size());
  state.counters["median_ms"] = percentile(50);
  state.counters["p95_ms"] = percentile(95);
  state.counters["p99_ms"] = percentile(99);
}

// A block dragged up to eight inches away from where a proposal puts it.
void Ghost(benchmark::State& state, const std::string& ruleset,
           const std::string& scenario) {
  const auto game = Load(ruleset, scenario);
  TimeAnswers(
      state, *game, kPointers,
      [](const Game& g, const Position& position, const Order& kind,
         SeededChooser& pointers) {
        const auto by = [&] {
          return static_cast<int32_t>(pointers.Below(16 * kTicksPerInch)) -
                 8 * kTicksPerInch;
        };
        Order wanted = kind;
        wanted.pose.centre = wanted.pose.centre + Vec{by(), by()};
        benchmark::DoNotOptimize(Nearest(g, position, wanted, Turning::kFree));
      });
}

void Reach(benchmark::State& state, const std::string& ruleset,
           const std::string& scenario) {
  const auto game = Load(ruleset, scenario);
  TimeAnswers(state, *game, 1,
              [](const Game& g, const Position& position, const Order& kind,
                 SeededChooser&) {
                benchmark::DoNotOptimize(ReachOf(g, position, kind));
              });
}

void Menu(benchmark::State& state, const std::string& ruleset,
          const std::string& scenario) {
  const auto game = Load(ruleset, scenario);
  TimeAnswers(state, *game, 1,
              [](const Game& g, const Position& position, const Order& kind,
                 SeededChooser&) {
                benchmark::DoNotOptimize(MenuOf(g, position, kind.subject));
              });
}

#define BERTHIER_TABLE_BENCHMARK(what)                             \
  BENCHMARK_CAPTURE(what, retz, "grande_tactique", "retz")         \
      ->Unit(benchmark::kMillisecond)                              \
      ->Iterations(1);                                             \
  BENCHMARK_CAPTURE(what, ligny, "big_battle_napoleonic", "ligny") \
      ->Unit(benchmark::kMillisecond)                              \
      ->Iterations(1)
BERTHIER_TABLE_BENCHMARK(Ghost);
BERTHIER_TABLE_BENCHMARK(Reach);
BERTHIER_TABLE_BENCHMARK(Menu);
#undef BERTHIER_TABLE_BENCHMARK

}  // namespace
}  // namespace berthier
