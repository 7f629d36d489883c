// A mean of values that come in clusters: decisions of one game share its luck.
//
// The standard error is cluster-robust (sandwich estimator): correlated values
// of one cluster do not count as independent observations.
//
//   ClusteredMean mean;
//   mean.Add(game, value, weight);
//   mean.estimate();  // value, error, how many values
#ifndef BERTHIER_ARENAS_ANALYSIS_CLUSTERED_H_
#define BERTHIER_ARENAS_ANALYSIS_CLUSTERED_H_

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <map>

#include "agents/value/estimate.h"

namespace berthier {

class ClusteredMean {
 public:
  void Add(size_t cluster, double value, double weight = 1) {
    AddRatio(cluster, value * weight, weight);
    ++values_;
  }
  // Adds `part` to the numerator and `whole` to the denominator of the mean.
  void AddRatio(size_t cluster, double part, double whole) {
    Sums& sums = clusters_[cluster];
    sums.part += part;
    sums.whole += whole;
  }

  size_t clusters() const { return clusters_.size(); }
  uint64_t values() const { return values_; }
  // `count` is the number of clusters; 0 if the weights sum to 0. With a single
  // cluster the error is 1.
  Estimate estimate() const {
    double part = 0;
    double whole = 0;
    for (const auto& [cluster, sums] : clusters_) {
      part += sums.part;
      whole += sums.whole;
    }
    if (whole == 0) return {};
    const double mean = part / whole;
    double squares = 0;
    for (const auto& [cluster, sums] : clusters_) {
      const double off = sums.part - mean * sums.whole;
      squares += off * off;
    }
    const auto n = static_cast<double>(clusters_.size());
    const double error = n < 2 ? 1 : std::sqrt(squares * n / (n - 1)) / whole;
    return {.value = mean, .error = error, .count = clusters_.size()};
  }

 private:
  struct Sums {
    double part = 0;
    double whole = 0;
  };

  std::map<size_t, Sums> clusters_;
  uint64_t values_ = 0;
};

}  // namespace berthier

#endif  // BERTHIER_ARENAS_ANALYSIS_CLUSTERED_H_
