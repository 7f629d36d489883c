// Rating differences between two players, with interval and likelihood of
// superiority.
//
// Computed from the clustered covariance of the ratings, so errors that both
// ratings share cancel: a difference is often more precise than either rating.
// Players of different groups are not comparable and have no difference.
//
//   if (const auto ahead = DifferenceOf(ratings, marshal, recruit)) {
//     // ahead->elo, ahead->interval, ahead->superiority
//   }
#ifndef BERTHIER_ARENAS_RATINGS_DIFFERENCES_H_
#define BERTHIER_ARENAS_RATINGS_DIFFERENCES_H_

#include <optional>
#include <vector>

#include "arenas/ratings/elo.h"
#include "arenas/ratings/ratings.h"

namespace berthier {

struct Difference {
  double elo = 0;
  double error = 0;          // standard error
  Interval interval;         // at the confidence of the ratings
  double superiority = 0.5;  // likelihood that the first is the better one
};

// The rating of `player` minus that of `other`; nullopt if not comparable.
std::optional<Difference> DifferenceOf(const Ratings& ratings, int player,
                                       int other);

// The difference of each player to `player`, for example the anchor; nullopt if
// not comparable, exactly 0 for itself.
std::vector<std::optional<Difference>> DifferencesTo(const Ratings& ratings,
                                                     int player);

// [row][column]: the likelihood that the row's player is the better one.
std::vector<std::vector<std::optional<double>>> SuperiorityMatrix(
    const Ratings& ratings);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_RATINGS_DIFFERENCES_H_
