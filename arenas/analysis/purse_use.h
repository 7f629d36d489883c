// What a side buys with its points in the rest of a player-turn.
//
// Laws: equal positions and dice give equal uses.
//
//   const std::vector<PurseUse> uses = SpendTurn(trials, after, side, 7);
//   uses[0].orders;  // "F3 moves ...": what the first purse paid, in sequence
#ifndef BERTHIER_ARENAS_ANALYSIS_PURSE_USE_H_
#define BERTHIER_ARENAS_ANALYSIS_PURSE_USE_H_

#include <cstdint>
#include <string>
#include <vector>

#include "agents/value/trials.h"
#include "engine/model/game.h"

namespace berthier {

struct PurseUse {
  EntityId holder = EntityId::kNone;
  int had = 0;   // points before its first order
  int left = 0;  // points after its last order
  std::vector<std::string> orders;
};

// Lets the reference player play on, with dice of seed `dice`, until the
// player-turn is over. One result for each purse of `side`; none if no purse
// paid or was emptied.
std::vector<PurseUse> SpendTurn(Trials& trials, const Position& position,
                                Side side, uint64_t dice);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_ANALYSIS_PURSE_USE_H_
