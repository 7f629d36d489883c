#include "agents/allocator/allotment.h"

namespace berthier {

std::vector<int> BestShares(std::span<const std::vector<double>> worths,
                            int pool) {
  const size_t points = static_cast<size_t>(pool) + 1;
  const size_t purses = worths.size();
  // best[i][n]: of n points shared by the purses from i on.
  std::vector<std::vector<double>> best(purses);
  best[purses - 1] = worths[purses - 1];
  std::vector<std::vector<size_t>> share(purses, std::vector<size_t>(points));
  for (size_t n = 0; n < points; ++n) share[purses - 1][n] = n;
  for (size_t i = purses - 1; i-- > 0;) {
    best[i].assign(points, 0);
    for (size_t n = 0; n < points; ++n) {
      for (size_t k = n + 1; k-- > 0;) {
        const double value = worths[i][k] + best[i + 1][n - k];
        if (k == n || value > best[i][n]) {
          best[i][n] = value;
          share[i][n] = k;
        }
      }
    }
  }
  std::vector<int> shares;
  size_t left = static_cast<size_t>(pool);
  for (size_t i = 0; i < purses; ++i) {
    shares.push_back(static_cast<int>(share[i][left]));
    left -= share[i][left];
  }
  return shares;
}

}  // namespace berthier
