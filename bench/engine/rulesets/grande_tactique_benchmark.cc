// Grande Tactique: how big a position is, what copying it costs, how fast it
// plays at random, and what listing all proposals of a Command Phase takes.
#include <benchmark/benchmark.h>

#include <memory>
#include <string>

#include "bench/engine/game_timing.h"
#include "bench/engine/rulesets/bundled.h"
#include "engine/rulesets/grande_tactique/facts/state.h"
#include "engine/rulesets/grande_tactique/grande_tactique.h"

namespace berthier {
namespace {

std::unique_ptr<const Game> Load(const std::string& scenario) {
  return Bundled(GrandeTactique(), scenario);
}

void Playouts(benchmark::State& state, const std::string& scenario) {
  TimePlayouts(state, *Load(scenario));
}
BENCHMARK_CAPTURE(Playouts, steinfeld, "steinfeld");
BENCHMARK_CAPTURE(Playouts, retz, "retz");
BENCHMARK_CAPTURE(Playouts, ridge, "ridge");

void Copy(benchmark::State& state, const std::string& scenario) {
  TimeCopiesOfStart(state, *Load(scenario));
  state.counters["capacity"] = sizeof(grande_tactique::State);
}
BENCHMARK_CAPTURE(Copy, steinfeld, "steinfeld");
BENCHMARK_CAPTURE(Copy, retz, "retz");
BENCHMARK_CAPTURE(Copy, ridge, "ridge");

void HashPosition(benchmark::State& state, const std::string& scenario) {
  TimeHashOfStart(state, *Load(scenario));
}
BENCHMARK_CAPTURE(HashPosition, retz, "retz");

// The first decision of the Command Phase that spends command points.
void ProposeAll(benchmark::State& state, const std::string& scenario) {
  TimeProposals(state, *Load(scenario),
                static_cast<uint8_t>(grande_tactique::Decision::kOrder));
}
BENCHMARK_CAPTURE(ProposeAll, steinfeld, "steinfeld");
BENCHMARK_CAPTURE(ProposeAll, retz, "retz");
BENCHMARK_CAPTURE(ProposeAll, ridge, "ridge");

}  // namespace
}  // namespace berthier
