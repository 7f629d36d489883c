// Carries out the plan of a Command Phase, order by order. It plans again once
// the generals have ridden, and while points are left that buy something.
//
// Laws: every order passes Check in the position it is given for. Each order
// must be played before the next is asked for. A unit with an order that should
// not be undone gets no other.
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
  // The next order; nullopt: the phase may end.
  std::optional<Order> Next(PositionView f, TurnPlanner& planner,
                            Effort effort);

  // The plan to which the last order belongs.
  const TurnPlan& plan() const { return plan_; }
  // The plan's orders from the last order on.
  std::span<const Order> rest() const {
    return std::span(plan_.orders).subspan(next_ == 0 ? 0 : next_ - 1);
  }
  // Number of plans made in this turn.
  int plans() const { return plans_; }

 private:
  void Plan(PositionView f, TurnPlanner& planner, Effort effort);

  TurnPlan plan_;
  size_t next_ = 0;
  int plans_ = 0;
  int passes_ = 0;
  UnitSet settled_;  // have orders that should not be undone
  bool rode_ = false;
  bool priced_ = false;  // planned again after generals rode
};

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_PLAN_EXECUTION_H_
