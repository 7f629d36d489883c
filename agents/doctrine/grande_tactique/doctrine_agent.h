// `doctrine`: plays Grande Tactique by doctrine, at once and without search.
//
// In the Command Phase it plans the whole turn, carries the plan out, and plans
// again with what is left of the command points until nothing more is worth
// them. Three tempers: bold, measured, cautious.
//
// Deterministic for a seed, which tells equals apart; its thoughts tell the
// intent of the turn and the bundles considered, with values on the scale of
// the score.
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
  std::optional<Position> planned_;   // where the plan was made
  UnitSet ordered_;                   // since
  std::vector<OrderBundle> weighed_;  // then, the most valuable first
  std::string intent_;                // then
  uint32_t turn_ = 0;
  std::vector<Order> orders_;
};

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_DOCTRINE_AGENT_H_
