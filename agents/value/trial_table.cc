#include "agents/value/trial_table.h"

#include <algorithm>

namespace berthier {

void TrialTable::Try(std::span<const size_t> arms, uint64_t n,
                     const ArmRunner& run) {
  std::vector<ArmTrial> tries;
  tries.reserve(arms.size() * n);
  for (const size_t arm : arms) {
    for (uint64_t i = 0; i < n; ++i) {
      tries.push_back(
          {.arm = arm, .dice = first_dice_ + values_[arm].size() + i});
    }
  }
  run(tries);
  for (const ArmTrial& one : tries) values_[one.arm].push_back(one.value);
  trials_ += tries.size();
}

Estimate TrialTable::ValueOf(size_t arm) const {
  RunningMean tally;
  for (const double value : values_[arm]) tally.Add(value);
  return tally.estimate();
}

Estimate TrialTable::Difference(size_t a, size_t b) const {
  RunningMean tally;
  const size_t common = std::min(values_[a].size(), values_[b].size());
  for (size_t i = 0; i < common; ++i) tally.Add(values_[a][i] - values_[b][i]);
  return tally.estimate();
}

}  // namespace berthier
