// A duel: one game between two agents, played to its end or to a fault.
//
// The loop asks for what the position awaits: an order from an agent, or faces
// from the dice. Agents get their side's view. An order that Check refuses, a
// failure that an agent reports, or an exception that it throws is a fault:
// unless the adjudicator forgives it, the game stops there and that side loses.
//
// Laws: equal games, seeds and agents give equal duels; witnesses see every
// step, in order, and change nothing.
//
//   const Outcome outcome = PlayDuel({.game = &game, .agents = {a, b},
//                                     .dice_seed = 7, .agent_seeds = {1, 2}});
#ifndef BERTHIER_ARENAS_MATCH_DUEL_H_
#define BERTHIER_ARENAS_MATCH_DUEL_H_

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "agents/agent.h"
#include "agents/failure.h"
#include "engine/model/game.h"

namespace berthier {

// An observer of a duel: a recorder, a narrator, a progress line.
class Witness {
 public:
  virtual ~Witness() = default;

  // `side` decides in the position `before`; the order is legal. If the choice
  // has a failure, the fault was forgiven and this order replaces the agent's.
  virtual void Ordered(const Position& before, Side side,
                       const Choice& choice) = 0;
  // `before` awaits a roll, and these faces count.
  virtual void Thrown(const Position& before, const Faces& faces) = 0;
  // The place of `id` was corrected to where it stands on a real table.
  virtual void Corrected(const Position& /*before*/, EntityId /*id*/,
                         const Position& /*after*/) {}
  // The position after the step that was reported last.
  virtual void Reached(const Position& after) = 0;
};

struct Fault {
  Side side = Side::kFirst;
  std::string what;            // a sentence: the refusal, or what broke
  std::optional<Order> order;  // the refused order
  FaultKind kind = FaultKind::kIllegalOrder;
  std::string evidence = {};  // the agent's last output
};

// A result given before the game is over.
struct Adjudication {
  int8_t winner = -1;  // index of the side, -1: drawn
  std::string why;
};

// The rules of a competition in addition to those of the game: time limits,
// forgiven faults, games that are ended early.
class Adjudicator {
 public:
  virtual ~Adjudicator() = default;

  // Called after each answer of `side`; `choice` is null if the answer was a
  // fault. Returns a fault if the answer came too late, else nullopt.
  virtual std::optional<Fault> Answered(Side side, const Choice* choice) = 0;
  // A legal order that replaces the faulty answer; nullopt: the fault loses the
  // game.
  virtual std::optional<Order> Instead(const Position& position,
                                       const Fault& fault) = 0;
  // Called before each decision and each roll; a result ends the game.
  virtual std::optional<Adjudication> Judge(const Position& position) = 0;
};

struct Outcome {
  Score score;  // after a fault or an adjudication only the winner is set
  std::optional<Fault> fault;
  std::string adjudged = {};  // the reason, if ended by adjudication
  uint32_t orders = 0;
  uint32_t rolls = 0;
};

struct DuelSetup {
  const Game* game = nullptr;
  std::array<Agent*, kSides> agents = {nullptr, nullptr};
  uint64_t dice_seed = 0;
  std::array<uint64_t, kSides> agent_seeds = {0, 0};
  std::vector<Witness*> witnesses;
  Listener* listener = nullptr;
  Adjudicator* adjudicator = nullptr;
};

Outcome PlayDuel(const DuelSetup& setup);

// The text of Fault::what for a refused order.
std::string IllegalOrder(const Game& game, const Refusal& refusal);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_MATCH_DUEL_H_
