#include "agents/budget.h"

#include <algorithm>
#include <limits>

namespace berthier {
namespace {

using std::chrono::nanoseconds;

constexpr uint64_t kUnlimited = std::numeric_limits<uint64_t>::max();

uint64_t LimitOrNone(uint64_t limit) { return limit == 0 ? kUnlimited : limit; }

uint64_t Fraction(uint64_t limit, uint64_t n) {
  return limit == 0 ? 0 : std::max<uint64_t>(1, limit / n);
}

uint64_t ShareLeft(uint64_t limit, uint64_t spent, double share) {
  if (limit == 0) return 0;
  return std::max<uint64_t>(
      1, static_cast<uint64_t>(
             share * static_cast<double>(limit - std::min(limit, spent))));
}

}  // namespace

void SearchCost::Add(const SearchCost& other) {
  iterations += other.iterations;
  steps += other.steps;
  nodes += other.nodes;
  time += other.time;
}

Budget Part(const Budget& budget, uint64_t n) {
  return {.iterations = Fraction(budget.iterations, n),
          .steps = Fraction(budget.steps, n),
          .nodes = Fraction(budget.nodes, n),
          .milliseconds = Fraction(budget.milliseconds, n),
          .per = budget.per};
}

Budget ShareOfTurn(const Budget& budget, const SearchCost& spent,
                   double share) {
  if (budget.per == Budget::Per::kDecision) return budget;
  const auto milliseconds = static_cast<uint64_t>(
      std::chrono::duration_cast<std::chrono::milliseconds>(spent.time)
          .count());
  return {.iterations = ShareLeft(budget.iterations, spent.iterations, share),
          .steps = ShareLeft(budget.steps, spent.steps, share),
          .nodes = ShareLeft(budget.nodes, spent.nodes, share),
          .milliseconds = ShareLeft(budget.milliseconds, milliseconds, share),
          .per = budget.per};
}

void Meter::Start(const Budget& budget, const Watch& watch) {
  spending_ = {};
  most_ = {.iterations = LimitOrNone(budget.iterations),
           .steps = LimitOrNone(budget.steps),
           .nodes = LimitOrNone(budget.nodes),
           .time = std::chrono::milliseconds(budget.milliseconds)};
  watch_ = watch;
  timed_ = budget.milliseconds != 0;
  start_ = Now();
  last_look_ = start_;
  usual_ = {};
  until_look_ = 1;
  between_looks_ = 1;
}

bool Meter::LookAtClock() {
  const Clock::time_point now = Now();
  const nanoseconds left = most_.time - (now - start_);
  const nanoseconds since = now - last_look_;
  usual_.Add(since);
  if (left <= usual_.Get() / 2) {
    until_look_ = 1;
    return true;
  }
  // Looking costs some 30 ns: only quick iterations go without, and only a few
  // of them, for a slow one may follow.
  constexpr nanoseconds kQuick = std::chrono::microseconds(2);
  constexpr uint64_t kAtOnce = 8;
  const bool quick = since < kQuick * static_cast<int64_t>(between_looks_);
  between_looks_ = quick ? kAtOnce : 1;
  until_look_ = between_looks_;
  last_look_ = now;
  return false;
}

bool Meter::IsTooLateFor(nanoseconds usual) const {
  return IsHurried() || (timed_ && most_.time - (Now() - start_) <= usual / 2);
}

double Meter::Used() const {
  const auto part = [](uint64_t spent, uint64_t most) {
    return static_cast<double>(spent) / static_cast<double>(most);
  };
  double used = std::max({part(spending_.iterations, most_.iterations),
                          part(spending_.steps, most_.steps),
                          part(spending_.nodes, most_.nodes)});
  if (IsHurried()) used = 1;
  if (timed_) {
    const std::chrono::duration<double> time = Now() - start_;
    used = std::max(used, time / most_.time);
  }
  return used;
}

SearchCost Meter::spending() const {
  SearchCost spending = spending_;
  spending.time = Now() - start_;
  return spending;
}

}  // namespace berthier
