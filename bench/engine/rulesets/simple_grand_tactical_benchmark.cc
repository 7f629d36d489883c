// Simple Grand Tactical: how big a position is, what copying it costs, how fast
// it plays at random, and what listing all proposals of a first order takes.
#include <benchmark/benchmark.h>

#include <memory>
#include <string>

#include "bench/engine/game_timing.h"
#include "bench/engine/rulesets/bundled.h"
#include "engine/rulesets/simple_grand_tactical/facts/state.h"
#include "engine/rulesets/simple_grand_tactical/simple_grand_tactical.h"

namespace berthier {
namespace {

std::unique_ptr<const Game> Load(const std::string& scenario) {
  return Bundled(SimpleGrandTactical(), scenario);
}

void Playouts(benchmark::State& state, const std::string& scenario) {
  TimePlayouts(state, *Load(scenario));
}
BENCHMARK_CAPTURE(Playouts, lane, "lane");
BENCHMARK_CAPTURE(Playouts, village, "village");
BENCHMARK_CAPTURE(Playouts, plain, "plain");

void Copy(benchmark::State& state, const std::string& scenario) {
  TimeCopiesOfStart(state, *Load(scenario));
  state.counters["capacity"] = sizeof(simple_grand_tactical::State);
}
BENCHMARK_CAPTURE(Copy, lane, "lane");
BENCHMARK_CAPTURE(Copy, village, "village");
BENCHMARK_CAPTURE(Copy, plain, "plain");

void HashPosition(benchmark::State& state, const std::string& scenario) {
  TimeHashOfStart(state, *Load(scenario));
}
BENCHMARK_CAPTURE(HashPosition, plain, "plain");

// The first moves of the side that begins.
void ProposeAll(benchmark::State& state, const std::string& scenario) {
  TimeProposals(state, *Load(scenario),
                static_cast<uint8_t>(simple_grand_tactical::Decision::kMove));
}
BENCHMARK_CAPTURE(ProposeAll, lane, "lane");
BENCHMARK_CAPTURE(ProposeAll, village, "village");
BENCHMARK_CAPTURE(ProposeAll, plain, "plain");

}  // namespace
}  // namespace berthier
