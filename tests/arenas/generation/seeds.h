// Number of seeds of each size that a test of generated battles tries.
//
//   for (uint64_t seed = 1; seed <= SeedsOfASize(60); ++seed) Lay(seed);
#ifndef BERTHIER_TESTS_ARENAS_GENERATION_SEEDS_H_
#define BERTHIER_TESTS_ARENAS_GENERATION_SEEDS_H_

#include <cstdint>
#include <cstdlib>

namespace berthier {

// `usual`, unless the environment variable BERTHIER_SEEDS is set (the target
// deep_generation sets it).
inline uint64_t SeedsOfASize(uint64_t usual) {
  const char* const asked = std::getenv("BERTHIER_SEEDS");
  return asked == nullptr ? usual : std::strtoull(asked, nullptr, 10);
}

}  // namespace berthier

#endif  // BERTHIER_TESTS_ARENAS_GENERATION_SEEDS_H_
