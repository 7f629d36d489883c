// Counts allocations, for benchmarks of code that must not allocate.
//
//   const int64_t before = Allocations();
//   for (auto _ : state) Step();
//   state.counters["allocations"] = double(Allocations() - before);
#ifndef BERTHIER_BENCH_ALLOCATIONS_H_
#define BERTHIER_BENCH_ALLOCATIONS_H_

#include <cstdint>

namespace berthier {

// Calls of operator new on this thread so far.
int64_t Allocations();

}  // namespace berthier

#endif  // BERTHIER_BENCH_ALLOCATIONS_H_
