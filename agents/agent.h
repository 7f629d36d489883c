// An agent: whoever decides for one side of a game.
//
// It gets what its side sees of the position and says an order, with its
// thoughts: what it considered and why. It neither sees nor influences the
// dice. An order that Check refuses loses the game; it never stops a match.
//
// Laws: after Begin with the same game, side and seed, the same views get the
// same choices.
//
//   agent->Begin(game, Side::kFirst, seed);
//   Choice choice = agent->Decide(game, view, Side::kFirst);
#ifndef BERTHIER_AGENTS_AGENT_H_
#define BERTHIER_AGENTS_AGENT_H_

#include <cstdint>
#include <string>
#include <vector>

#include "engine/model/game.h"

namespace berthier {

// One of the orders an agent weighed.
struct Considered {
  Order order;
  uint64_t visits = 0;
  double value = 0;  // of the final score, from -1 (lost) to 1 (won)
  double error = 0;  // standard error of the value
};

struct Thoughts {
  std::string intent;  // in words: "hold the village, refuse the left"
  std::vector<Considered> considered;
  std::vector<Order> variation;  // what it expects to come, this order first

  bool empty() const {
    return intent.empty() && considered.empty() && variation.empty();
  }
};

struct Choice {
  Order order;
  Thoughts thoughts;
};

class Agent {
 public:
  virtual ~Agent() = default;

  // A new game begins: forget the last one.
  virtual void Begin(const Game& game, Side side, uint64_t seed) = 0;
  // `view` awaits a decision by `side`.
  virtual Choice Decide(const Game& game, const Position& view, Side side) = 0;
  // From another thread, while Decide runs: decide now, by what is known.
  virtual void MoveNow() {}
};

}  // namespace berthier

#endif  // BERTHIER_AGENTS_AGENT_H_
