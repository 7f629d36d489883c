// A deterministic doctrine that always gives the first order proposed, so that
// expected values of its play can be enumerated.
#ifndef BERTHIER_TESTS_TOYS_FIRST_PROPOSAL_H_
#define BERTHIER_TESTS_TOYS_FIRST_PROPOSAL_H_

#include <algorithm>
#include <memory>
#include <span>
#include <vector>

#include "agents/doctrine/doctrine.h"

namespace berthier {

class FirstProposal final : public Doctrine {
 public:
  std::unique_ptr<Doctrine> Clone() const override {
    return std::make_unique<FirstProposal>();
  }
  double Value(const Game& game, const Position& position, Side side) override {
    if (!game.Awaits(position).is_over()) return 0;
    const int winner = game.FinalScore(position).winner;
    return winner < 0 ? 0 : winner == Index(side) ? 1 : -1;
  }
  void Priors(const Game& /*game*/, const Position& /*position*/,
              std::span<const Order> /*orders*/,
              std::span<float> priors) override {
    std::fill(priors.begin(), priors.end(),
              1.0f / static_cast<float>(priors.size()));
  }
  Order Choose(const Game& game, const Position& position,
               Chooser& /*chooser*/) override {
    std::vector<Order> orders;
    game.Propose(position, orders);
    return orders.front();
  }
};

}  // namespace berthier

#endif  // BERTHIER_TESTS_TOYS_FIRST_PROPOSAL_H_
