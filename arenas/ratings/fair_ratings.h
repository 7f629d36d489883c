// Ratings from scores less luck, beside those from plain scores.
//
// A score less luck has the mean of the score and scatters less, so ratings
// that make the fit's expected scores agree with it mean the same and are known
// better. Equations as those of Rate, with what luck gave taken off every
// score; draws are as frequent as Rate found them. Where scores less luck leave
// no finite ratings (few games, all won and lucky), one step from the plain
// ratings is taken instead of going on to where the equations hold.
//
// Laws: with no luck known there are none; with luck of 0 in every game they
// are the plain ratings (half draws and Davidson's).
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
  double error = 0;
  Interval interval;  // infinite for whoever is alone in a group
  // Of the player's games with known luck: how many, and the mean luck in
  // scores.
  int64_t games = 0;
  double luck = 0;
};

struct FairRatings {
  std::vector<FairRating> players;  // by League::players
  int64_t games = 0;                // with known luck
  // Variance of a pair's score about what the ratings expect over that of the
  // score less luck, of the complete pairs with known luck: a game tells as
  // much as so many. 1 where there are fewer than two such pairs.
  double variance_ratio = 1;
  double ratio_error = 0;  // standard error, by the jackknife over pairs
  int64_t pairs = 0;       // of which that is
};

// League and options as for Rate.
std::optional<FairRatings> RateFairly(const League& league,
                                      const RatingOptions& options);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_RATINGS_FAIR_RATINGS_H_
