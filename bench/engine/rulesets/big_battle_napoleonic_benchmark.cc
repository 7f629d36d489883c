// Big Battle Napoleonic: how big a position is, what copying it costs, how fast
// it plays at random, and what listing all proposals of a first order takes.
#include <benchmark/benchmark.h>

#include <memory>
#include <string>

#include "bench/engine/game_timing.h"
#include "bench/engine/rulesets/bundled.h"
#include "engine/rulesets/big_battle_napoleonic/big_battle_napoleonic.h"
#include "engine/rulesets/big_battle_napoleonic/facts/state.h"

namespace berthier {
namespace {

std::unique_ptr<const Game> Load(const std::string& scenario) {
  return Bundled(BigBattleNapoleonic(), scenario);
}

void Playouts(benchmark::State& state, const std::string& scenario) {
  TimePlayouts(state, *Load(scenario));
}
BENCHMARK_CAPTURE(Playouts, farm, "farm");
BENCHMARK_CAPTURE(Playouts, st_amand, "st_amand");
BENCHMARK_CAPTURE(Playouts, ligny, "ligny");

void Copy(benchmark::State& state, const std::string& scenario) {
  TimeCopiesOfStart(state, *Load(scenario));
  state.counters["capacity"] = sizeof(big_battle_napoleonic::State);
}
BENCHMARK_CAPTURE(Copy, farm, "farm");
BENCHMARK_CAPTURE(Copy, st_amand, "st_amand");
BENCHMARK_CAPTURE(Copy, ligny, "ligny");

void HashPosition(benchmark::State& state, const std::string& scenario) {
  TimeHashOfStart(state, *Load(scenario));
}
BENCHMARK_CAPTURE(HashPosition, ligny, "ligny");

// The first orders of the attacker.
void ProposeAll(benchmark::State& state, const std::string& scenario) {
  TimeProposals(state, *Load(scenario),
                static_cast<uint8_t>(big_battle_napoleonic::Decision::kOrder));
}
BENCHMARK_CAPTURE(ProposeAll, farm, "farm");
BENCHMARK_CAPTURE(ProposeAll, st_amand, "st_amand");
BENCHMARK_CAPTURE(ProposeAll, ligny, "ligny");

}  // namespace
}  // namespace berthier
