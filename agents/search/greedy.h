// `greedy`: the order with the best expected value one ply ahead.
//
// Dice that follow an order are summed over their outcome classes, exactly as
// far as the branches are likely enough to matter and by throwing them beyond.
// What comes next is valued by the doctrine, or with a horizon by a few
// playouts.
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
  // Player-turns that are played on before a position is valued.
  int horizon = 0;
  // How often, where the horizon is not 0.
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
  // Of `position` to the first side.
  double Expected(const Game& game, const Position& position, double likelihood,
                  size_t depth);
  double ValueOf(const Position& position);

  const GreedyOptions options_;
  std::unique_ptr<Playout> playout_;
  uint32_t turn_ = 0;
  uint64_t common_dice_ = 0;
  Meter meter_;
  std::vector<Order> orders_;
  // Scratch of the depths of Expected; a deque keeps them in place.
  std::deque<Roll> rolls_;
  std::deque<Position> positions_;
};

}  // namespace berthier

#endif  // BERTHIER_AGENTS_SEARCH_GREEDY_H_
