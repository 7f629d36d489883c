// `doctrine`: plays La Grande Armée by doctrine, at once and without search.
// Three tempers: bold, measured, cautious.
//
// Deterministic for a seed, which breaks ties. Its thoughts list the orders
// considered for the decision, with values on the scale of the score, and the
// purpose of the order.
#ifndef BERTHIER_AGENTS_DOCTRINE_LA_GRANDE_ARMEE_DOCTRINE_AGENT_H_
#define BERTHIER_AGENTS_DOCTRINE_LA_GRANDE_ARMEE_DOCTRINE_AGENT_H_

#include <vector>

#include "agents/doctrine/kit/timed_agent.h"
#include "agents/doctrine/la_grande_armee/order_ranker.h"

namespace berthier::la_grande_armee {

class DoctrineAgent final : public TimedAgent {
 public:
  explicit DoctrineAgent(Mood mood, const Weights& weights = {})
      : TimedAgent(mood) {
    ranker_.weights = weights;
  }

 private:
  Choice Answer(const Game& game, const Position& view) override;

  OrderRanker ranker_;
  std::vector<Option> options_;
};

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_AGENTS_DOCTRINE_LA_GRANDE_ARMEE_DOCTRINE_AGENT_H_
