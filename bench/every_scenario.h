// Registers a benchmark for every bundled scenario of every ruleset.
//
//   void Playouts(benchmark::State& state, const std::string& scenario);
//   const bool there = OfEveryScenario(
//       "Playouts", &Playouts,
//       [](benchmark::internal::Benchmark& one) { one.Iterations(1); });
#ifndef BERTHIER_BENCH_EVERY_SCENARIO_H_
#define BERTHIER_BENCH_EVERY_SCENARIO_H_

#include <benchmark/benchmark.h>

#include <string>

#include "arenas/scenarios/bundled.h"

namespace berthier {

// Registers NAME/SCENARIO for each scenario; `function` receives the scenario's
// name, `set` configures the benchmark. Always true.
template <typename Set>
bool OfEveryScenario(const std::string& name,
                     void (*function)(benchmark::State&, const std::string&),
                     Set&& set) {
  for (const BundledText& scenario : BundledScenarios()) {
    const std::string its_name(scenario.name);
    set(*benchmark::RegisterBenchmark((name + "/" + its_name).c_str(), function,
                                      its_name)
             ->Unit(benchmark::kMillisecond));
  }
  return true;
}

}  // namespace berthier

#endif  // BERTHIER_BENCH_EVERY_SCENARIO_H_
