#include "agents/random_agent.h"

namespace berthier {

void RandomAgent::Begin(const Game& /*game*/, Side /*side*/, uint64_t seed) {
  source_ = RandomSource(seed);
}

Choice RandomAgent::Decide(const Game& game, const Position& view,
                           Side /*side*/) {
  return {.order = game.ProposeOne(view, source_), .thoughts = {}};
}

}  // namespace berthier
