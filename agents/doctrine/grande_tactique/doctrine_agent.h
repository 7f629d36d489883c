// `doctrine`: plays Grande Tactique by doctrine, at once and without search.
//
// In the Command Phase it plans the whole turn, carries out the plan, and plans
// again with the remaining command points until nothing is worth buying. Three
// tempers: bold, measured, cautious.
//
// Deterministic for a seed, which breaks ties. Its thoughts give the intent of
// the turn and the bundles considered, with values on the scale of the score.
#ifndef BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_DOCTRINE_AGENT_H_
#define BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_DOCTRINE_AGENT_H_

#include <optional>
#include <string>
#include <vector>

#include "agents/doctrine/grande_tactique/plan_execution.h"
#include "agents/doctrine/grande_tactique/turn_planner.h"
#include "agents/doctrine/kit/timed_agent.h"

namespace berthier::grande_tactique {

class DoctrineAgent final : public TimedAgent {
 public:
  explicit DoctrineAgent(Temper temper, const Weights& weights = {})
      : TimedAgent(temper) {
    planner_.weights = weights;
  }

 private:
  void BeginGame() override;
  Choice Answer(const Game& game, const Position& view) override;
  Choice OrderFor(const Game& game, const Position& view);
  Choice Allot(const Game& game, const Position& view);
  Choice Command(const Game& game, const Position& view);
  std::vector<Considered> Weighed(PositionView f, const Order& chosen) const;

  TurnPlanner planner_;
  PlanExecution execution_;
  std::optional<Position> planned_;   // position in which the plan was made
  UnitSet ordered_;                   // units ordered since then
  std::vector<OrderBundle> weighed_;  // bundles of that plan, best first
  std::string intent_;                // intent of that plan
  uint32_t turn_ = 0;
  std::vector<Order> orders_;
};

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_DOCTRINE_AGENT_H_
