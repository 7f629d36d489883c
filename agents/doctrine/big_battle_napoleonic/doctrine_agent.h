// `doctrine`: plays Big Battle Napoleonic by doctrine, at once and without
// search. Three tempers: bold, measured, cautious.
//
// Deterministic for a seed, which breaks ties. Its thoughts list the orders
// considered for the unit or general to be ordered next, with values on the
// scale of the score, and the purpose of the order.
#ifndef BERTHIER_AGENTS_DOCTRINE_BIG_BATTLE_NAPOLEONIC_DOCTRINE_AGENT_H_
#define BERTHIER_AGENTS_DOCTRINE_BIG_BATTLE_NAPOLEONIC_DOCTRINE_AGENT_H_

#include <vector>

#include "agents/doctrine/big_battle_napoleonic/order_ranker.h"
#include "agents/doctrine/kit/timed_agent.h"

namespace berthier::big_battle_napoleonic {

class DoctrineAgent final : public TimedAgent {
 public:
  explicit DoctrineAgent(Temper temper, const Weights& weights = {})
      : TimedAgent(temper) {
    ranker_.weights = weights;
  }

 private:
  void BeginGame() override { ranker_.Forget(); }
  Choice Answer(const Game& game, const Position& view) override;

  OrderRanker ranker_;
  std::vector<Option> options_;
};

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_AGENTS_DOCTRINE_BIG_BATTLE_NAPOLEONIC_DOCTRINE_AGENT_H_
