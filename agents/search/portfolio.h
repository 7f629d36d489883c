// `portfolio`: a plan for every formation, improved by hill climbing.
//
// Starts from the plans of its last decision, changes the plan of one formation
// at a time and keeps what is better over common dice. When no single change
// helps it doubles the number of dice and climbs on, until the budget is spent.
// It gives the order that the plans ask for now.
//
//   PortfolioAgent agent({.milliseconds = 500}, &MakePlainDoctrine, {});
#ifndef BERTHIER_AGENTS_SEARCH_PORTFOLIO_H_
#define BERTHIER_AGENTS_SEARCH_PORTFOLIO_H_

#include <chrono>
#include <memory>
#include <optional>
#include <vector>

#include "agents/search/lines_tried.h"
#include "agents/search/plan_trial.h"
#include "agents/search/search_agent.h"

namespace berthier {

struct PortfolioOptions {
  // Trials a set of plans gets at first.
  int trials = 4;
  // Player-turns until a trial is valued; none: as the doctrine says.
  std::optional<int> horizon = std::nullopt;
};

class PortfolioAgent final : public SearchAgent {
 public:
  PortfolioAgent(const Budget& budget, DoctrineMaker maker,
                 const PortfolioOptions& options)
      : SearchAgent(budget, maker), options_(options) {}

 private:
  struct Worth {
    double mean = 0;
    double error = 1;
    uint64_t trials = 0;
  };

  void Prepare(const Game& game) override;
  Choice Search(const Game& game, const Position& view, Side side,
                const Budget& budget, SearchCost& spending) override;
  bool IsOver();
  Worth Try(const std::vector<FormationPlan>& plans);
  // Whether some change of one plan helped.
  bool Climb(std::vector<FormationPlan>& plans, Worth& worth);

  const PortfolioOptions options_;
  std::unique_ptr<PlanTrial> trial_;
  LinesTried lines_;
  std::vector<Order> line_;  // of the first trial of a set of plans
  std::vector<FormationPlan> last_;
  std::vector<uint64_t> dice_seeds_;
  Meter meter_;
  UsualTime trial_time_;  // in this decision
};

// The plans of `from` for the formations of `plans` that it names.
void Continue(const std::vector<FormationPlan>& from,
              std::vector<FormationPlan>& plans);
// "2nd division: hold; 3rd division: assault".
std::string InWords(const Game& game, const Doctrine& doctrine,
                    const std::vector<FormationPlan>& plans);

}  // namespace berthier

#endif  // BERTHIER_AGENTS_SEARCH_PORTFOLIO_H_
