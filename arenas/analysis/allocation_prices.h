// Prices of the subjects of orders, where no points are divided: what the best
// order about each adds to the best about anything else.
#ifndef BERTHIER_ARENAS_ANALYSIS_ALLOCATION_PRICES_H_
#define BERTHIER_ARENAS_ANALYSIS_ALLOCATION_PRICES_H_

#include <cstddef>
#include <span>
#include <utility>
#include <vector>

#include "agents/value/trial_table.h"
#include "arenas/analysis/allocation.h"
#include "arenas/analysis/allocation_arms.h"

namespace berthier {

struct SubjectBest {
  EntityId subject = EntityId::kNone;
  size_t arm = 0;
};
// The best order about each subject by the values of the race, the earliest of
// equals; `best` is the best of all.
std::vector<SubjectBest> BestBySubject(const AllocationArms& arms,
                                       std::span<const size_t> raced,
                                       size_t best, const TrialTable& race);

// Adds prices by the second look to an allocation that is ranked already.
void TellPrices(const AllocationArms& arms,
                std::span<const SubjectBest> by_subject, size_t best,
                const TrialTable& race, const TrialTable& second_look,
                Allocation& told);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_ANALYSIS_ALLOCATION_PRICES_H_
