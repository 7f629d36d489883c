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

// Whatever is laid out lies on a lattice, so that the text form has short
// numbers: a quarter of an inch, unless a ruleset measures in centimetres.
inline constexpr Length kLattice = Ticks(kTicksPerInch / 4);
inline constexpr Length kHalfCentimetre = Ticks(kTicksPerCentimetre / 2);

class RandomDraws {
 public:
  explicit RandomDraws(uint64_t seed, Length lattice = kLattice)
      : source_(seed), lattice_(lattice) {}

  Length lattice() const { return lattice_; }

  // One of low, ..., high.
  int Between(int low, int high) {
    return low + static_cast<int>(
                     source_.Below(static_cast<uint32_t>(high - low + 1)));
  }
  // A length of the lattice from `low` to `high`. On that of inches, where
  // `low` itself begins it: battles by seed stay what they were.
  Length Between(Length low, Length high) {
    const int step = lattice_.ticks;
    if (lattice_ == kLattice) {
      return low + lattice_ * Between(0, (high - low).ticks / step);
    }
    const int first = low.ticks / step + (low.ticks % step > 0 ? 1 : 0);
    const int last = high.ticks / step - (high.ticks % step < 0 ? 1 : 0);
    return lattice_ * Between(first, last);
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
  Length lattice_;
};

}  // namespace berthier::generation

#endif  // BERTHIER_ARENAS_GENERATION_RANDOM_DRAWS_H_
