// A doctrine: the knowledge of a ruleset that search uses.
//
// The search algorithms are the same for all games. What is specific to a game
// (what a position is worth, which orders deserve a look, how a turn is played
// without search) comes from here. A ruleset's doctrine overrides what it knows
// better; the defaults know nothing.
//
// Laws: every order it gives passes Check. Value is within [-1, 1]; for a
// finished game it is the value of the score; Value for one side is minus Value
// for the other. A doctrine belongs to one thread and may keep scratch memory;
// Clone makes a copy for another thread.
//
//   doctrine.GenerateCandidates(game, position, orders);
//   priors.resize(orders.size());
//   doctrine.Priors(game, position, orders, priors);
#ifndef BERTHIER_AGENTS_DOCTRINE_DOCTRINE_H_
#define BERTHIER_AGENTS_DOCTRINE_DOCTRINE_H_

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "agents/thoughts.h"
#include "engine/geometry/point.h"
#include "engine/model/game.h"

namespace berthier {

// A formation of the side to move and the plan it follows.
struct FormationPlan {
  EntityId formation = EntityId::kNone;  // none: the whole side
  int plan = 0;                          // below Doctrine::Plans()

  friend bool operator==(const FormationPlan&, const FormationPlan&) = default;
};

class Doctrine {
 public:
  virtual ~Doctrine() = default;
  virtual std::unique_ptr<Doctrine> Clone() const = 0;
  // Drops any plan being carried out, so that Choose answers as a new copy
  // would.
  virtual void Forget() {}

  // ---- What a position is worth --------------------------------------------
  // The value to `side` of a position, whatever it awaits, finished games
  // included.
  virtual double Value(const Game& game, const Position& position,
                       Side side) = 0;
  // The number of player-turns, counting the current one, after which a playout
  // from here stops and is valued; kToTheEnd if only the end of the game can be
  // valued.
  virtual int Horizon(const Game& /*game*/,
                      const Position& /*position*/) const {
    return kToTheEnd;
  }
  static constexpr int kToTheEnd = 1 << 20;
  // The share of the battle's time that is left, from 1 down to 0; 1 if the
  // doctrine does not know.
  virtual double TimeLeft(const Game& /*game*/, const Position& /*position*/) {
    return 1;
  }

  // ---- Orders; the position awaits a decision ------------------------------
  // Appends the orders that deserve a look, at least one.
  virtual void GenerateCandidates(const Game& game, const Position& position,
                                  std::vector<Order>& orders) {
    game.Propose(position, orders);
  }
  // Fills in the probability of each order to be the best, before search: not
  // negative, summing to 1. `priors` is as long as `orders`.
  virtual void Priors(const Game& game, const Position& position,
                      std::span<const Order> orders,
                      std::span<float> priors) = 0;
  // The playout policy: one order, chosen without search.
  virtual Order Choose(const Game& game, const Position& position,
                       Chooser& chooser) = 0;

  // ---- Turns ---------------------------------------------------------------
  // A number that identifies the player-turn: constant within it and never used
  // again later. Precondition: `position` awaits a decision.
  virtual uint32_t Turn(const Game& game, const Position& position) {
    return game.PlayerTurn(position);
  }

  // How the order awaited belongs to a plan of orders.
  enum class Planning {
    kUntilDice,  // dice, and others' decisions, end a plan
    kOverDice,   // one of a plan that goes on whatever the dice say
    kAside,      // an answer in the middle of such a plan
  };
  virtual Planning PlanningOf(const Game& /*game*/,
                              const Position& /*position*/) {
    return Planning::kUntilDice;
  }

  // ---- Orders that commute -------------------------------------------------
  // Whether Redundant ever returns true; if so, a tree search distinguishes
  // positions also by the order that led to them.
  virtual bool KnowsRedundance() const { return false; }
  // True if playing `last` then `next` is no better than the reverse order;
  // `last` has led to `position`. For two commuting orders exactly one of the
  // two sequences is redundant, so that search explores only one.
  virtual bool Redundant(const Game& /*game*/, const Position& /*position*/,
                         const Order& /*last*/, const Order& /*next*/) {
    return false;
  }

  // ---- Plans for a whole turn ----------------------------------------------
  // How many plans a formation can follow; at least 1.
  virtual int Plans() const { return 1; }
  virtual std::string_view PlanName(int /*plan*/) const { return "any"; }
  // Whether a plan gives the battle up: nobody begins with it who could as well
  // fight.
  virtual bool GivesUp(int /*plan*/) const { return false; }
  // Appends the formations of `side` that can follow plans of their own.
  virtual void Formations(const Game& /*game*/, const Position& /*position*/,
                          Side /*side*/, std::vector<EntityId>& formations) {
    formations.push_back(EntityId::kNone);
  }
  // Where a formation stands: the middle of its units on the table; nullopt if
  // it has none there, or if the doctrine does not know.
  virtual std::optional<Point> Whereabouts(const Game& /*game*/,
                                           const Position& /*position*/,
                                           EntityId /*formation*/) {
    return std::nullopt;
  }
  // The next order of the side to move if its formations follow these plans;
  // formations not listed follow the playout policy.
  virtual Order PlanOrder(const Game& game, const Position& position,
                          std::span<const FormationPlan> /*plans*/,
                          Chooser& chooser) {
    return Choose(game, position, chooser);
  }
  // The same at a glance, as Choose does it in playouts.
  virtual Order GlancePlanOrder(const Game& game, const Position& position,
                                std::span<const FormationPlan> plans,
                                Chooser& chooser) {
    return PlanOrder(game, position, plans, chooser);
  }
  // The same, with the care of an agent that plays it instead of trying it in
  // thousands of playouts.
  virtual Order CarefulPlanOrder(const Game& game, const Position& position,
                                 std::span<const FormationPlan> plans,
                                 Chooser& chooser) {
    return PlanOrder(game, position, plans, chooser);
  }

  // ---- For people ----------------------------------------------------------
  // Appends what additional command points would be worth to each formation of
  // the deciding side; appends nothing if the decision does not concern them.
  virtual void CommandWorths(const Game& /*game*/, const Position& /*position*/,
                             std::vector<CommandWorth>& /*values*/) {}
  // One sentence on what the side intends with this order and expects to
  // follow; empty if there is nothing to say.
  virtual std::string Intent(const Game& /*game*/, const Position& /*position*/,
                             const Order& /*order*/,
                             std::span<const Order> /*variation*/) {
    return "";
  }
};

// Makes the doctrine for a game.
using DoctrineMaker = std::unique_ptr<Doctrine> (*)(const Game& game);

}  // namespace berthier

#endif  // BERTHIER_AGENTS_DOCTRINE_DOCTRINE_H_
