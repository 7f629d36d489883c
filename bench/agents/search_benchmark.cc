// Tree search: simulations a second on breakthrough, which other frameworks
// can be compared on, and memory per node.
//
// Rates are per second of CPU time of the thread. "Tree only" values every new
// node at 0 and explores with c = 2, so that nothing but the tree is measured.
#include <benchmark/benchmark.h>

#include <memory>
#include <utility>
#include <variant>

#include "agents/doctrine/plain.h"
#include "agents/search/tree_search.h"
#include "bench/allocations.h"
#include "engine/model/fault.h"
#include "tests/toys/breakthrough.h"
#include "tests/toys/dice_duel.h"

namespace berthier {
namespace {

std::unique_ptr<const Game> Build(const Ruleset& ruleset,
                                  const ScenarioDocument& document) {
  Built built = ruleset.build(document);
  BERTHIER_CHECK(built.index() == 0);
  return std::move(std::get<0>(built));
}

// One search from the start of the game per round.
void Searches(benchmark::State& state, const Game& game,
              const TreeOptions& options) {
  const auto simulations = static_cast<uint64_t>(state.range(0));
  TreeSearch search(game, MakePlainDoctrine(game), options, 1);
  Position start(game.layout());
  game.Start(start);
  int64_t done = 0;
  double nodes = 0;
  double bytes = 0;
  int64_t allocations = 0;
  bool warm = false;
  for (auto _ : state) {
    search.Forget();
    search.SetRoot(start, Side::kFirst);
    const int64_t before = Allocations();
    search.Run({.iterations = simulations});
    if (warm) allocations += Allocations() - before;
    warm = true;
    done += static_cast<int64_t>(search.spending().iterations);
    nodes = static_cast<double>(search.tree().size());
    bytes = static_cast<double>(search.tree().bytes());
  }
  state.SetItemsProcessed(done);
  state.counters["nodes"] = nodes;
  state.counters["bytes/node"] = bytes / nodes;
  state.counters["allocations"] = static_cast<double>(allocations);
}

void BreakthroughTreeOnly(benchmark::State& state) {
  const auto game = Build(Breakthrough(), BreakthroughStart());
  Searches(state, *game,
           {.exploration = 2,
            .horizon = 0,
            .transpositions = Transpositions::kApart});
}
BENCHMARK(BreakthroughTreeOnly)->Arg(1'000)->Arg(10'000);

void BreakthroughMergedTreeOnly(benchmark::State& state) {
  const auto game = Build(Breakthrough(), BreakthroughStart());
  Searches(state, *game, {.exploration = 2, .horizon = 0});
}
BENCHMARK(BreakthroughMergedTreeOnly)->Arg(1'000)->Arg(10'000);

void BreakthroughRandomPlayout(benchmark::State& state) {
  const auto game = Build(Breakthrough(), BreakthroughStart());
  Searches(state, *game, {.exploration = 2});
}
BENCHMARK(BreakthroughRandomPlayout)->Arg(1'000)->Arg(10'000);

void DiceDuelRandomPlayout(benchmark::State& state) {
  const auto game = Build(DiceDuel(), DiceDuelStart(9, 9, 40, Fog::kOff));
  Searches(state, *game, {});
}
BENCHMARK(DiceDuelRandomPlayout)->Arg(10'000);

}  // namespace
}  // namespace berthier
