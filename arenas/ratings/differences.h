// Two players compared: how far apart, how sure, who is likely the better one.
//
// Made from the clustered covariance of the ratings, so what both owe to the
// same opponents cancels: a difference is often surer than either rating.
// Players of different groups do not compare, and have none.
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
  double error = 0;
  Interval interval;         // at the confidence of the ratings
  double superiority = 0.5;  // likelihood that the first is the better one
};

std::optional<Difference> DifferenceOf(const Ratings& ratings, int player,
                                       int other);

// Everyone against one of them, say the anchor: by player, nothing for who does
// not compare, and 0 sharp for itself.
std::vector<std::optional<Difference>> DifferencesTo(const Ratings& ratings,
                                                     int player);

// Likelihoods of superiority: [row][column] that the row's player is better.
std::vector<std::vector<std::optional<double>>> SuperiorityMatrix(
    const Ratings& ratings);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_RATINGS_DIFFERENCES_H_
