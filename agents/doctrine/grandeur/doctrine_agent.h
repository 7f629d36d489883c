// `doctrine`: plays Grandeur by doctrine, at once and without search. Three
// tempers: bold, measured, cautious.
//
// Deterministic for a seed, which breaks ties. Its thoughts list the orders
// considered for the decision, with values on the scale of the score, and the
// purpose of the order.
#ifndef BERTHIER_AGENTS_DOCTRINE_GRANDEUR_DOCTRINE_AGENT_H_
#define BERTHIER_AGENTS_DOCTRINE_GRANDEUR_DOCTRINE_AGENT_H_

#include <vector>

#include "agents/doctrine/grandeur/order_ranker.h"
#include "agents/doctrine/kit/timed_agent.h"

namespace berthier::grandeur {

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

}  // namespace berthier::grandeur

#endif  // BERTHIER_AGENTS_DOCTRINE_GRANDEUR_DOCTRINE_AGENT_H_
