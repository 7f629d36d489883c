// A clock for tests: every reading advances it by the same step, whatever the
// machine does meanwhile. One reading can advance it by more, as if the machine
// had stalled: a hiccup.
//
//   TestClock::Set({.each = microseconds(20), .hiccup_at = milliseconds(50),
//                   .hiccup = milliseconds(30)});
//   meter.Start({.milliseconds = 100}, {.now = &TestClock::Now});
#ifndef BERTHIER_TESTS_AGENTS_TEST_CLOCK_H_
#define BERTHIER_TESTS_AGENTS_TEST_CLOCK_H_

#include <atomic>
#include <chrono>
#include <cstdint>

#include "agents/budget.h"

namespace berthier {

struct Pace {
  // Step of each reading.
  std::chrono::nanoseconds each = std::chrono::microseconds(1);
  // The reading that passes `hiccup_at` takes longer by `hiccup`.
  std::chrono::nanoseconds hiccup_at = std::chrono::hours(1);
  std::chrono::nanoseconds hiccup = {};
};

class TestClock {
 public:
  // Restarts the clock at 0.
  static void Set(const Pace& pace) {
    pace_ = pace;
    elapsed_ = 0;
  }
  static std::chrono::nanoseconds Elapsed() {
    return std::chrono::nanoseconds(elapsed_.load());
  }
  static Watch::Clock::time_point Now() {
    const int64_t each = pace_.each.count();
    const int64_t now = elapsed_.fetch_add(each) + each;
    const int64_t at = pace_.hiccup_at.count();
    if (now - each < at && at <= now) elapsed_ += pace_.hiccup.count();
    return Watch::Clock::time_point(Elapsed());
  }

 private:
  static inline Pace pace_;
  static inline std::atomic<int64_t> elapsed_ = 0;  // nanoseconds
};

}  // namespace berthier

#endif  // BERTHIER_TESTS_AGENTS_TEST_CLOCK_H_
