// `random`: a legal order, drawn uniformly over verbs, then over the operands
// of the verb.
//
// It plays any ruleset and is the baseline of every comparison.
#ifndef BERTHIER_AGENTS_RANDOM_AGENT_H_
#define BERTHIER_AGENTS_RANDOM_AGENT_H_

#include "agents/agent.h"
#include "agents/random_source.h"

namespace berthier {

class RandomAgent final : public Agent {
 public:
  void Begin(const Game& game, Side side, uint64_t seed) override;
  Choice Decide(const Game& game, const Position& view, Side side) override;

 private:
  RandomSource source_{0};
};

}  // namespace berthier

#endif  // BERTHIER_AGENTS_RANDOM_AGENT_H_
