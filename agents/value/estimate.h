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
  double error = 0;    // 0: exact, or all values were equal
  uint64_t count = 0;  // number of values averaged; 0: unknown

  // Whether the value differs from 0 by more than `errors` standard errors. An
  // exact value is clear unless it is 0.
  bool IsClear(double errors = 2) const {
    return count > 0 && std::abs(value) > errors * error;
  }
};

// Running mean and variance (Welford's recurrence, which keeps its precision
// when the variance is small).
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
  // Unbiased sample variance; 0 for fewer than two values.
  double variance() const {
    return count_ < 2 ? 0 : squares_ / static_cast<double>(count_ - 1);
  }
  // The mean with its standard error; for fewer than two values the error is 1,
  // the largest possible error of a game value.
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
