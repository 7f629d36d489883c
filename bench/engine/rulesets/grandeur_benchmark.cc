// Grandeur: how big a position is, what copying it costs, how fast
// it plays at random, and what listing all proposals of a first order takes.
#include <benchmark/benchmark.h>

#include <memory>
#include <string>

#include "bench/engine/game_timing.h"
#include "bench/engine/rulesets/bundled.h"
#include "engine/rulesets/grandeur/facts/state.h"
#include "engine/rulesets/grandeur/grandeur.h"

namespace berthier {
namespace {

std::unique_ptr<const Game> Load(const std::string& scenario) {
  return Bundled(Grandeur(), scenario);
}

void Playouts(benchmark::State& state, const std::string& scenario) {
  TimePlayouts(state, *Load(scenario));
}
BENCHMARK_CAPTURE(Playouts, outposts, "outposts");
BENCHMARK_CAPTURE(Playouts, hassenhausen, "hassenhausen");
BENCHMARK_CAPTURE(Playouts, arapiles, "arapiles");
BENCHMARK_CAPTURE(Playouts, moskva, "moskva");

void Copy(benchmark::State& state, const std::string& scenario) {
  TimeCopiesOfStart(state, *Load(scenario));
  state.counters["capacity"] = sizeof(grandeur::State);
}
BENCHMARK_CAPTURE(Copy, outposts, "outposts");
BENCHMARK_CAPTURE(Copy, hassenhausen, "hassenhausen");
BENCHMARK_CAPTURE(Copy, arapiles, "arapiles");
BENCHMARK_CAPTURE(Copy, moskva, "moskva");

void HashPosition(benchmark::State& state, const std::string& scenario) {
  TimeHashOfStart(state, *Load(scenario));
}
BENCHMARK_CAPTURE(HashPosition, moskva, "moskva");

// The first choice of a corps that acts.
void ProposeAll(benchmark::State& state, const std::string& scenario) {
  TimeProposals(state, *Load(scenario),
                static_cast<uint8_t>(grandeur::Decision::kNext));
}
BENCHMARK_CAPTURE(ProposeAll, outposts, "outposts");
BENCHMARK_CAPTURE(ProposeAll, hassenhausen, "hassenhausen");
BENCHMARK_CAPTURE(ProposeAll, arapiles, "arapiles");
BENCHMARK_CAPTURE(ProposeAll, moskva, "moskva");

}  // namespace
}  // namespace berthier
