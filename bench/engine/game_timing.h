// Timings that apply to every game: random playouts, copies and hashes of a
// position, listing proposals, with the allocations they make.
#ifndef BERTHIER_BENCH_ENGINE_GAME_TIMING_H_
#define BERTHIER_BENCH_ENGINE_GAME_TIMING_H_

#include <benchmark/benchmark.h>

#include <vector>

#include "bench/allocations.h"
#include "engine/model/game.h"
#include "tests/engine/model/random_play.h"

namespace berthier {

// Random playouts with ProposeOne; items are orders and rolls, so the result is
// orders and rolls a second.
inline void TimePlayouts(benchmark::State& state, const Game& game) {
  SeededChooser chooser(1);
  Position start(game.layout());
  game.Start(start);
  Position position = start;
  int64_t actions = 0;
  int64_t games = 0;
  const int64_t before = Allocations();
  for (auto _ : state) {
    position = start;
    while (!game.Awaits(position).is_over()) {
      StepAtRandom(game, position, chooser, nullptr);
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

inline void TimeCopies(benchmark::State& state, const Position& from) {
  Position to = from;
  const int64_t before = Allocations();
  for (auto _ : state) {
    to = from;
    benchmark::DoNotOptimize(to.bytes());
    benchmark::ClobberMemory();
  }
  const int64_t allocations = Allocations() - before;
  state.counters["allocations"] = static_cast<double>(allocations);
  state.counters["bytes"] = from.layout().used;
}

inline void TimeCopiesOfStart(benchmark::State& state, const Game& game) {
  Position start(game.layout());
  game.Start(start);
  TimeCopies(state, start);
}

inline void TimeHashOfStart(benchmark::State& state, const Game& game) {
  Position start(game.layout());
  game.Start(start);
  for (auto _ : state) benchmark::DoNotOptimize(game.Hash(start));
}

// Lists all proposals of the first decision of kind `decision` in a random
// game.
inline void TimeProposals(benchmark::State& state, const Game& game,
                          uint8_t decision) {
  SeededChooser chooser(1);
  Position position(game.layout());
  game.Start(position);
  while (!game.Awaits(position).is_decision() ||
         game.Awaits(position).kind != decision) {
    StepAtRandom(game, position, chooser, nullptr);
  }
  std::vector<Order> orders;
  for (auto _ : state) {
    orders.clear();
    game.Propose(position, orders);
    benchmark::DoNotOptimize(orders.data());
  }
  state.counters["proposals"] = static_cast<double>(orders.size());
}

}  // namespace berthier

#endif  // BERTHIER_BENCH_ENGINE_GAME_TIMING_H_
