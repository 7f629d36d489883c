// Pools of dice: every 6 is a hit, and every pair of 5s (IMP-DIC-01).
//
// A pool is counted in half hits: a 6 is worth two, a 5 one; the hits are half
// of the sum, rounded down, so an odd 5 is lost. Sums of half hits add up over
// several throws of one pool.
//
//   const Pool pool(7);
//   pool.WaysOfHits(2);   // of the 6^7 throws, those with two hits
#ifndef BERTHIER_ENGINE_RULESETS_GRANDEUR_BOARD_POOLS_H_
#define BERTHIER_ENGINE_RULESETS_GRANDEUR_BOARD_POOLS_H_

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/model/roll.h"

namespace berthier::grandeur {

inline constexpr int kDie = 6;
// Most dice in one throw: 6^24 < 2^63 (Dice::faces). Larger pools are thrown in
// several rolls.
inline constexpr int kMostDice = 24;
inline constexpr int kMostHalfHits = 2 * kMostDice;

constexpr int HalfHitsOf(int face) { return face == 6 ? 2 : face == 5 ? 1 : 0; }
constexpr int HitsOf(int half_hits) { return half_hits / 2; }

// The half hits of `count` dice from the one at `first`.
inline int HalfHitsIn(const Faces& faces, int first, int count) {
  int sum = 0;
  for (int i = first; i < first + count; ++i) sum += HalfHitsOf(faces[i]);
  return sum;
}

// How many of the throws of n dice, 0 <= n <= kMostDice, come to each sum:
// the coefficients of (4 + x + x^2)^n.
class Pool {
 public:
  explicit Pool(int dice);

  int dice() const { return dice_; }
  uint64_t Ways(int half_hits) const {
    return half_hits < 0 || half_hits > 2 * dice_
               ? 0
               : ways_[static_cast<size_t>(half_hits)];
  }
  uint64_t WaysOfHits(int hits) const {
    return Ways(2 * hits) + Ways(2 * hits + 1);
  }

 private:
  int dice_;
  std::array<uint64_t, kMostHalfHits + 1> ways_ = {};
};

// Adds a throw of n dice that comes to this sum, at most 2n.
void AddSample(Faces& faces, int dice, int half_hits);

}  // namespace berthier::grandeur

#endif  // BERTHIER_ENGINE_RULESETS_GRANDEUR_BOARD_POOLS_H_
