// Dice of the arena: seeded, unbiased, keyed.
//
// A throw is a pure function of the game's seed, the player-turn, the side that
// throws, the kind of roll and the number of rolls of that kind by that side
// earlier in this player-turn. So two games with the same seed share their luck
// even after their courses differ: additional throws in an earlier turn do not
// shift those of a later turn. The games of a mirrored pair differ by their
// orders, and as little as possible by their dice. Agents have no access to it.
//
// Laws: equal seeds and, within a player-turn, equal sequences of rolls give
// equal faces; each die is uniform; throws of different keys are independent.
//
//   DiceStream dice(seed);
//   game.Resolve(position, dice.Throw(game, position), nullptr);
#ifndef BERTHIER_ARENAS_MATCH_DICE_H_
#define BERTHIER_ARENAS_MATCH_DICE_H_

#include <array>
#include <cstdint>

#include "engine/model/game.h"

namespace berthier {

class DiceStream {
 public:
  explicit DiceStream(uint64_t seed) : seed_(seed) {}

  // The faces for a position that awaits a roll; repeats throws that do not
  // count (Game::ThrownAgain).
  Faces Throw(const Game& game, const Position& position);
  // A single throw, which may not count. For rolls of which a person types some
  // of the dice, as only all dice together decide whether the throw counts.
  Faces ThrowOnce(const Game& game, const Position& position);

 private:
  uint64_t seed_;
  uint32_t turn_ = 0;
  // Number of throws in this player-turn, by side and kind of roll.
  std::array<std::array<uint64_t, 256>, kSides> thrown_ = {};
};

}  // namespace berthier

#endif  // BERTHIER_ARENAS_MATCH_DICE_H_
