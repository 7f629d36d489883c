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
  int had = 0;   // before its first order
  int left = 0;  // after its last
  std::vector<std::string> orders;
};

// The reference player plays on with the dice of a number until the player-turn
// is over. Empty where orders cost nothing.
std::vector<PurseUse> SpendTurn(Trials& trials, const Position& position,
                                Side side, uint64_t dice);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_ANALYSIS_PURSE_USE_H_
