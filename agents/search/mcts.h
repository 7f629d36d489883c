// `mcts`: Monte Carlo tree search (tree_search.h), on one thread or several.
//
// Each thread grows its own tree on its part of the budget; at the end the
// statistics at the roots are added up. The most visited order is given, unless
// an order is proved to win or to lose. Trees are kept from one decision to the
// next.
//
//   MctsAgent agent({.iterations = 10'000}, &MakePlainDoctrine, {});
#ifndef BERTHIER_AGENTS_SEARCH_MCTS_H_
#define BERTHIER_AGENTS_SEARCH_MCTS_H_

#include <memory>
#include <vector>

#include "agents/search/search_agent.h"
#include "agents/search/tree_search.h"

namespace berthier {

struct MctsOptions {
  TreeOptions tree = {};
  int threads = 1;
};

class MctsAgent final : public SearchAgent {
 public:
  MctsAgent(const Budget& budget, DoctrineMaker maker,
            const MctsOptions& options)
      : SearchAgent(budget, maker), options_(options) {}

  // The tree from which the last variation was taken.
  ThoughtTree LastTree(size_t most) const override;

 private:
  void Prepare(const Game& game) override;
  Choice Search(const Game& game, const Position& view, Side side,
                const Budget& budget, SearchCost& spending) override;

  const MctsOptions options_;
  std::vector<std::unique_ptr<TreeSearch>> trees_;
  const TreeSearch* telling_ = nullptr;  // source of the last variation
};

}  // namespace berthier

#endif  // BERTHIER_AGENTS_SEARCH_MCTS_H_
