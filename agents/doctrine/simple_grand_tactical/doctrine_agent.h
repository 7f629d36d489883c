// `doctrine`: plays Simple Grand Tactical by doctrine, at once and without
// search. Three tempers: bold, measured, cautious.
//
// Deterministic for a seed, which breaks ties. Its thoughts list the orders
// considered for the decision, with values on the scale of the score, and the
// purpose of the order.
#ifndef BERTHIER_AGENTS_DOCTRINE_SIMPLE_GRAND_TACTICAL_DOCTRINE_AGENT_H_
#define BERTHIER_AGENTS_DOCTRINE_SIMPLE_GRAND_TACTICAL_DOCTRINE_AGENT_H_

#include <vector>

#include "agents/doctrine/kit/timed_agent.h"
#include "agents/doctrine/simple_grand_tactical/order_ranker.h"

namespace berthier::simple_grand_tactical {

class DoctrineAgent final : public TimedAgent {
 public:
  explicit DoctrineAgent(Temper temper, const Weights& weights = {})
      : TimedAgent(temper) {
    ranker_.weights = weights;
  }

 private:
  Choice Answer(const Game& game, const Position& view) override;

  OrderRanker ranker_;
  std::vector<Option> options_;
};

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_AGENTS_DOCTRINE_SIMPLE_GRAND_TACTICAL_DOCTRINE_AGENT_H_
