// A matching of greatest weight in a complete graph.
//
// LEMON finds it. Its headers want C++17, so they are kept in one file, which
// is compiled so; this header keeps to C++17 too.
//
// Laws: everybody is matched if the number is even and the weights are
// positive and alike enough; of all matchings none weighs more.
//
//   std::vector<int> mate = HeaviestMatching(weights);  // mate[mate[i]] = i
#ifndef BERTHIER_ARENAS_TOURNAMENT_MATCHING_H_
#define BERTHIER_ARENAS_TOURNAMENT_MATCHING_H_

#include <cstdint>
#include <vector>

namespace berthier {

// A square and symmetric matrix of weights, none above 2^58; its diagonal is
// not looked at. -1 for who is left over.
std::vector<int> HeaviestMatching(
    const std::vector<std::vector<std::int64_t>>& weights);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TOURNAMENT_MATCHING_H_
