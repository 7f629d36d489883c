// `naive`: naive sampling of combinations of plans, one plan per formation.
//
// There are too many combinations of plans to try them all. Naive sampling
// assumes that a combination is worth the sum of its parts: it builds new
// combinations from the plan with the best mean value of each formation, tries
// them for the whole turn, and otherwise tries the best known combination again
// (Ontanon 2013). The agent gives the order that the most tried combination
// asks for now.
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
  // Probability of building a new combination, and, within it, of choosing a
  // formation's plan at random.
  double explore = 0.4;
  double explore_local = 0.33;
  // Player-turns until a trial is valued; nullopt: the doctrine's horizon.
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
  // True with this probability.
  bool Chance(double probability);
  // A new combination: each formation's plan is its best so far or random.
  std::vector<FormationPlan> Compose(std::vector<FormationPlan> plans);
  // Index of the combination in combinations_; it is added if new.
  size_t Known(const std::vector<FormationPlan>& plans);
  // Index of the combination with the best mean.
  size_t BestKnown();

  const NaiveOptions options_;
  std::unique_ptr<PlanTrial> trial_;
  LinesTried lines_;
  // Indexed by formation, then by plan.
  std::vector<std::vector<Mean>> local_;
  std::vector<Combination> combinations_;
  std::unordered_map<uint64_t, size_t> known_;
};

}  // namespace berthier

#endif  // BERTHIER_AGENTS_SEARCH_NAIVE_H_
