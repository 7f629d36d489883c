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

#include <cstddef>
#include <cstdint>
#include <optional>

#include "agents/failure.h"
#include "agents/thoughts.h"
#include "engine/model/game.h"

namespace berthier {

struct Choice {
  Order order;
  Thoughts thoughts;
  // It could not choose; the order means nothing.
  std::optional<Failure> failure = {};
};

// How a game came to its end; of a fault or a judgement the score says only
// who won.
enum class Ending : uint8_t { kPlayedOut, kByFault, kAdjudged };

class Agent {
 public:
  virtual ~Agent() = default;

  // A new game begins: forget the last one.
  virtual void Begin(const Game& game, Side side, uint64_t seed) = 0;
  // `view` awaits a decision by `side`.
  virtual Choice Decide(const Game& game, const Position& view, Side side) = 0;
  // From another thread: decide now, by what is known. It is about the decision
  // that is under way, or else the next.
  virtual void MoveNow() {}
  // The game is over.
  virtual void End(const Game& /*game*/, const Score& /*score*/,
                   Ending /*ending*/) {}
  // No game follows in this process: let go of whatever was started for them.
  virtual void Close() {}
  // Of the tree behind the last choice, the `most` nodes visited most; empty
  // if it grew none.
  virtual ThoughtTree LastTree(size_t /*most*/) const { return {}; }
};

}  // namespace berthier

#endif  // BERTHIER_AGENTS_AGENT_H_
