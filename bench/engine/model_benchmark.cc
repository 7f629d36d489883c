// The contract itself: what playing, copying and hashing behind it cost.
//
// Rates are per second of CPU time of the thread. Random playouts choose with
// ProposeOne and play; an action is one order or one roll.
#include <benchmark/benchmark.h>

#include <memory>
#include <variant>
#include <vector>

#include "bench/engine/game_timing.h"
#include "engine/model/fault.h"
#include "engine/model/perft.h"
#include "tests/engine/model/random_play.h"
#include "tests/toys/breakthrough.h"
#include "tests/toys/connect_four.h"
#include "tests/toys/dice_duel.h"

namespace berthier {
namespace {

std::unique_ptr<const Game> Build(const Ruleset& ruleset,
                                  const ScenarioDocument& document) {
  Built built = ruleset.build(document);
  BERTHIER_CHECK(built.index() == 0);
  return std::move(std::get<0>(built));
}

void BreakthroughPlayouts(benchmark::State& state) {
  TimePlayouts(state, *Build(Breakthrough(), BreakthroughStart()));
}
BENCHMARK(BreakthroughPlayouts);

void ConnectFourPlayouts(benchmark::State& state) {
  TimePlayouts(state, *Build(ConnectFour(), ConnectFourStart()));
}
BENCHMARK(ConnectFourPlayouts);

void DiceDuelPlayouts(benchmark::State& state) {
  TimePlayouts(state, *Build(DiceDuel(), DiceDuelStart(9, 9, 40, Fog::kOff)));
}
BENCHMARK(DiceDuelPlayouts);

void CopyBreakthrough(benchmark::State& state) {
  TimeCopiesOfStart(state, *Build(Breakthrough(), BreakthroughStart()));
}
BENCHMARK(CopyBreakthrough);

void CopyConnectFour(benchmark::State& state) {
  TimeCopiesOfStart(state, *Build(ConnectFour(), ConnectFourStart()));
}
BENCHMARK(CopyConnectFour);

void CopyBytes(benchmark::State& state) {
  const auto size = static_cast<uint32_t>(state.range(0));
  TimeCopies(state, Position({size, size}));
}
BENCHMARK(CopyBytes)->Arg(2048)->Arg(8192);

// A position of its own, allocated and freed, where a copy writes into one that
// is there.
void CloneBreakthrough(benchmark::State& state) {
  const auto game = Build(Breakthrough(), BreakthroughStart());
  Position start(game->layout());
  game->Start(start);
  for (auto _ : state) {
    const Position clone = start;
    benchmark::DoNotOptimize(clone.bytes());
    benchmark::ClobberMemory();
  }
}
BENCHMARK(CloneBreakthrough);

void Hash(benchmark::State& state) {
  const std::vector<unsigned char> bytes(static_cast<size_t>(state.range(0)),
                                         7);
  uint64_t seed = 0;
  for (auto _ : state) {
    // Each waits for the one before, as in a search.
    seed = HashBytes(bytes.data(), bytes.size(), seed);
  }
  benchmark::DoNotOptimize(seed);
  state.SetBytesProcessed(state.iterations() * state.range(0));
}
BENCHMARK(Hash)->Arg(24)->Arg(512)->Arg(8192);

void BreakthroughPerft(benchmark::State& state) {
  const auto game = Build(Breakthrough(), BreakthroughStart());
  Position start(game->layout());
  game->Start(start);
  uint64_t leaves = 0;
  for (auto _ : state) leaves += Perft(*game, start, 4).leaves;
  state.SetItemsProcessed(static_cast<int64_t>(leaves));
}
BENCHMARK(BreakthroughPerft)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace berthier
