#include "arenas/ratings/differences.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace berthier {

std::optional<Difference> DifferenceOf(const Ratings& ratings, int player,
                                       int other) {
  if (!ratings.Compare(player, other)) return std::nullopt;
  const auto i = static_cast<size_t>(player);
  const auto j = static_cast<size_t>(other);
  Difference difference;
  difference.elo = ratings.players[i].elo - ratings.players[j].elo;
  difference.error = std::sqrt(
      std::max(0.0, ratings.covariance(i, i) + ratings.covariance(j, j) -
                        ratings.covariance(i, j) - ratings.covariance(j, i)));
  const double freedom =
      std::min(ratings.players[i].freedom, ratings.players[j].freedom);
  const double reach =
      StudentQuantile(freedom, (1 + ratings.confidence) / 2) * difference.error;
  difference.interval = {difference.elo - reach, difference.elo + reach};
  if (difference.error > 0) {
    difference.superiority =
        StudentBelow(freedom, difference.elo / difference.error);
  } else if (difference.elo != 0) {  // two anchors
    difference.superiority = difference.elo > 0 ? 1 : 0;
  }
  return difference;
}

std::vector<std::optional<Difference>> DifferencesTo(const Ratings& ratings,
                                                     int player) {
  std::vector<std::optional<Difference>> differences;
  for (size_t i = 0; i < ratings.players.size(); ++i) {
    differences.push_back(DifferenceOf(ratings, static_cast<int>(i), player));
  }
  return differences;
}

std::vector<std::vector<std::optional<double>>> SuperiorityMatrix(
    const Ratings& ratings) {
  const size_t size = ratings.players.size();
  std::vector<std::vector<std::optional<double>>> matrix(size);
  for (size_t i = 0; i < size; ++i) {
    for (size_t j = 0; j < size; ++j) {
      const std::optional<Difference> difference =
          DifferenceOf(ratings, static_cast<int>(i), static_cast<int>(j));
      matrix[i].push_back(difference.has_value()
                              ? std::optional(difference->superiority)
                              : std::nullopt);
    }
  }
  return matrix;
}

}  // namespace berthier
