// Perft: counts the game tree below a position, as a regression test of rules.
//
// Decisions branch over Propose, rolls over their outcome classes. A leaf is a
// finished game or a position at the full depth. `leaves` counts them; `mass`
// sums, over all leaves, the probability of the rolls on the path to the leaf.
// It is exact: a residue modulo the prime 2^61 - 1 (each weight times the
// inverse of the total), so that a wrong weight anywhere changes it.
//
// Law: the mass of a tree with rolls only is 1.
#ifndef BERTHIER_ENGINE_MODEL_PERFT_H_
#define BERTHIER_ENGINE_MODEL_PERFT_H_

#include <cstdint>

#include "engine/model/game.h"

namespace berthier {

struct PerftCount {
  uint64_t leaves = 0;
  uint64_t mass = 0;  // modulo kPerftPrime

  friend bool operator==(const PerftCount&, const PerftCount&) = default;
};
inline constexpr uint64_t kPerftPrime = (uint64_t{1} << 61) - 1;

// Exponential in `depth` >= 0.
PerftCount Perft(const Game& game, const Position& position, int depth);

}  // namespace berthier

#endif  // BERTHIER_ENGINE_MODEL_PERFT_H_
