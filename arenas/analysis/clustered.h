// A mean of values that come in clusters: decisions of one game share its luck.
//
// The error is that of the clusters (a sandwich): what the values of a cluster
// have in common is not taken for so many facts.
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
  // Of a share: so much of so many.
  void AddRatio(size_t cluster, double part, double whole) {
    Sums& sums = clusters_[cluster];
    sums.part += part;
    sums.whole += whole;
  }

  size_t clusters() const { return clusters_.size(); }
  uint64_t values() const { return values_; }
  // Of one cluster or none the error is that of anything: 1.
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
