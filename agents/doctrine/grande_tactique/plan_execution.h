// Carries the plan of a Command Phase out: one order after the other, planned
// anew once the generals have ridden, and as long as points are left that buy
// something.
//
// Laws: every order passes Check in the position it is given for. The orders
// must be played as they are given; a unit whose order nobody should undo gets
// no other.
//
//   PlanExecution execution;
//   execution.Begin();  // a turn
//   while (const auto order = execution.Next(f, planner, Effort::kFull)) ...
#ifndef BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_PLAN_EXECUTION_H_
#define BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_PLAN_EXECUTION_H_

#include <optional>
#include <span>

#include "agents/doctrine/grande_tactique/turn_planner.h"

namespace berthier::grande_tactique {

class PlanExecution {
 public:
  void Begin();
  // Nothing: the phase may end.
  std::optional<Order> Next(PositionView f, TurnPlanner& planner,
                            Effort effort);

  // The plan that the last order is of.
  const TurnPlan& plan() const { return plan_; }
  // ... from that order on.
  std::span<const Order> rest() const {
    return std::span(plan_.orders).subspan(next_ == 0 ? 0 : next_ - 1);
  }
  // Plans made in this turn.
  int plans() const { return plans_; }

 private:
  void Plan(PositionView f, TurnPlanner& planner, Effort effort);

  TurnPlan plan_;
  size_t next_ = 0;
  int plans_ = 0;
  int passes_ = 0;
  UnitSet settled_;  // have had orders that nobody should undo
  bool rode_ = false;
  bool priced_ = false;  // from where generals have ridden
};

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_PLAN_EXECUTION_H_
