// Positions that ask for every kind of decision there is, found in play.
//
// The games are played by chance, each from several seeds, until each kind has
// been met or the seeds are used up.
//
// Laws: what is found follows from the games alone.
//
//   for (const MetDecision& met : FindDecisions(games, wanted)) ...
#ifndef BERTHIER_AGENTS_EXTERNAL_DECISION_FINDER_H_
#define BERTHIER_AGENTS_EXTERNAL_DECISION_FINDER_H_

#include <cstdint>
#include <set>
#include <span>
#include <vector>

#include "agents/random_source.h"
#include "engine/model/game.h"

namespace berthier {

// A decision of one of the games.
struct MetDecision {
  const Game* game = nullptr;
  Position position;
  uint8_t kind = 0;
  Side side = Side::kFirst;
};

// A decision of each kind in `wanted` that was met.
std::vector<MetDecision> FindDecisions(std::span<const Game* const> games,
                                       std::set<uint8_t> wanted);

// The dice that `position` asks for, by chance.
Faces ThrownBy(RandomSource& source, const Game& game,
               const Position& position);

}  // namespace berthier

#endif  // BERTHIER_AGENTS_EXTERNAL_DECISION_FINDER_H_
