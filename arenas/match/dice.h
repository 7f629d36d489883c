// Dice of the arena: seeded, unbiased, keyed.
//
// A throw is a pure function of the game's seed, the player-turn, the side that
// throws, the kind of roll and how many of that kind the side has thrown before
// in this player-turn. So two games with one seed share their luck, also after
// they have taken different ways: what one threw more in an earlier turn moves
// nothing in a later one. A mirrored pair differs by what was ordered, and as
// little as possible by what was thrown. Nobody who decides can reach it.
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

  // For a position that awaits a roll: faces that count.
  Faces Throw(const Game& game, const Position& position);
  // The same, but they may be faces that are thrown again: where part of the
  // dice is read from a table, all of them decide that.
  Faces ThrowOnce(const Game& game, const Position& position);

 private:
  uint64_t seed_;
  uint32_t turn_ = 0;
  // In this player-turn.
  std::array<std::array<uint64_t, 256>, kSides> thrown_ = {};
};

}  // namespace berthier

#endif  // BERTHIER_ARENAS_MATCH_DICE_H_
