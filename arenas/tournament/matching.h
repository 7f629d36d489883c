// A maximum-weight matching in a complete graph, computed with LEMON.
//
// LEMON's headers need C++17, so only matching.cc includes them and is compiled
// as C++17; this header keeps to C++17 too.
//
// Laws: no matching weighs more; it is perfect if the number of nodes is even
// and the weights are positive and differ little from each other.
//
//   std::vector<int> mate = HeaviestMatching(weights);  // mate[mate[i]] = i
#ifndef BERTHIER_ARENAS_TOURNAMENT_MATCHING_H_
#define BERTHIER_ARENAS_TOURNAMENT_MATCHING_H_

#include <cstdint>
#include <vector>

namespace berthier {

// `weights` is square and symmetric, with no weight above 2^58; its diagonal is
// ignored. Returns the partner of each node, -1 for an unmatched one.
std::vector<int> HeaviestMatching(
    const std::vector<std::vector<std::int64_t>>& weights);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TOURNAMENT_MATCHING_H_
