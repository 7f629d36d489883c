// How sure alpha-rank is of its shares.
//
// A small lead decides who displaces whom, so that chance alone names a winner
// among equals. The league's meetings are drawn anew many times and each draw
// is ranked; the shares' spread is what is known of them. A draw weighs the
// pairs of a meeting by chance (Rubin's Bayesian bootstrap), with half a pair
// won and half a pair lost added to each meeting: one pair proves little, and
// who never met may be anything to each other.
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
  double mean = 0;    // over the draws
  Interval interval;  // that holds the confidence's part of them
};

struct AlphaSpread {
  std::vector<AlphaShare> players;  // by League::players

  // Whether anybody's share is surely above an even one. If not, alpha-rank
  // says nothing.
  bool Tells() const;
};

AlphaSpread AlphaSpreadOf(const League& league, const AlphaRankOptions& options,
                          double confidence, uint64_t seed = 1);

// The same of two populations, one a side, over all scenarios: every game says
// what its first side scores against its second. Nothing is mirrored here: who
// is good at one side only is seen. Nobody plays itself: a kind is taken to
// score against its like what first sides score on the whole.
struct SidesSpread {
  std::vector<AlphaShare> first;   // by League::players
  std::vector<AlphaShare> second;  // the same

  bool Tells() const;
};

// The work grows with the sixth power of the players.
SidesSpread AlphaSpreadOfSides(const League& league,
                               const AlphaRankOptions& options,
                               double confidence, uint64_t seed = 1);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_RATINGS_ALPHA_SPREAD_H_
