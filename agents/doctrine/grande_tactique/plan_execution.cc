#include "agents/doctrine/grande_tactique/plan_execution.h"

namespace berthier::grande_tactique {
namespace {

// How often a turn is planned again with what is left; more would only shuffle
// the same units.
int Passes(Effort effort) { return effort == Effort::kFull ? 4 : 1; }

}  // namespace

void PlanExecution::Begin() {
  plan_.Clear();
  next_ = 0;
  plans_ = 0;
  passes_ = 0;
  settled_ = {};
  rode_ = false;
  priced_ = false;
}

void PlanExecution::Plan(PositionView f, TurnPlanner& planner, Effort effort) {
  planner.PlanTurn(f, effort, settled_, plan_);
  next_ = 0;
  ++plans_;
}

std::optional<Order> PlanExecution::Next(PositionView f, TurnPlanner& planner,
                                         Effort effort) {
  while (true) {
    while (next_ < plan_.orders.size()) {
      const Order order = plan_.orders[next_];
      const UnitId u = f.scenario.As<UnitId>(order.subject);
      if (IsSome(u) && rode_ && !priced_) {
        // What was too dear or out of command need not be any more (9.1).
        // Playouts take the first plan: they plan far more often.
        priced_ = true;
        if (effort == Effort::kFull) {
          Plan(f, planner, effort);
          continue;
        }
      }
      ++next_;
      if (!TurnPlanner::StillStands(f, order)) continue;
      const Verb verb = static_cast<Verb>(order.verb);
      if (!IsSome(u)) {
        rode_ = true;
      } else if (verb != Verb::kRally && verb != Verb::kMove) {
        settled_.Add(u);
      }
      return order;
    }
    // What is left may buy more.
    if (passes_ >= Passes(effort)) return std::nullopt;
    ++passes_;
    Plan(f, planner, effort);
    if (plan_.orders.empty()) return std::nullopt;
  }
}

}  // namespace berthier::grande_tactique
