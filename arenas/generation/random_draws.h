// Random draws: numbers, lengths, choices and sequences out of a seed.
//
// Laws: equal seeds and equal draws give equal draws on every machine; every
// draw is unbiased.
//
//   RandomDraws draws(SeedFor(seed, 2));
//   const int battalions = draws.Between(3, 5);
#ifndef BERTHIER_ARENAS_GENERATION_RANDOM_DRAWS_H_
#define BERTHIER_ARENAS_GENERATION_RANDOM_DRAWS_H_

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "agents/random_source.h"
#include "engine/geometry/units.h"

namespace berthier::generation {

// Whatever is laid out lies on this lattice: a quarter of an inch, so that the
// text form has short numbers.
inline constexpr Length kLattice = Ticks(kTicksPerInch / 4);

class RandomDraws {
 public:
  explicit RandomDraws(uint64_t seed) : source_(seed) {}

  // One of low, ..., high.
  int Between(int low, int high) {
    return low + static_cast<int>(
                     source_.Below(static_cast<uint32_t>(high - low + 1)));
  }
  // A length of the lattice from `low` to `high`, which lie on it.
  Length Between(Length low, Length high) {
    const int steps = (high - low).ticks / kLattice.ticks;
    return low + kLattice * Between(0, steps);
  }
  // True in so many of a hundred cases.
  bool Percent(int chance) { return Between(1, 100) <= chance; }
  // An index; each as likely as its weight.
  size_t Weighted(std::span<const int> weights) {
    int sum = 0;
    for (const int weight : weights) sum += weight;
    int rest = Between(0, sum - 1);
    size_t i = 0;
    for (; rest >= weights[i]; ++i) rest -= weights[i];
    return i;
  }
  template <typename T>
  void Shuffle(std::vector<T>& things) {
    for (size_t n = things.size(); n > 1; --n) {
      const int i = Between(0, static_cast<int>(n) - 1);
      std::swap(things[n - 1], things[static_cast<size_t>(i)]);
    }
  }

 private:
  RandomSource source_;
};

}  // namespace berthier::generation

#endif  // BERTHIER_ARENAS_GENERATION_RANDOM_DRAWS_H_
