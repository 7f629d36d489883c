// What a person waits for at the table while he drags a block or picks a unit:
// the legal pose nearest to the pointer, where a unit may end, what it may do.
//
// Each is asked of many units at decisions all through a random game; what
// counts is the 95th percentile of the CPU time of one answer.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <cstdlib>
#include <ctime>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "arenas/table/menu.h"
#include "arenas/table/reach.h"
#include "bench/every_scenario.h"
#include "engine/model/fault.h"
#include "engine/rulesets/registry.h"
#include "proto/position_codec.h"
#include "tests/arenas/table/kinds_of_orders.h"
#include "tests/engine/model/random_play.h"

namespace berthier {
namespace {

// Of a random game the decisions at which something may be moved, so many steps
// apart.
constexpr int kDecisions = 12;
constexpr int kStepsApart = 40;
constexpr int kPointers = 3;

std::unique_ptr<const Game> Load(const std::string& scenario) {
  for (const BundledText& one : BundledScenarios()) {
    if (one.name != scenario) continue;
    const auto read = ReadPosition({one.name, one.text}, Form::kText);
    BERTHIER_CHECK(read.ok());
    Built built = FindRuleset(read->document.ruleset)->build(read->document);
    BERTHIER_CHECK(built.index() == 0);
    return std::move(std::get<0>(built));
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
void Ghost(benchmark::State& state, const std::string& scenario) {
  const auto game = Load(scenario);
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

void Reach(benchmark::State& state, const std::string& scenario) {
  const auto game = Load(scenario);
  TimeAnswers(state, *game, 1,
              [](const Game& g, const Position& position, const Order& kind,
                 SeededChooser&) {
                benchmark::DoNotOptimize(ReachOf(g, position, kind));
              });
}

void Menu(benchmark::State& state, const std::string& scenario) {
  const auto game = Load(scenario);
  TimeAnswers(state, *game, 1,
              [](const Game& g, const Position& position, const Order& kind,
                 SeededChooser&) {
                benchmark::DoNotOptimize(MenuOf(g, position, kind.subject));
              });
}

void Once(benchmark::internal::Benchmark& one) { one.Iterations(1); }

[[maybe_unused]] const bool kRegistered =
    OfEveryScenario("Ghost", &Ghost, Once) &&
    OfEveryScenario("Reach", &Reach, Once) &&
    OfEveryScenario("Menu", &Menu, Once);

}  // namespace
}  // namespace berthier
