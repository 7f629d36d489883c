// The exact W of a position (reference_player.h), if the rest of the game tree
// is small enough to enumerate.
//
// Rolls are averaged over their outcome classes; decisions are made by the
// reference player, once per position. This works only for a player that
// decides without chance.
//
//   const std::optional<double> w = ExactWorth(trials.player(), game, p, 1e5);
#ifndef BERTHIER_AGENTS_VALUE_EXACT_WORTH_H_
#define BERTHIER_AGENTS_VALUE_EXACT_WORTH_H_

#include <cstdint>
#include <optional>

#include "agents/value/reference_player.h"

namespace berthier {

// The expected value of the final score to the first side; nullopt if more than
// `most` positions would be needed (equal ones count once), or if the player
// decides by chance.
std::optional<double> ExactWorth(ReferencePlayer& player, const Game& game,
                                 const Position& position, uint64_t most);

}  // namespace berthier

#endif  // BERTHIER_AGENTS_VALUE_EXACT_WORTH_H_
