#include "agents/search/common_dice.h"

#include "agents/random_source.h"
#include "agents/search/playout.h"

namespace berthier {

Faces CommonDice::Throw(const Game& game, const Position& position) {
  const Awaited awaited = game.Awaits(position);
  const uint32_t turn = game.PlayerTurn(position);
  if (!thrown_any_ || turn != turn_) thrown_.fill(0);
  thrown_any_ = true;
  turn_ = turn;
  const uint64_t what = (uint64_t{awaited.kind} * kSides +
                         static_cast<uint64_t>(Index(awaited.side)))
                            << 32 |
                        static_cast<uint32_t>(Index(awaited.about));
  const uint64_t key = MixBits(what);
  RandomSource source(
      SeedFor(SeedFor(seed_, key ^ turn), thrown_[key % kSlots]++));
  return berthier::Throw(game, position, source);
}

}  // namespace berthier
