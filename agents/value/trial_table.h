// A table of trials: each arm's values by dice number, so that two arms are
// compared over the dice that both were tried with.
//
// Laws: an arm is tried with first_dice, first_dice + 1, ... and never twice
// with the same number; a difference uses the dice that both arms had.
//
//   TrialTable table(3, /*first_dice=*/0);
//   table.Try(std::array<size_t, 2>{0, 2}, 16, run);
//   table.Difference(2, 0);  // how much better the third is than the first
#ifndef BERTHIER_AGENTS_VALUE_TRIAL_TABLE_H_
#define BERTHIER_AGENTS_VALUE_TRIAL_TABLE_H_

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "agents/value/estimate.h"

namespace berthier {

// One trial of one arm; higher values are better.
struct ArmTrial {
  size_t arm = 0;
  uint64_t dice = 0;
  double value = 0;  // filled in by the ArmRunner
};
using ArmRunner = std::function<void(std::span<ArmTrial>)>;

class TrialTable {
 public:
  TrialTable(size_t arms, uint64_t first_dice)
      : first_dice_(first_dice), values_(arms) {}

  // Tries each of these arms `n` more times.
  void Try(std::span<const size_t> arms, uint64_t n, const ArmRunner& run);

  uint64_t trials() const { return trials_; }
  const std::vector<double>& ValuesOf(size_t arm) const { return values_[arm]; }
  Estimate ValueOf(size_t arm) const;
  // Value of `a` minus value of `b`, paired.
  Estimate Difference(size_t a, size_t b) const;

 private:
  const uint64_t first_dice_;
  uint64_t trials_ = 0;
  std::vector<std::vector<double>> values_;
};

}  // namespace berthier

#endif  // BERTHIER_AGENTS_VALUE_TRIAL_TABLE_H_
