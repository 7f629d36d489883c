// Base class of all search agents: the doctrine for the game, the budget of a
// decision or of a player-turn, the seed, and MoveNow.
//
// A derived agent implements Search. The budget passed to Search is for this
// decision alone. If Search gives no variation, the base class continues the
// turn with the playout policy. Intent and the worth of command points come
// from the doctrine.
//
// Laws: after Begin with the same game, side and seed, equal sequences of views
// give equal choices, unless the budget limits time or MoveNow is called. Ties
// between orders are broken at random, by the agent's own seed. A time budget
// covers the whole decision: the time spent before and after the search, and
// the time by which a search overruns, are learnt and subtracted.
#ifndef BERTHIER_AGENTS_SEARCH_SEARCH_AGENT_H_
#define BERTHIER_AGENTS_SEARCH_SEARCH_AGENT_H_

#include <atomic>
#include <cstdint>
#include <memory>
#include <string>
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

  // Call before Begin: replaces the machine's clock, for tests.
  void SetClock(Clock::time_point (*now)()) { now_ = now; }

  // Cost of the last decision.
  const SearchCost& spending() const { return spending_; }

 protected:
  // Called when a new game begins; doctrine() and source() are ready.
  virtual void Prepare(const Game& /*game*/) {}
  // Returns the choice and adds its cost to `spending`. The intent may be left
  // to the doctrine.
  virtual Choice Search(const Game& game, const Position& view, Side side,
                        const Budget& budget, SearchCost& spending) = 0;
  // The fraction of the rest of a player-turn's budget that this decision may
  // take; called before Search.
  virtual double Share(const Game& /*game*/, const Position& /*view*/,
                       Side /*side*/) {
    return kShareOfTurn;
  }
  // What would be ordered next in a line that is told, `teller` being asked: as
  // the agent goes on when it does not search.
  virtual Order OrderInLine(Doctrine& teller, const Game& game,
                            const Position& position, Chooser& chooser) {
    return teller.Choose(game, position, chooser);
  }
  // What the army is to do, for agents that plan it, in words that precede the
  // doctrine's intent; empty: nothing new. Called once after Search.
  virtual std::string ArmyPlanInWords() { return ""; }
  // How many later decisions of this turn need no search but take some time;
  // called after Share.
  virtual int Followers() const { return 0; }

  Doctrine& doctrine() { return *doctrine_; }
  RandomSource& source() { return source_; }
  // The watch for the meter of a search.
  Watch watch() const { return {.hurry = &hurry_, .now = now_}; }

 private:
  // The budget of this decision.
  Budget BudgetNow(const Game& game, const Position& view, Side side);
  // The budget passed to Search so that the whole decision, begun at `begin`,
  // keeps to `budget`.
  Budget Given(const Budget& budget, Clock::time_point begin) const;
  // Updates besides_ and following_ with the times of this decision.
  void Learn(const Budget& budget, const Budget& given,
             std::chrono::nanoseconds before, Clock::time_point begin);
  // `first` and the side's orders after it to the end of the turn by
  // OrderInLine, assuming the likeliest dice; the rest of the line told last
  // where it came as that says.
  std::vector<Order> LineFrom(const Game& game, const Position& view, Side side,
                              const Order& first);

  const Budget budget_;
  const DoctrineMaker maker_;
  std::unique_ptr<Doctrine> doctrine_;
  // Used for reports only, so that reporting changes no choice.
  std::unique_ptr<Doctrine> teller_;
  // The line told last, the hashes of the positions that its orders are for,
  // and the next of them.
  std::vector<Order> line_;
  std::vector<uint64_t> line_at_;
  size_t line_next_ = 0;
  RandomSource source_{0};
  std::atomic<bool> hurry_ = false;
  SearchCost spending_;
  SearchCost spent_in_turn_;
  // Time of a decision beyond the time given to its search, and time of a
  // decision without search.
  UsualTime besides_;
  UsualTime following_;
  Clock::time_point (*now_)() = &Clock::now;
  bool in_turn_ = false;
  uint32_t turn_ = 0;
};

// Index of the order with the highest value; ties are broken at random.
size_t BestOf(const std::vector<Considered>& considered, RandomSource& source);

}  // namespace berthier

#endif  // BERTHIER_AGENTS_SEARCH_SEARCH_AGENT_H_
