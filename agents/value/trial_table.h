// Trials of arms side by side: each arm's values by the number of their dice,
// so that two arms are compared by the dice that both had.
//
// Laws: an arm is tried with first_dice, first_dice + 1, ... and never twice
// with the same; a difference counts the dice that both arms had.
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

// One try of one arm, the higher the better for whom it is to be the best.
struct ArmTrial {
  size_t arm = 0;
  uint64_t dice = 0;
  double value = 0;  // filled in
};
using ArmRunner = std::function<void(std::span<ArmTrial>)>;

class TrialTable {
 public:
  TrialTable(size_t arms, uint64_t first_dice)
      : first_dice_(first_dice), values_(arms) {}

  // Each of these arms n times more.
  void Try(std::span<const size_t> arms, uint64_t n, const ArmRunner& run);

  uint64_t trials() const { return trials_; }
  const std::vector<double>& ValuesOf(size_t arm) const { return values_[arm]; }
  Estimate ValueOf(size_t arm) const;
  // Of a less b.
  Estimate Difference(size_t a, size_t b) const;

 private:
  const uint64_t first_dice_;
  uint64_t trials_ = 0;
  std::vector<std::vector<double>> values_;
};

}  // namespace berthier

#endif  // BERTHIER_AGENTS_VALUE_TRIAL_TABLE_H_
