// What the examples of the headers of bench speak of.
#ifndef BERTHIER_TESTS_EXAMPLES_BENCH_H_
#define BERTHIER_TESTS_EXAMPLES_BENCH_H_

#include "benchmark/benchmark.h"

namespace berthier::examples {

extern benchmark::State& state;
void Step();

}  // namespace berthier::examples

#endif  // BERTHIER_TESTS_EXAMPLES_BENCH_H_
