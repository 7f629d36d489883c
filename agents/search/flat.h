// `flat`: flat Monte Carlo over sampled turns, with sequential halving.
//
// Candidates are sampled by their priors without replacement (the top of log
// prior + Gumbel noise). Each gets playouts of the rest of the turn and beyond,
// up to the horizon, all with the same dice. After every round the worse half
// is dropped, so that the budget goes to close decisions.
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
  // Player-turns until a playout is valued; nullopt: the doctrine's horizon.
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
  // The best of the first `left` candidates, with the thoughts about all.
  Choice Told(size_t left);

  const FlatOptions options_;
  std::unique_ptr<Playout> playout_;
  std::vector<Order> orders_;
  std::vector<float> priors_;
  std::vector<Candidate> candidates_;
};

}  // namespace berthier

#endif  // BERTHIER_AGENTS_SEARCH_FLAT_H_
