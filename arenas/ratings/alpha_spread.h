// The uncertainty of alpha-rank's shares, by Rubin's Bayesian bootstrap.
//
// A small lead decides who displaces whom, so chance alone can name a winner
// among equals. The league is therefore resampled 400 times and each resampled
// league is ranked; the spread of the shares is their uncertainty. Resampling
// gives the pairs of a meeting random weights; half a pair won and half a pair
// lost are added to each meeting as a prior, so that one pair proves little and
// players who never met may be anything to each other.
//
// Laws: equal leagues, options and seeds give equal spreads.
//
//   const AlphaSpread spread = AlphaSpreadOf(league, {.alpha = 10}, 0.95);
//   const double low = spread.players[0].interval.low;  // if spread.Tells()
#ifndef BERTHIER_ARENAS_RATINGS_ALPHA_SPREAD_H_
#define BERTHIER_ARENAS_RATINGS_ALPHA_SPREAD_H_

#include <cstdint>
#include <vector>

#include "arenas/ratings/alpha_rank.h"
#include "arenas/ratings/elo.h"
#include "arenas/ratings/league.h"

namespace berthier {

struct AlphaShare {
  double mean = 0;    // over the resampled leagues
  Interval interval;  // central interval at the given confidence
};

struct AlphaSpread {
  std::vector<AlphaShare> players;  // by League::players

  // Whether some player's interval lies above the even share 1 / n. If not,
  // alpha-rank tells nothing.
  bool Tells() const;
};

AlphaSpread AlphaSpreadOf(const League& league, const AlphaRankOptions& options,
                          double confidence, uint64_t seed = 1);

// The same for two populations, one per side, over all scenarios, from the
// first side's score in every game. Sides are kept apart, so it shows who is
// strong on one side only. As no player meets itself, its score against itself
// is taken to be the mean score of all first sides.
struct SidesSpread {
  std::vector<AlphaShare> first;   // by League::players
  std::vector<AlphaShare> second;  // the same

  // Whether some player's share is surely above even, on either side.
  bool Tells() const;
};

// The work grows with the sixth power of the number of players.
SidesSpread AlphaSpreadOfSides(const League& league,
                               const AlphaRankOptions& options,
                               double confidence, uint64_t seed = 1);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_RATINGS_ALPHA_SPREAD_H_
