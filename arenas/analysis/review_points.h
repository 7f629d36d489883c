// The points that paid for orders in a game: given, spent and lapsed.
//
// They are counted as lapses.h counts them. In rulesets whose orders cost
// nothing there is nothing to count.
//
//   for (const PointsOfSide& points : PointsOf(path, review)) ...
#ifndef BERTHIER_ARENAS_ANALYSIS_REVIEW_POINTS_H_
#define BERTHIER_ARENAS_ANALYSIS_REVIEW_POINTS_H_

#include <cstdint>
#include <string>
#include <vector>

#include "arenas/analysis/game_path.h"
#include "arenas/analysis/review.h"

namespace berthier {

struct PointsOfSide {
  Side side = Side::kFirst;
  std::string unit;
  int64_t given = 0;
  int64_t spent = 0;
  int64_t lapsed = 0;
  // Value to the side of one point spent: gain of the paid orders over the
  // likeliest free ones, divided by their total price. Count 0: unknown.
  Estimate worth;
  // Value lost where the best order known cost more than the order played.
  Estimate kept_back;
};

// One entry for each side that was given any.
std::vector<PointsOfSide> PointsOf(const GamePath& path, const Review& review);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_ANALYSIS_REVIEW_POINTS_H_
