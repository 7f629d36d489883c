// A league made ready to be rated: its groups, its games counted by players
// and scenario, its pairs.
//
//   const RatingData data = PrepareToRate(league, options);
//   const JointFit fit = FitJointly(data.problem);
#ifndef BERTHIER_ARENAS_RATINGS_RATING_DATA_H_
#define BERTHIER_ARENAS_RATINGS_RATING_DATA_H_

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "arenas/ratings/joint_fit.h"
#include "arenas/ratings/league.h"
#include "arenas/ratings/rating_options.h"
#include "arenas/ratings/win_groups.h"

namespace berthier {

// Pairs of the same cells: their legs' cells, or -1 for a leg that misses, and
// how many pairs ended in each way, by the results of both legs.
struct PairKind {
  std::array<int, 2> cells = {-1, -1};
  std::array<std::array<int64_t, 3>, 3> counts = {};  // [first leg][second]

  int legs() const { return cells[1] < 0 ? 1 : 2; }
  int64_t pairs() const;
};

struct RatingData {
  WinGroups groups;
  FitProblem problem;           // the games within groups
  std::vector<PairKind> kinds;  // of its cells
};

RatingData PrepareToRate(const League& league, const RatingOptions& options);

// The problem of these cells alone: those between groups are left out, and in
// each group its anchors are fixed, or else its first player, at 0. A lone
// anchor is fixed at 0 too.
FitProblem ProblemOf(const std::vector<FitCell>& cells, int scenarios,
                     const WinGroups& groups, const RatingOptions& options);

// The anchors of a group. One shifts it, several hold it in place; without
// any, its mean rating is 0.
std::vector<RatingAnchor> AnchorsAmong(const std::vector<int>& members,
                                       const RatingOptions& options);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_RATINGS_RATING_DATA_H_
