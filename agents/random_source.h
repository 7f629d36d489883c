// A seeded stream of random numbers: xoshiro256**, unbiased, the same on every
// machine.
//
// Agents draw their random orders from it, the arena its dice. Different seeds
// give unrelated streams: the seed is expanded with SplitMix64 first.
//
// Laws: equal seeds give equal streams; Below(n) is exactly uniform given
// uniform 64-bit words.
//
//   RandomSource source(7);
//   uint32_t die = 1 + source.Below(6);
#ifndef BERTHIER_AGENTS_RANDOM_SOURCE_H_
#define BERTHIER_AGENTS_RANDOM_SOURCE_H_

#include <array>
#include <bit>
#include <cstdint>

#include "engine/model/chooser.h"

namespace berthier {

// One step of SplitMix64: a bijection of 64-bit words that mixes well.
constexpr uint64_t MixBits(uint64_t z) {
  z += 0x9E3779B97F4A7C15u;
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
  return z ^ (z >> 31);
}

// Derives the seed of a part from the seed of the whole: of game 3 of a match,
// of the second side of a game.
constexpr uint64_t SeedFor(uint64_t seed, uint64_t part) {
  return MixBits(MixBits(seed) ^ MixBits(~part));
}

class RandomSource final : public Chooser {
 public:
  explicit RandomSource(uint64_t seed) {
    for (uint64_t& word : state_) {
      seed += 0x9E3779B97F4A7C15u;
      word = MixBits(seed);
    }
  }

  uint64_t Next() {
    const uint64_t result = std::rotl(state_[1] * 5, 7) * 9;
    const uint64_t t = state_[1] << 17;
    state_[2] ^= state_[0];
    state_[3] ^= state_[1];
    state_[1] ^= state_[2];
    state_[0] ^= state_[3];
    state_[2] ^= t;
    state_[3] = std::rotl(state_[3], 45);
    return result;
  }

  // Uniform in [0, n), n > 0: Lemire's multiplication with rejection.
  uint32_t Below(uint32_t n) override {
    uint64_t product = (Next() >> 32) * n;
    if (static_cast<uint32_t>(product) < n) {
      const uint32_t uneven = (0u - n) % n;
      while (static_cast<uint32_t>(product) < uneven) {
        product = (Next() >> 32) * n;
      }
    }
    return static_cast<uint32_t>(product >> 32);
  }

 private:
  std::array<uint64_t, 4> state_;
};

}  // namespace berthier

#endif  // BERTHIER_AGENTS_RANDOM_SOURCE_H_
