// The contract itself: what playing, copying and hashing behind it cost.
//
// Rates are per second of CPU time of the thread. Random playouts choose with
// ProposeOne and play; an action is one order or one roll.
#include <benchmark/benchmark.h>

#include <memory>
#include <variant>
#include <vector>

#include "bench/allocations.h"
#include "engine/model/fault.h"
#include "engine/model/perft.h"
#include "tests/engine/model/random_play.h"
#include "tests/toys/breakthrough.h"
#include "tests/toys/connect_four.h"
#include "tests/toys/dice_duel.h"

namespace berthier {
namespace {

std::unique_ptr<const Game> Build(const Ruleset& ruleset,
                                  const Dossier& dossier) {
  Built built = ruleset.build(dossier);
  BERTHIER_CHECK(built.index() == 0);
  return std::move(std::get<0>(built));
}

void Playouts(benchmark::State& state, const Ruleset& ruleset,
              const Dossier& dossier) {
  const std::unique_ptr<const Game> game = Build(ruleset, dossier);
  SeededChooser chooser(1);
  Position start(game->layout());
  game->Start(start);
  Position position = start;
  int64_t actions = 0;
  int64_t games = 0;
  const int64_t before = Allocations();
  for (auto _ : state) {
    position = start;
    while (!game->Awaits(position).is_over()) {
      StepAtRandom(*game, position, chooser, nullptr);
      ++actions;
    }
    ++games;
  }
  const int64_t allocations = Allocations() - before;
  state.SetItemsProcessed(actions);
  state.counters["actions/game"] =
      static_cast<double>(actions) / static_cast<double>(games);
  state.counters["allocations"] = static_cast<double>(allocations);
}

void BreakthroughPlayouts(benchmark::State& state) {
  Playouts(state, Breakthrough(), BreakthroughStart());
}
BENCHMARK(BreakthroughPlayouts);

void ConnectFourPlayouts(benchmark::State& state) {
  Playouts(state, ConnectFour(), ConnectFourStart());
}
BENCHMARK(ConnectFourPlayouts);

void DiceDuelPlayouts(benchmark::State& state) {
  Playouts(state, DiceDuel(), DiceDuelStart(9, 9, 40, Fog::kOff));
}
BENCHMARK(DiceDuelPlayouts);

void Copies(benchmark::State& state, Position from) {
  Position to = from;
  const int64_t before = Allocations();
  for (auto _ : state) {
    to = from;
    benchmark::DoNotOptimize(to.bytes());
    benchmark::ClobberMemory();
  }
  const int64_t allocations = Allocations() - before;
  state.counters["allocations"] = static_cast<double>(allocations);
}

void CopyBreakthrough(benchmark::State& state) {
  const auto game = Build(Breakthrough(), BreakthroughStart());
  Position start(game->layout());
  game->Start(start);
  Copies(state, start);
}
BENCHMARK(CopyBreakthrough);

void CopyConnectFour(benchmark::State& state) {
  const auto game = Build(ConnectFour(), ConnectFourStart());
  Position start(game->layout());
  game->Start(start);
  Copies(state, start);
}
BENCHMARK(CopyConnectFour);

void CopyBytes(benchmark::State& state) {
  const auto size = static_cast<uint32_t>(state.range(0));
  Copies(state, Position({size, size}));
}
BENCHMARK(CopyBytes)->Arg(2048)->Arg(8192);

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
