// Fair ratings: ratings from scores less luck, beside those from plain scores.
//
// A score less luck has the same mean as the score but less variance, so
// ratings fitted to it mean the same and are more precise. The equations are
// those of Rate with the luck subtracted from every score; the draw parameter
// stays as Rate fitted it. If these equations have no finite solution (few
// games, all won and lucky), a single Newton step from the plain ratings is
// taken instead.
//
// Laws: without any known luck there are no fair ratings; with luck 0 in every
// game they equal the plain ratings (for half draws and Davidson's model).
//
//   if (auto fair = RateFairly(league, options)) fair->players[i].elo;
#ifndef BERTHIER_ARENAS_RATINGS_FAIR_RATINGS_H_
#define BERTHIER_ARENAS_RATINGS_FAIR_RATINGS_H_

#include <cstdint>
#include <optional>
#include <vector>

#include "arenas/ratings/league.h"
#include "arenas/ratings/ratings.h"

namespace berthier {

struct FairRating {
  double elo = 0;
  double error = 0;   // standard error
  Interval interval;  // infinite for a player alone in its group
  int64_t games = 0;  // the player's games with known luck
  double luck = 0;    // their mean luck, in points (a win is 1)
};

struct FairRatings {
  std::vector<FairRating> players;  // by League::players
  int64_t games = 0;                // with known luck
  // Residual variance of a pair's plain score divided by that of its score less
  // luck, over the complete pairs with known luck: one game with luck removed
  // tells as much as this many plain games. 1 with fewer than two such pairs.
  double variance_ratio = 1;
  double ratio_error = 0;  // its standard error, by a jackknife over pairs
  int64_t pairs = 0;       // number of these pairs
};

// League and options as for Rate; Rao-Kupper is replaced by half draws. nullopt
// if no game has known luck.
std::optional<FairRatings> RateFairly(const League& league,
                                      const RatingOptions& options);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_RATINGS_FAIR_RATINGS_H_
