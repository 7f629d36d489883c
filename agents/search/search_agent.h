// What all search agents share: the doctrine for the game, the budget of a
// decision or of a player-turn, the seed, and being hurried.
//
// An agent derives from it and says in Search how it comes to an order. The
// budget Search is given is for this decision alone.
// If it has nothing to say of what will follow, the variation is how the turn
// goes on by the book. Intent and the worth of command points are the
// doctrine's to tell.
//
// Laws: after Begin with the same game, side and seed, the same views get the
// same choices, unless the budget limits time or MoveNow is called. Equally
// good orders are chosen from at random, by the agent's own seed. A budget of
// time is for the whole decision: what is done before and after the search, and
// how much longer than it was given the search takes, is learnt and taken off.
#ifndef BERTHIER_AGENTS_SEARCH_SEARCH_AGENT_H_
#define BERTHIER_AGENTS_SEARCH_SEARCH_AGENT_H_

#include <atomic>
#include <cstdint>
#include <memory>
#include <vector>

#include "agents/agent.h"
#include "agents/budget.h"
#include "agents/doctrine/doctrine.h"
#include "agents/random_source.h"

namespace berthier {

class SearchAgent : public Agent {
 public:
  using Clock = Watch::Clock;

  SearchAgent(const Budget& budget, DoctrineMaker maker)
      : budget_(budget), maker_(maker) {}

  void Begin(const Game& game, Side side, uint64_t seed) final;
  Choice Decide(const Game& game, const Position& view, Side side) final;
  void MoveNow() final { hurry_.store(true, std::memory_order_relaxed); }

  // Before Begin: a clock other than the machine's, for tests.
  void SetClock(Clock::time_point (*now)()) { now_ = now; }

  // Of the last decision.
  const SearchCost& spending() const { return spending_; }

 protected:
  // A new game has begun; doctrine() and source() are ready.
  virtual void Prepare(const Game& /*game*/) {}
  // The intent may be left to the doctrine. What it spent is added to
  // `spending`.
  virtual Choice Search(const Game& game, const Position& view, Side side,
                        const Budget& budget, SearchCost& spending) = 0;
  // Which part of what is left of a player-turn's budget this decision may
  // take; asked before Search.
  virtual double Share(const Game& /*game*/, const Position& /*view*/,
                       Side /*side*/) {
    return kShareOfTurn;
  }
  // How many decisions of this turn are to come that need no search: they take
  // time to be told. Asked after Share.
  virtual int Followers() const { return 0; }

  Doctrine& doctrine() { return *doctrine_; }
  RandomSource& source() { return source_; }
  // What the meter of a search looks at.
  Watch watch() const { return {.hurry = &hurry_, .now = now_}; }

 private:
  Budget BudgetNow(const Game& game, const Position& view, Side side);
  // What Search is given, begun at `begin`, so that the decision keeps to
  // `budget`; its time is exact.
  Budget Given(const Budget& budget, Clock::time_point begin) const;
  void Learn(const Budget& budget, const Budget& given,
             std::chrono::nanoseconds before, Clock::time_point begin);
  std::vector<Order> GoOnByTheBook(const Game& game, const Position& view,
                                   Side side, const Order& first);

  const Budget budget_;
  const DoctrineMaker maker_;
  std::unique_ptr<Doctrine> doctrine_;
  // For what is only told, so that telling changes no choice.
  std::unique_ptr<Doctrine> teller_;
  RandomSource source_{0};
  std::atomic<bool> hurry_ = false;
  SearchCost spending_;
  SearchCost spent_in_turn_;
  // What a decision takes besides the time its search is given, and what one
  // without search takes.
  UsualTime besides_;
  UsualTime following_;
  Clock::time_point (*now_)() = &Clock::now;
  bool in_turn_ = false;
  uint32_t turn_ = 0;
};

// Which of `considered` has the highest value; equal ones by chance.
size_t BestOf(const std::vector<Considered>& considered, RandomSource& source);

}  // namespace berthier

#endif  // BERTHIER_AGENTS_SEARCH_SEARCH_AGENT_H_
