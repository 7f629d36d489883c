// `drill`: a plain script for Grande Tactique, by the book and without search.
//
// It values every proposed order by itself and gives the best one per command
// point while any is worth giving: rally those who run, square against horse,
// bring guns to bear, close up, charge where the odds are good, keep generals
// near their units. It is the opponent that real agents have to beat.
//
// Deterministic; equal values are decided by its own seed.
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
