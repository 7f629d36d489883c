// How many seeds of each size a test of generated battles tries.
//
//   for (uint64_t seed = 1; seed <= SeedsOfASize(60); ++seed) Lay(seed);
#ifndef BERTHIER_TESTS_ARENAS_GENERATION_SEEDS_H_
#define BERTHIER_TESTS_ARENAS_GENERATION_SEEDS_H_

#include <cstdint>
#include <cstdlib>

namespace berthier {

// `usual`, unless BERTHIER_SEEDS of the environment says another number (the
// target deep_generation does).
inline uint64_t SeedsOfASize(uint64_t usual) {
  const char* const asked = std::getenv("BERTHIER_SEEDS");
  return asked == nullptr ? usual : std::strtoull(asked, nullptr, 10);
}

}  // namespace berthier

#endif  // BERTHIER_TESTS_ARENAS_GENERATION_SEEDS_H_
