// A league prepared for rating: its groups, its games counted by players and
// scenario, and its pairs.
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

// All pairs whose legs belong to the same cells.
struct PairKind {
  // Indices into FitProblem::cells; cells[1] is -1 if the second leg is
  // missing.
  std::array<int, 2> cells = {-1, -1};
  // Number of pairs by GameResult: [first leg][second leg], the second index 0
  // if the second leg is missing.
  std::array<std::array<int64_t, 3>, 3> counts = {};

  int legs() const { return cells[1] < 0 ? 1 : 2; }
  int64_t pairs() const;
};

struct RatingData {
  WinGroups groups;
  FitProblem problem;           // the games within groups
  std::vector<PairKind> kinds;  // the pairs of these games
};

// League and options must be sound (FlawOf).
RatingData PrepareToRate(const League& league, const RatingOptions& options);

// The fit problem of these cells, without cells between groups. In each group
// the anchors are fixed; without anchors the first player is fixed at 0. A
// group's only anchor is fixed at 0 too, and its value added later.
FitProblem ProblemOf(const std::vector<FitCell>& cells, int scenarios,
                     const WinGroups& groups, const RatingOptions& options);

// The anchors among a group's members. One anchor shifts the group's ratings,
// several take part in the fit; without any, the group's mean rating is 0.
std::vector<RatingAnchor> AnchorsAmong(const std::vector<int>& members,
                                       const RatingOptions& options);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_RATINGS_RATING_DATA_H_
