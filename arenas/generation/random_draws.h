// Random draws: numbers, lengths, choices and permutations from a seed.
//
// Laws: equal seeds and equal calls give equal results on every machine; every
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

// All places lie on a lattice, so that the text form has short numbers: a
// quarter of an inch, or half a centimetre where a ruleset is metric.
inline constexpr Length kLattice = Ticks(kTicksPerInch / 4);
inline constexpr Length kHalfCentimetre = Ticks(kTicksPerCentimetre / 2);

class RandomDraws {
 public:
  explicit RandomDraws(uint64_t seed, Length lattice = kLattice)
      : source_(seed), lattice_(lattice) {}

  Length lattice() const { return lattice_; }

  // One of low, ..., high, both included.
  int Between(int low, int high) {
    return low + static_cast<int>(
                     source_.Below(static_cast<uint32_t>(high - low + 1)));
  }
  // A multiple of the lattice from `low` to `high`. On the inch lattice, `low`
  // plus a multiple instead, so that battles of known seeds do not change.
  Length Between(Length low, Length high) {
    const int step = lattice_.ticks;
    if (lattice_ == kLattice) {
      return low + lattice_ * Between(0, (high - low).ticks / step);
    }
    const int first = low.ticks / step + (low.ticks % step > 0 ? 1 : 0);
    const int last = high.ticks / step - (high.ticks % step < 0 ? 1 : 0);
    return lattice_ * Between(first, last);
  }
  // True with a probability of `chance` per cent.
  bool Percent(int chance) { return Between(1, 100) <= chance; }
  // An index, with probability proportional to its weight.
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
  Length lattice_;
};

}  // namespace berthier::generation

#endif  // BERTHIER_ARENAS_GENERATION_RANDOM_DRAWS_H_
