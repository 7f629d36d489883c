// `strategist`: a plan for the army, found by simulating battles
// (army_planner.h), and the doctrine's orders for it.
//
//   StrategistAgent agent({.iterations = 40, .per = Budget::Per::kTurn},
//                         &MakePlainDoctrine, {});
#ifndef BERTHIER_AGENTS_SEARCH_STRATEGIST_H_
#define BERTHIER_AGENTS_SEARCH_STRATEGIST_H_

#include <vector>

#include "agents/search/army_planner.h"
#include "agents/search/search_agent.h"

namespace berthier {

class StrategistAgent final : public SearchAgent {
 public:
  StrategistAgent(const Budget& budget, DoctrineMaker maker,
                  const ArmyPlannerOptions& options)
      : SearchAgent(budget, maker), planner_(maker, options) {}

 private:
  void Prepare(const Game& game) override { planner_.Begin(game); }
  double Share(const Game& game, const Position& view, Side side) override;
  Choice Search(const Game& game, const Position& view, Side side,
                const Budget& budget, SearchCost& spending) override;
  Order OrderInLine(Doctrine& teller, const Game& game,
                    const Position& position, Chooser& chooser) override {
    return teller.CarefulPlanOrder(game, position, plans_, chooser);
  }
  std::string ArmyPlanInWords() override { return planner_.News(); }

  ArmyPlanner planner_;
  Meter meter_;
  bool reconsiders_ = false;
  std::vector<FormationPlan> plans_;
};

}  // namespace berthier

#endif  // BERTHIER_AGENTS_SEARCH_STRATEGIST_H_
