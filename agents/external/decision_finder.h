// Finds positions in random play that await each kind of decision.
//
// The games are played at random with several seeds each, until every kind has
// been found or the seeds are used up.
//
// Laws: the result depends on the games alone.
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

// A decision found in one of the games.
struct MetDecision {
  const Game* game = nullptr;
  Position position;
  uint8_t kind = 0;
  Side side = Side::kFirst;
};

// One decision of each kind in `wanted` that was found.
std::vector<MetDecision> FindDecisions(std::span<const Game* const> games,
                                       std::set<uint8_t> wanted);

// A random throw of the dice that `position` awaits.
Faces ThrownBy(RandomSource& source, const Game& game,
               const Position& position);

}  // namespace berthier

#endif  // BERTHIER_AGENTS_EXTERNAL_DECISION_FINDER_H_
