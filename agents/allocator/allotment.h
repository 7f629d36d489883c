// Allotment: sharing a pool of points between purses.
//
// Each purse says what it would make of 0, 1, 2, ... points of the pool (as
// KnapsackAllocation does of its budgets); the shares add up to the pool.
//
// Laws: no other way to share has a higher total; equal totals go to the
// earlier purses.
//
//   const std::vector<int> shares = BestShares(worths, pool);
#ifndef BERTHIER_AGENTS_ALLOCATOR_ALLOTMENT_H_
#define BERTHIER_AGENTS_ALLOCATOR_ALLOTMENT_H_

#include <span>
#include <vector>

namespace berthier {

// worths[i][n]: what purse i makes of n points; each has pool + 1 entries.
// There is at least one purse.
std::vector<int> BestShares(std::span<const std::vector<double>> worths,
                            int pool);

}  // namespace berthier

#endif  // BERTHIER_AGENTS_ALLOCATOR_ALLOTMENT_H_
