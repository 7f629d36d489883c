// Common random numbers: dice for playouts that are compared with each other.
//
// A throw is a pure function of the seed, the player-turn, the thrower, the
// purpose, the subject, and the number of such throws this object has made
// before in that turn. So two playouts with one seed share the luck of all that
// happens in both, even after they have diverged, and their difference shows
// what the plans are worth. In Grande Tactique the difference of two plans
// scatters half as much as with one stream for all dice, which saves three
// playouts in four (agents/README.md).
//
// Laws: equal seeds and, within a player-turn, equal sequences of throws about
// a subject give equal faces, whatever is thrown about others; each die is
// uniform; throws that differ in any of these keys are independent.
//
//   CommonDice dice(seed);
//   game.Resolve(position, dice.Throw(game, position), nullptr);
#ifndef BERTHIER_AGENTS_SEARCH_COMMON_DICE_H_
#define BERTHIER_AGENTS_SEARCH_COMMON_DICE_H_

#include <array>
#include <cstdint>

#include "engine/model/game.h"

namespace berthier {

class CommonDice {
 public:
  explicit CommonDice(uint64_t seed) : seed_(seed) {}

  // Throws the dice that `position` awaits, again until they count.
  Faces Throw(const Game& game, const Position& position);

 private:
  static constexpr size_t kSlots = 256;

  uint64_t seed_;
  uint32_t turn_ = 0;
  bool thrown_any_ = false;
  // How many throws of each (thrower, purpose, subject) were made in this
  // player-turn, indexed by hash. A collision only makes two keys share one
  // counter; their streams stay independent.
  std::array<uint16_t, kSlots> thrown_;
};

}  // namespace berthier

#endif  // BERTHIER_AGENTS_SEARCH_COMMON_DICE_H_
