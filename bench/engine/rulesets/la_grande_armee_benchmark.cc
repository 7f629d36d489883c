// La Grande Armée: how big a position is, what copying it costs, how fast it
// plays at random, and what listing all proposals of a first action takes.
#include <benchmark/benchmark.h>

#include <memory>
#include <string>

#include "bench/engine/game_timing.h"
#include "bench/engine/rulesets/bundled.h"
#include "engine/rulesets/la_grande_armee/facts/state.h"
#include "engine/rulesets/la_grande_armee/la_grande_armee.h"

namespace berthier {
namespace {

std::unique_ptr<const Game> Load(const std::string& scenario) {
  return Bundled(LaGrandeArmee(), scenario);
}

void Playouts(benchmark::State& state, const std::string& scenario) {
  TimePlayouts(state, *Load(scenario));
}
void Copy(benchmark::State& state, const std::string& scenario) {
  TimeCopiesOfStart(state, *Load(scenario));
  state.counters["capacity"] = sizeof(la_grande_armee::State);
}
void HashPosition(benchmark::State& state, const std::string& scenario) {
  TimeHashOfStart(state, *Load(scenario));
}
void ProposeAll(benchmark::State& state, const std::string& scenario) {
  TimeProposals(state, *Load(scenario),
                static_cast<uint8_t>(la_grande_armee::Decision::kAction));
}

BENCHMARK_CAPTURE(Playouts, ford, "ford");
BENCHMARK_CAPTURE(Playouts, moeckern, "moeckern");
BENCHMARK_CAPTURE(Playouts, brye, "brye");
BENCHMARK_CAPTURE(Playouts, high_road, "high_road");

BENCHMARK_CAPTURE(Copy, ford, "ford");
BENCHMARK_CAPTURE(Copy, moeckern, "moeckern");
BENCHMARK_CAPTURE(Copy, brye, "brye");

BENCHMARK_CAPTURE(HashPosition, brye, "brye");

BENCHMARK_CAPTURE(ProposeAll, ford, "ford");
BENCHMARK_CAPTURE(ProposeAll, moeckern, "moeckern");
BENCHMARK_CAPTURE(ProposeAll, brye, "brye");

}  // namespace
}  // namespace berthier
