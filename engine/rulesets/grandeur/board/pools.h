// Pools of dice: every 6 is a hit, and every pair of 5s (IMP-DIC-01).
//
// Weights count a 6 as two half hits and a 5 as one; the hits are half of the
// sum, rounded down, so an odd 5 is lost.
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
// Decision: a pool has at most 24 dice, so that the number of its throws fits
// in 63 bits (Dice::faces); no unit reaches it without four supports.
inline constexpr int kMostPoolDice = 24;

inline int HitsOf(const Faces& faces) {
  int sixes = 0, fives = 0;
  for (int i = 0; i < faces.count; ++i) {
    sixes += faces[i] == 6;
    fives += faces[i] == 5;
  }
  return sixes + fives / 2;
}

// How many of the throws of n dice, 0 <= n <= kMostPoolDice, come to each
// sum: the coefficients of (4 + x + x^2)^n.
class Pool {
 public:
  explicit Pool(int dice);

  int dice() const { return dice_; }
  uint64_t WaysOfHits(int hits) const {
    return Ways(2 * hits) + Ways(2 * hits + 1);
  }

 private:
  // So many of them come to this number of half hits.
  uint64_t Ways(int half_hits) const {
    return half_hits < 0 || half_hits > 2 * dice_
               ? 0
               : ways_[static_cast<size_t>(half_hits)];
  }

  int dice_;
  std::array<uint64_t, 2 * kMostPoolDice + 1> ways_ = {};
};

// Adds a throw of n dice with so many hits, at most n.
void AddSample(Faces& faces, int dice, int hits);

}  // namespace berthier::grandeur

#endif  // BERTHIER_ENGINE_RULESETS_GRANDEUR_BOARD_POOLS_H_
