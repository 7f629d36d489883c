// AllocationWorths: what points are worth around the best split: an exchange of
// one between two receivers, and a receiver's 1st, 2nd, 3rd ... while the
// others keep theirs.
//
// ArmsAround names what must be tried with everything else in the second look.
#ifndef BERTHIER_ARENAS_ANALYSIS_ALLOCATION_WORTHS_H_
#define BERTHIER_ARENAS_ANALYSIS_ALLOCATION_WORTHS_H_

#include <cstddef>
#include <map>
#include <vector>

#include "agents/value/trial_table.h"
#include "arenas/analysis/allocation.h"
#include "arenas/analysis/allocation_arms.h"
#include "arenas/analysis/purse_use.h"

namespace berthier {

class AllocationWorths {
 public:
  // `told` names the receivers and gets the worths and exchanges.
  AllocationWorths(AllocationArms& arms, Allocation& told)
      : arms_(arms), told_(told) {}

  // The splits one point away from the best, and positions in which one
  // receiver alone has other points.
  std::vector<size_t> ArmsAround(size_t best);
  void Tell(const TrialTable& values);

 private:
  // Of a receiver: the arm in which it has so many points.
  using Ladder = std::map<int, size_t>;

  void TellExchange(const TrialTable& values);
  Ladder BestSplitsBy(size_t receiver, const TrialTable& values) const;
  std::vector<PurseUse> UseOf(size_t arm, uint64_t dice);
  void TellUse(const Ladder& ladder, ReceiverWorth& worth);

  AllocationArms& arms_;
  Allocation& told_;
  size_t best_ = 0;
  std::vector<Ladder> ladders_;  // by receiver; empty where none can be made
};

}  // namespace berthier

#endif  // BERTHIER_ARENAS_ANALYSIS_ALLOCATION_WORTHS_H_
