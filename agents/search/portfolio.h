// `portfolio`: one plan for each formation, improved by hill climbing.
//
// The search starts from the plans of the last decision, changes the plan of
// one formation at a time and keeps what is better over common dice. When no
// single change helps, it doubles the number of dice and continues until the
// budget is spent. The agent gives the order that the plans ask for now.
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
  // Initial number of trials of a set of plans.
  int trials = 4;
  // Player-turns until a trial is valued; nullopt: the doctrine's horizon.
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
  // Whether the budget is spent, or too little time is left for a trial.
  bool IsOver();
  // Tries the plans with each of the dice; stops early when time is up.
  Worth Try(const std::vector<FormationPlan>& plans);
  // Tries every change of a single plan; returns whether any helped.
  bool Climb(std::vector<FormationPlan>& plans, Worth& worth);

  const PortfolioOptions options_;
  std::unique_ptr<PlanTrial> trial_;
  LinesTried lines_;
  std::vector<Order> line_;  // of the first trial of a set of plans
  std::vector<FormationPlan> last_;
  std::vector<uint64_t> dice_seeds_;
  Meter meter_;
  UsualTime trial_time_;  // of a trial in this decision
};

// Copies the plans in `from` to the same formations in `plans`.
void Continue(const std::vector<FormationPlan>& from,
              std::vector<FormationPlan>& plans);
// The plans as text: "2nd division: hold; 3rd division: assault".
std::string InWords(const Game& game, const Doctrine& doctrine,
                    const std::vector<FormationPlan>& plans);

}  // namespace berthier

#endif  // BERTHIER_AGENTS_SEARCH_PORTFOLIO_H_
