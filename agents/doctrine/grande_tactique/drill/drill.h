// `drill`: a simple script for Grande Tactique, without search.
//
// It values every proposed order on its own and gives the best one per command
// point while any is worth giving: rally units in flight, form square against
// cavalry, bring guns to bear, close up, charge at good odds, keep generals
// near their units. It is the baseline that the other agents have to beat.
//
// Deterministic for a seed, which breaks ties.
#ifndef BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_DRILL_DRILL_H_
#define BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_DRILL_DRILL_H_

#include <vector>

#include "agents/agent.h"
#include "agents/random_source.h"

namespace berthier::grande_tactique {

class DrillAgent final : public Agent {
 public:
  void Begin(const Game& game, Side side, uint64_t seed) override;
  Choice Decide(const Game& game, const Position& view, Side side) override;

 private:
  RandomSource source_{0};
  std::vector<Order> orders_;
};

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_DRILL_DRILL_H_
