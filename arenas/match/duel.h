// A duel: one game between two agents, played to its end or to a fault.
//
// The loop asks whoever is awaited: an agent for an order, the dice for faces.
// Agents get what their side sees. An order that Check refuses, a failure that
// an agent reports, or an exception out of it is a fault: the game stops there
// and is lost for that side.
//
// Laws: equal games, seeds and agents give equal duels; witnesses see every
// step, in sequence, and change nothing.
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

// Whoever watches a duel: a recorder, a narrator, a progress line.
class Witness {
 public:
  virtual ~Witness() = default;

  // `before` awaits a decision by `side`, and this is what it says; the order
  // is legal. If there is a failure with it, that was forgiven and the order
  // given instead of the agent's own.
  virtual void Ordered(const Position& before, Side side,
                       const Choice& choice) = 0;
  // `before` awaits a roll, and these faces count.
  virtual void Thrown(const Position& before, const Faces& faces) = 0;
  // Something on a real table stood elsewhere: it is put right.
  virtual void Corrected(const Position& /*before*/, EntityId /*id*/,
                         const Position& /*after*/) {}
  // Where the step just told of has led.
  virtual void Reached(const Position& after) = 0;
};

struct Fault {
  Side side = Side::kFirst;
  std::string what;            // a sentence: the refusal, or what broke
  std::optional<Order> order;  // that was refused
  FaultKind kind = FaultKind::kIllegalOrder;
  std::string evidence = {};  // what the agent said last
};

// A game that is ended before its end: won by a side, or drawn (-1), and why.
struct Adjudication {
  int8_t winner = -1;
  std::string why;
};

// The rules of a competition over those of the game: time, faults that are
// forgiven, games that need not be played to their end.
class Adjudicator {
 public:
  virtual ~Adjudicator() = default;

  // `side` has answered, if only by a fault, which comes without a choice; a
  // fault if it was not allowed to any more.
  virtual std::optional<Fault> Answered(Side side, const Choice* choice) = 0;
  // A legal order to be given instead; nothing if the fault loses the game.
  virtual std::optional<Order> Instead(const Position& position,
                                       const Fault& fault) = 0;
  // Of a position that awaits something.
  virtual std::optional<Adjudication> Judge(const Position& position) = 0;
};

struct Outcome {
  Score score;  // of a fault or a judgement: who won, nothing else
  std::optional<Fault> fault;
  std::string adjudged = {};  // why, if the game was ended by judgement
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

// What Fault::what says of an order that was refused.
std::string IllegalOrder(const Game& game, const Refusal& refusal);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_MATCH_DUEL_H_
