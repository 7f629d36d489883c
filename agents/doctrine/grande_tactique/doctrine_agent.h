// `doctrine`: plays Grande Tactique by doctrine, at once and without search.
//
// In the Command Phase it plans the whole turn to its end (nothing is left to
// dice in it), says what it will do and does it. Three tempers: bold, measured,
// cautious.
//
// Deterministic for a seed, which breaks ties. Its thoughts give the intent of
// the turn and the bundles considered, with values on the scale of the score.
#ifndef BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_DOCTRINE_AGENT_H_
#define BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_DOCTRINE_AGENT_H_

#include <cstddef>
#include <cstdint>
#include <vector>

#include "agents/doctrine/grande_tactique/intent.h"
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
  // Plans the rest of the turn, as it will be carried out.
  void PlanTurn(const Game& game, const Position& view);
  std::vector<Considered> Weighed(PositionView f, const Order& chosen) const;

  // A plan made on the way: where, and its bundles, best first.
  struct Planned {
    Position position;
    std::vector<OrderBundle> weighed;
  };
  struct Step {
    Order order;
    size_t plan = 0;  // to which it belongs
    uint64_t at = 0;  // hash of the position in which it is given
  };

  TurnPlanner planner_;
  PlanExecution execution_;
  Announcer announcer_;
  std::vector<Planned> plans_;
  std::vector<Step> steps_;
  size_t next_ = 0;  // of the steps
  UnitSet ordered_;  // units ordered since the plan of the last step was made
  std::vector<Order> orders_;
};

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_DOCTRINE_AGENT_H_
