// `naive`: naive sampling over the plans of all formations at once.
//
// There are far too many combinations of plans to try each. Naive sampling
// takes the value of a combination for the sum of what its parts are worth: it
// finds new combinations by choosing every formation's plan for its own mean
// value, tries them for the whole turn, and otherwise tries the best known
// combination again (Ontanon 2013). It gives the order that the combination
// tried most asks for now.
//
//   NaiveAgent agent({.iterations = 2'000}, &MakePlainDoctrine, {});
#ifndef BERTHIER_AGENTS_SEARCH_NAIVE_H_
#define BERTHIER_AGENTS_SEARCH_NAIVE_H_

#include <memory>
#include <optional>
#include <unordered_map>
#include <vector>

#include "agents/search/lines_tried.h"
#include "agents/search/plan_trial.h"
#include "agents/search/search_agent.h"

namespace berthier {

struct NaiveOptions {
  // How often a new combination is made, and how often a formation's plan in
  // it is any.
  double explore = 0.4;
  double explore_local = 0.33;
  // Player-turns until a trial is valued; none: as the doctrine says.
  std::optional<int> horizon = std::nullopt;
};

class NaiveAgent final : public SearchAgent {
 public:
  NaiveAgent(const Budget& budget, DoctrineMaker maker,
             const NaiveOptions& options)
      : SearchAgent(budget, maker), options_(options) {}

 private:
  struct Mean {
    uint64_t visits = 0;
    double value = 0;
    double spread = 0;  // sum of squared deviations

    void Add(double seen);
    double Error() const;
  };
  struct Combination {
    std::vector<FormationPlan> plans;
    Mean mean;
  };

  void Prepare(const Game& game) override;
  Choice Search(const Game& game, const Position& view, Side side,
                const Budget& budget, SearchCost& spending) override;
  bool Chance(double probability);
  std::vector<FormationPlan> Compose(std::vector<FormationPlan> plans);
  size_t Known(const std::vector<FormationPlan>& plans);
  size_t BestKnown();

  const NaiveOptions options_;
  std::unique_ptr<PlanTrial> trial_;
  LinesTried lines_;
  // By formation, then by plan.
  std::vector<std::vector<Mean>> local_;
  std::vector<Combination> combinations_;
  std::unordered_map<uint64_t, size_t> known_;
};

}  // namespace berthier

#endif  // BERTHIER_AGENTS_SEARCH_NAIVE_H_
