// Benchmarks of every bundled scenario, whatever its ruleset.
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

// NAME/SCENARIO for each: `function` is given its name; `set` sets the
// benchmark up.
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
