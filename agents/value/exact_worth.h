// W exactly, where the rest of the tree is small enough to be enumerated.
//
// Rolls are averaged over their outcome classes, decisions are the reference
// player's. He is asked once a position: of one who draws by chance it says
// nothing.
//
//   const std::optional<double> w = ExactWorth(trials.player(), game, p, 1e5);
#ifndef BERTHIER_AGENTS_VALUE_EXACT_WORTH_H_
#define BERTHIER_AGENTS_VALUE_EXACT_WORTH_H_

#include <cstdint>
#include <optional>

#include "agents/value/reference_player.h"

namespace berthier {

// The expected worth of the final score to the first side; nothing if more than
// so many positions are to be looked at (equal ones count once), or if the
// player draws by chance.
std::optional<double> ExactWorth(ReferencePlayer& player, const Game& game,
                                 const Position& position, uint64_t most);

}  // namespace berthier

#endif  // BERTHIER_AGENTS_VALUE_EXACT_WORTH_H_
