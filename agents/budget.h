// Budget: what an agent may spend on one decision or on a whole player-turn.
// Meter: counts the spending and says when to stop.
//
// A model step is one call of the forward model: an order or roll played, or a
// position copied. A budget limits any of iterations, steps, nodes and time;
// the first limit reached ends the search. 0 means no limit.
//
// Laws: without a time limit and without `hurry`, equal searches stop at equal
// points. A time limit is met as closely as iterations allow: the search stops
// when less than half the usual time of an iteration is left (usual_time.h), so
// a single slow iteration does not shorten later searches.
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

// The budget divided by `n`; a limit that was set stays at least 1.
Budget Part(const Budget& budget, uint64_t n);

// The share of the remaining turn budget that one decision usually takes. A
// turn of many decisions halves its budget about every three decisions: the
// first ones matter most, and a tree that is kept makes later ones cheaper.
inline constexpr double kShareOfTurn = 0.25;

// The budget of one decision, given a player-turn's budget of which `spent` is
// used: a fixed share of the rest, because the number of decisions to come is
// unknown. A budget per decision is returned unchanged.
Budget ShareOfTurn(const Budget& budget, const SearchCost& spent,
                   double share = kShareOfTurn);

// What a meter checks besides its own counts.
struct Watch {
  using Clock = std::chrono::steady_clock;

  // May be null. Once the flag is true the budget counts as spent.
  const std::atomic<bool>* hurry = nullptr;
  // The clock; must be callable from any thread. Tests replace it.
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

  // True if less than half of `usual` is left, or if `hurry` is set. Callable
  // from any thread.
  bool IsTooLateFor(std::chrono::nanoseconds usual) const;
  // True if `hurry` is set: whoever cannot stop half-way may still finish when
  // only the budget is spent. Callable from any thread.
  bool IsHurried() const {
    return watch_.hurry != nullptr &&
           watch_.hurry->load(std::memory_order_relaxed);
  }

  // The fraction of the budget that is used, by the limit nearest to
  // exhaustion: from 0 to slightly above 1. Without any limit 0, or 1 once
  // hurried.
  double Used() const;

  // The cost since Start, including time.
  SearchCost spending() const;

 private:
  bool LookAtClock();

  SearchCost spending_;
  SearchCost most_;
  Watch watch_;
  bool timed_ = false;
  Clock::time_point start_ = {};
  Clock::time_point last_look_ = {};
  UsualTime usual_;          // time between two looks at the clock
  uint64_t until_look_ = 1;  // calls of Spent until the next look at the clock
  uint64_t between_looks_ = 1;
};

}  // namespace berthier

#endif  // BERTHIER_AGENTS_BUDGET_H_
