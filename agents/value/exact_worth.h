// W exactly, where the rest of the tree is small enough to be enumerated.
//
// Rolls are averaged over their outcome classes, decisions are the reference
// player's. He is asked once a position, so this is exact for a player who
// draws nothing by chance, and for others the W of that one of his ways to
// play which his seeds here say.
//
//   const std::optional<double> w = ExactWorth(trials.player(), game, p, 1e5);
#ifndef BERTHIER_AGENTS_VALUE_EXACT_WORTH_H_
#define BERTHIER_AGENTS_VALUE_EXACT_WORTH_H_

#include <cstdint>
#include <optional>

#include "agents/value/reference_player.h"

namespace berthier {

// The expected worth of the final score to the first side; nothing if more than
// so many positions are to be looked at (equal ones count once).
std::optional<double> ExactWorth(ReferencePlayer& player, const Game& game,
                                 const Position& position, uint64_t most);

}  // namespace berthier

#endif  // BERTHIER_AGENTS_VALUE_EXACT_WORTH_H_
