// Perft: counts the tree below a position, for pinning a ruleset's behaviour.
//
// Decisions branch over Propose, rolls over their outcome classes. A leaf is
// the end of a game or the end of the depth. `leaves` counts them; `mass` adds
// up, over all leaves, the probability of the rolls on the way; it is kept
// exactly, as a residue modulo the prime 2^61 - 1 (weight times the inverse of
// the total), so that a wrong weight anywhere changes it.
//
// Law: if every leaf's rolls are summed out, the mass of a tree with rolls
// only is 1.
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
