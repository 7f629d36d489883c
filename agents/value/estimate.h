// An estimate: a value with its standard error, and the sums it comes from.
//
//   RunningMean mean;
//   for (const double value : values) mean.Add(value);
//   const Estimate estimate = mean.estimate();  // mean, error of the mean
#ifndef BERTHIER_AGENTS_VALUE_ESTIMATE_H_
#define BERTHIER_AGENTS_VALUE_ESTIMATE_H_

#include <cmath>
#include <cstdint>

namespace berthier {

struct Estimate {
  double value = 0;
  double error = 0;    // standard error; 0: exact, or nothing scattered
  uint64_t count = 0;  // of what it is the mean; 0: nothing is known

  // Whether it is on one side of 0 beyond so many standard errors. What is
  // exact is clear unless it is 0.
  bool IsClear(double errors = 2) const {
    return count > 0 && std::abs(value) > errors * error;
  }
};

// Mean and scatter of values that come one by one (Welford's recurrence, which
// does not lose digits where the scatter is small).
class RunningMean {
 public:
  void Add(double value) {
    ++count_;
    const double off = value - mean_;
    mean_ += off / static_cast<double>(count_);
    squares_ += off * (value - mean_);
  }

  uint64_t count() const { return count_; }
  double mean() const { return mean_; }
  // Unbiased; 0 of fewer than two.
  double variance() const {
    return count_ < 2 ? 0 : squares_ / static_cast<double>(count_ - 1);
  }
  // The error of fewer than two is 1, the widest a value of a game can be off.
  Estimate estimate() const {
    const double error =
        count_ < 2 ? 1 : std::sqrt(variance() / static_cast<double>(count_));
    return {.value = mean_, .error = error, .count = count_};
  }

 private:
  uint64_t count_ = 0;
  double mean_ = 0;
  double squares_ = 0;
};

}  // namespace berthier

#endif  // BERTHIER_AGENTS_VALUE_ESTIMATE_H_
