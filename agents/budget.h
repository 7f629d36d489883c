// What an agent may spend on a decision or on a whole player-turn: a budget;
// and what counts the spending and says when to stop: a meter.
//
// A model step is what the forward model is asked to do: one order or roll
// played, or one position copied. A budget limits any of iterations, steps,
// nodes and time; the first limit reached ends the search, 0 sets no limit.
//
// Laws: without a time limit and without Hurry, equal searches stop at equal
// points. A time limit is met as nearly as iterations allow: the search stops
// when less than half of a usual one is left (usual_time.h), so a single slow
// one shortens nothing that follows it.
//
//   Meter meter;
//   meter.Start({.milliseconds = 200}, {.hurry = &hurry});
//   while (!meter.Spent()) {
//     meter.AddSteps(Simulate());
//     meter.AddIteration();
//   }
#ifndef BERTHIER_AGENTS_BUDGET_H_
#define BERTHIER_AGENTS_BUDGET_H_

#include <atomic>
#include <chrono>
#include <cstdint>

#include "agents/usual_time.h"

namespace berthier {

struct Budget {
  enum class Per : uint8_t { kDecision, kTurn };

  uint64_t iterations = 0;
  uint64_t steps = 0;
  uint64_t nodes = 0;
  uint64_t milliseconds = 0;
  Per per = Per::kDecision;

  bool IsLimited() const {
    return iterations != 0 || steps != 0 || nodes != 0 || milliseconds != 0;
  }
};

// What has been spent of a budget.
struct SearchCost {
  uint64_t iterations = 0;
  uint64_t steps = 0;
  uint64_t nodes = 0;
  std::chrono::nanoseconds time = {};

  void Add(const SearchCost& other);
};

// The nth part of a budget, no limit being left at 0 that was not 0 before.
Budget Part(const Budget& budget, uint64_t n);

// The share that one decision of a turn usually takes of what is left. A turn
// of many decisions halves its budget every three of them: the first decide
// most, and a tree that is kept makes the later ones cheaper.
inline constexpr double kShareOfTurn = 0.25;

// What one decision may take of a player-turn's budget of which `spent` is
// gone: a fixed share of what is left, for nobody knows how many decisions are
// to come. A budget per decision is taken whole.
Budget ShareOfTurn(const Budget& budget, const SearchCost& spent,
                   double share = kShareOfTurn);

// What a meter looks at besides its own counts.
struct Watch {
  using Clock = std::chrono::steady_clock;

  // May be null; once it is true the budget counts as spent.
  const std::atomic<bool>* hurry = nullptr;
  // What time it is, asked from any thread. Tests hand in a clock of their own.
  Clock::time_point (*now)() = &Clock::now;
};

class Meter {
 public:
  using Clock = Watch::Clock;

  void Start(const Budget& budget, const Watch& watch = {});

  Clock::time_point Now() const { return watch_.now(); }

  void AddIteration() { ++spending_.iterations; }
  void AddSteps(uint64_t n) { spending_.steps += n; }
  void AddNode() { ++spending_.nodes; }

  bool Spent() {
    if (spending_.iterations >= most_.iterations ||
        spending_.steps >= most_.steps || spending_.nodes >= most_.nodes) {
      return true;
    }
    return IsHurried() || (timed_ && --until_look_ == 0 && LookAtClock());
  }

  // There is no time for half of what usually takes so long, or it is hurried.
  // From any thread.
  bool IsTooLateFor(std::chrono::nanoseconds usual) const;

  // The part of the budget that is gone, by the limit nearest to its end: from
  // 0 to 1 and a little more. 0 if there is no limit.
  double Used() const;

  // So far, the time included.
  SearchCost spending() const;

 private:
  bool IsHurried() const {
    return watch_.hurry != nullptr &&
           watch_.hurry->load(std::memory_order_relaxed);
  }
  bool LookAtClock();

  SearchCost spending_;
  SearchCost most_;
  Watch watch_;
  bool timed_ = false;
  Clock::time_point start_ = {};
  Clock::time_point last_look_ = {};
  UsualTime usual_;          // between two looks
  uint64_t until_look_ = 1;  // calls of Spent until the clock is looked at
  uint64_t between_looks_ = 1;
};

}  // namespace berthier

#endif  // BERTHIER_AGENTS_BUDGET_H_
