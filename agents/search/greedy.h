// `greedy`: the order with the best expected value one ply ahead.
//
// Rolls that follow an order are averaged over their outcome classes: exactly
// while a branch is likely enough, by sampling beyond that. The position after
// them is valued by the doctrine, or, with a horizon, by a few playouts.
//
//   GreedyAgent agent({}, &MakePlainDoctrine, {});
#ifndef BERTHIER_AGENTS_SEARCH_GREEDY_H_
#define BERTHIER_AGENTS_SEARCH_GREEDY_H_

#include <deque>
#include <memory>
#include <vector>

#include "agents/search/playout.h"
#include "agents/search/search_agent.h"

namespace berthier {

struct GreedyOptions {
  // Branches less likely than this are sampled, not enumerated.
  double least_likely = 0.002;
  // Player-turns that are played out before a position is valued.
  int horizon = 0;
  // Playouts per position if the horizon is not 0.
  int playouts = 8;
};

class GreedyAgent final : public SearchAgent {
 public:
  GreedyAgent(const Budget& budget, DoctrineMaker maker,
              const GreedyOptions& options)
      : SearchAgent(budget, maker), options_(options) {}

 private:
  void Prepare(const Game& game) override;
  Choice Search(const Game& game, const Position& view, Side side,
                const Budget& budget, SearchCost& spending) override;
  // Expected value of `position` to the first side; `likelihood` is that of the
  // branch that leads to it.
  double Expected(const Game& game, const Position& position, double likelihood,
                  size_t depth);
  double ValueOf(const Position& position);

  const GreedyOptions options_;
  std::unique_ptr<Playout> playout_;
  uint32_t turn_ = 0;
  uint64_t common_dice_ = 0;
  Meter meter_;
  std::vector<Order> orders_;
  // Scratch memory, one entry per depth of Expected; a deque keeps references
  // valid as it grows.
  std::deque<Roll> rolls_;
  std::deque<Position> positions_;
};

}  // namespace berthier

#endif  // BERTHIER_AGENTS_SEARCH_GREEDY_H_
