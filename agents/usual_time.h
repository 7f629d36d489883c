// How long something usually takes: the median of its last few durations.
//
// A single slow run of the machine moves it no more than a fast one does, so it
// does not distort time planning for long.
//
// Laws: 0 until a time is added; with one or two times the shorter one;
// outliers cannot move it as long as they are fewer than half of the times
// kept.
//
//   UsualTime trial;
//   trial.Add(milliseconds(3));
//   trial.Add(milliseconds(90));  // somebody else had the processor
//   trial.Add(milliseconds(4));
//   trial.Get();                  // 4 ms
#ifndef BERTHIER_AGENTS_USUAL_TIME_H_
#define BERTHIER_AGENTS_USUAL_TIME_H_

#include <array>
#include <chrono>
#include <cstddef>

namespace berthier {

class UsualTime {
 public:
  void Add(std::chrono::nanoseconds time);
  std::chrono::nanoseconds Get() const { return median_; }

 private:
  static constexpr size_t kKept = 7;

  std::array<std::chrono::nanoseconds, kKept> last_ = {};
  size_t count_ = 0;  // number of times ever added
  std::chrono::nanoseconds median_ = {};
};

}  // namespace berthier

#endif  // BERTHIER_AGENTS_USUAL_TIME_H_
