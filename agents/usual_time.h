// How long something usually takes: the median of the last few times.
//
// One hiccup of the machine moves it no more than a quick one does, so that
// nobody who plans by it is hurried for long after.
//
// Laws: 0 until something was added; of one or two times the shorter one; then
// fewer than half of the times kept can move it beyond the others.
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
  size_t count_ = 0;  // of all ever added
  std::chrono::nanoseconds median_ = {};
};

}  // namespace berthier

#endif  // BERTHIER_AGENTS_USUAL_TIME_H_
