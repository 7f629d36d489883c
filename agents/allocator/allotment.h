// Allotment: sharing a pool of points between purses.
//
// Each purse states the value it gets from 0, 1, 2, ... points of the pool (as
// KnapsackAllocation gives for its budgets). The shares add up to the pool.
//
// Laws: the total value is maximal; ties go to the earlier purses.
//
//   const std::vector<int> shares = BestShares(worths, pool);
#ifndef BERTHIER_AGENTS_ALLOCATOR_ALLOTMENT_H_
#define BERTHIER_AGENTS_ALLOCATOR_ALLOTMENT_H_

#include <span>
#include <vector>

namespace berthier {

// Returns the points each purse gets. worths[i][n] is the value purse i gets
// from n points; each row has pool + 1 entries. There is at least one purse.
std::vector<int> BestShares(std::span<const std::vector<double>> worths,
                            int pool);

}  // namespace berthier

#endif  // BERTHIER_AGENTS_ALLOCATOR_ALLOTMENT_H_
