// An agent decides for one side of a game.
//
// It gets its side's view of the position and returns an order together with
// its thoughts: what it considered and why. It neither sees nor influences the
// dice. An agent whose order is refused by Check loses the game; the match goes
// on.
//
// Laws: after Begin with the same game, side and seed, equal sequences of views
// give equal choices.
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
  // Set if the agent could not choose; `order` is then meaningless.
  std::optional<Failure> failure = {};
};

// How a game ended. After a fault (kByFault) or an adjudication (kAdjudged) the
// score says only who won.
enum class Ending : uint8_t { kPlayedOut, kByFault, kAdjudged };

class Agent {
 public:
  virtual ~Agent() = default;

  // A new game begins; forget the previous one.
  virtual void Begin(const Game& game, Side side, uint64_t seed) = 0;
  // Returns the order of `side`. Precondition: `view` awaits a decision by
  // `side`.
  virtual Choice Decide(const Game& game, const Position& view, Side side) = 0;
  // May be called from another thread: makes the decision under way, or else
  // the next one, return at once with what is known so far.
  virtual void MoveNow() {}
  // The game is over.
  virtual void End(const Game& /*game*/, const Score& /*score*/,
                   Ending /*ending*/) {}
  // No further game is played in this process: release everything that was
  // started (processes, threads).
  virtual void Close() {}
  // The `most` most visited nodes of the search tree behind the last choice;
  // empty if there was no tree.
  virtual ThoughtTree LastTree(size_t /*most*/) const { return {}; }
};

}  // namespace berthier

#endif  // BERTHIER_AGENTS_AGENT_H_
