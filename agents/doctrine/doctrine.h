// A doctrine: what an army knows of its own way of war, for search to use.
//
// Search is the same for all games; whatever it should know of one (what a
// position is worth, which orders deserve a look, how a turn is played by the
// book) comes from here. A doctrine for a ruleset overrides what it knows
// better; the defaults know nothing.
//
// Laws: every order it gives passes Check. Value is within [-1, 1], of a
// finished game it is the worth of the score, and Value for one side is minus
// the Value for the other. A doctrine belongs to one thread and may keep
// scratch memory; Clone gives another thread the same knowledge.
//
//   doctrine.GenerateCandidates(game, position, orders);
//   priors.resize(orders.size());
//   doctrine.Priors(game, position, orders, priors);
#ifndef BERTHIER_AGENTS_DOCTRINE_DOCTRINE_H_
#define BERTHIER_AGENTS_DOCTRINE_DOCTRINE_H_

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "agents/thoughts.h"
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
  // Forgets what it had begun: Choose then answers as a new copy would, and
  // not with the rest of a plan.
  virtual void Forget() {}

  // ---- What a position is worth --------------------------------------------
  // To `side`, of a position that awaits anything, or nothing any more.
  virtual double Value(const Game& game, const Position& position,
                       Side side) = 0;
  // After how many player-turns, the present one included, a playout from here
  // stops to be valued; kToTheEnd if only the end of the game can be valued.
  virtual int Horizon(const Game& /*game*/,
                      const Position& /*position*/) const {
    return kToTheEnd;
  }
  static constexpr int kToTheEnd = 1 << 20;

  // ---- Orders; the position awaits a decision ------------------------------
  // Appends the orders that deserve a look, at least one.
  virtual void GenerateCandidates(const Game& game, const Position& position,
                                  std::vector<Order>& orders) {
    game.Propose(position, orders);
  }
  // How likely each is to be the best, before any search: not negative, and
  // they add up to 1. `priors` is as long as `orders`.
  virtual void Priors(const Game& game, const Position& position,
                      std::span<const Order> orders,
                      std::span<float> priors) = 0;
  // One order, as it would be given without thinking: the playout policy.
  virtual Order Choose(const Game& game, const Position& position,
                       Chooser& chooser) = 0;

  // ---- Turns ---------------------------------------------------------------
  // A number that stays the same in the course of one player-turn and never
  // comes again later, of a position that awaits a decision.
  virtual uint32_t Turn(const Game& game, const Position& position) {
    return game.PlayerTurn(position);
  }

  // ---- Orders that commute -------------------------------------------------
  // Whether Redundant ever says so; a tree then tells positions apart by the
  // order that led to them.
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
  // Appends the formations of `side` that can follow plans of their own.
  virtual void Formations(const Game& /*game*/, const Position& /*position*/,
                          Side /*side*/, std::vector<EntityId>& formations) {
    formations.push_back(EntityId::kNone);
  }
  // The next order of a side whose formations follow these plans; formations
  // that are not among them do as the playout policy would.
  virtual Order PlanOrder(const Game& game, const Position& position,
                          std::span<const FormationPlan> /*plans*/,
                          Chooser& chooser) {
    return Choose(game, position, chooser);
  }

  // ---- For people ----------------------------------------------------------
  // Appends what more points of command would be worth to each formation of
  // the side that decides; nothing if the position asks for no such thing.
  virtual void CommandWorths(const Game& /*game*/, const Position& /*position*/,
                             std::vector<CommandWorth>& /*values*/) {}
  // What the side means to achieve by this order and what it expects to
  // follow, in a sentence; empty if there is nothing to say.
  virtual std::string Intent(const Game& /*game*/, const Position& /*position*/,
                             const Order& /*order*/,
                             std::span<const Order> /*variation*/) {
    return "";
  }
};

// The doctrine for a game.
using DoctrineMaker = std::unique_ptr<Doctrine> (*)(const Game& game);

}  // namespace berthier

#endif  // BERTHIER_AGENTS_DOCTRINE_DOCTRINE_H_
