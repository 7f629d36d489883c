#include "agents/search/strategist.h"

namespace berthier {

double StrategistAgent::Share(const Game& game, const Position& view,
                              Side side) {
  reconsiders_ = planner_.IsTurn(game, view, side, source());
  return reconsiders_ ? 1 : 0;
}

Choice StrategistAgent::Search(const Game& game, const Position& view,
                               Side side, const Budget& budget,
                               SearchCost& spending) {
  if (reconsiders_) {
    meter_.Start(planner_.BudgetOf(budget), watch());
    planner_.Reconsider(game, view, side, source(), meter_);
    spending.Add(meter_.spending());
  }
  planner_.Assign(game, view, side, plans_);
  Choice choice;
  choice.order = doctrine().CarefulPlanOrder(game, view, plans_, source());
  choice.thoughts.considered = {{.order = choice.order,
                                 .visits = planner_.Battles(),
                                 .value = planner_.Value(),
                                 .error = planner_.Error()}};
  return choice;
}

}  // namespace berthier
