// `flat`: flat Monte Carlo over sampled turns, with sequential halving.
//
// Candidates are drawn by their priors (the top of log prior + Gumbel noise,
// which is drawing without replacement). Each gets playouts of the rest of the
// turn and of what follows up to the horizon, all with the same dice; after
// every round the worse half is dropped, so that the budget goes where it is
// close.
//
//   FlatAgent agent({.iterations = 1'000}, &MakePlainDoctrine, {});
#ifndef BERTHIER_AGENTS_SEARCH_FLAT_H_
#define BERTHIER_AGENTS_SEARCH_FLAT_H_

#include <memory>
#include <optional>
#include <vector>

#include "agents/search/playout.h"
#include "agents/search/search_agent.h"

namespace berthier {

struct FlatOptions {
  int candidates = 16;
  // Player-turns until a playout is valued; none: as the doctrine says.
  std::optional<int> horizon = std::nullopt;
};

class FlatAgent final : public SearchAgent {
 public:
  FlatAgent(const Budget& budget, DoctrineMaker maker,
            const FlatOptions& options)
      : SearchAgent(budget, maker), options_(options) {}

 private:
  struct Candidate {
    Order order;
    double prior = 0;
    double noisy_prior = 0;
    uint64_t visits = 0;
    double mean = 0;
    double spread = 0;  // sum of squared deviations
  };

  void Prepare(const Game& game) override;
  Choice Search(const Game& game, const Position& view, Side side,
                const Budget& budget, SearchCost& spending) override;
  void DrawCandidates(const Game& game, const Position& view);
  static bool Better(const Candidate& a, const Candidate& b);
  // The best of those left, and what was thought of all.
  Choice Told(size_t left);

  const FlatOptions options_;
  std::unique_ptr<Playout> playout_;
  std::vector<Order> orders_;
  std::vector<float> priors_;
  std::vector<Candidate> candidates_;
};

}  // namespace berthier

#endif  // BERTHIER_AGENTS_SEARCH_FLAT_H_
