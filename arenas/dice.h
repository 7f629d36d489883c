// Dice of the arena: seeded, unbiased, keyed.
//
// A throw is a pure function of the game's seed, the side that throws, the
// kind of roll and how many rolls of that kind the side threw before. So two
// games with one seed share their luck throw by throw, also after they have
// taken different ways: a mirrored pair differs by what was ordered, and as
// little as possible by what was thrown. Nobody who decides can reach it.
//
// Laws: equal seeds and equal sequences of rolls give equal faces; each die is
// uniform; throws of different keys are independent.
//
//   DiceStream dice(seed);
//   game.Resolve(position, dice.Throw(game.Awaits(position),
//   game.DiceFor(...)),
//                nullptr);
#ifndef BERTHIER_ARENAS_DICE_H_
#define BERTHIER_ARENAS_DICE_H_

#include <array>
#include <cstdint>

#include "engine/model/awaited.h"
#include "engine/model/roll.h"

namespace berthier {

class DiceStream {
 public:
  explicit DiceStream(uint64_t seed) : seed_(seed) {}

  Faces Throw(const Awaited& awaited, const Dice& dice);

 private:
  uint64_t seed_;
  std::array<std::array<uint64_t, 256>, kSides> thrown_ = {};
};

}  // namespace berthier

#endif  // BERTHIER_ARENAS_DICE_H_
