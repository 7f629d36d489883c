// An allocation as a self-contained HTML page, as CSV and as JSON.
//
// Laws: equal allocations give equal bytes. The page shows charts first; every
// number in them is repeated in a table below, with its error.
//
//   WriteWhole("x.html", AllocationPage(game, scene, told));
#ifndef BERTHIER_ARENAS_ANALYSIS_ALLOCATION_PAGE_H_
#define BERTHIER_ARENAS_ANALYSIS_ALLOCATION_PAGE_H_

#include <string>
#include <string_view>

#include "arenas/analysis/allocation.h"
#include "arenas/analysis/allocation_text.h"
#include "engine/model/game.h"

namespace berthier {

inline constexpr std::string_view kAllocationPageMark =
    "made by berthier allocate";
inline constexpr std::string_view kAllocationCsvMark =
    "what,receiver,other,points,in words,value,error,playouts";
inline constexpr std::string_view kAllocationJsonMark =
    "\"made by\": \"berthier allocate\"";

std::string AllocationPage(const Game& game, const AllocationScene& scene,
                           const Allocation& told);
// One line for each fact; column `what` says which: split, behind, step,
// unspent, exchange, price.
std::string AllocationCsv(const Game& game, const AllocationScene& scene,
                          const Allocation& told);
std::string AllocationJson(const Game& game, const AllocationScene& scene,
                           const Allocation& told);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_ANALYSIS_ALLOCATION_PAGE_H_
