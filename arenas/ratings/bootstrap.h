// Intervals from replayed leagues: the parametric bootstrap.
//
// The league is played again and again by the fit: same players, scenarios and
// pairs, results drawn from the fitted chances, ratings fitted anew. The spread
// of those ratings is the error. It needs no large numbers, and is the one to
// trust with few games; it costs a fit a replicate.
//
// Pairs are played as pairs. In a share of them, chosen so that what both games
// of a pair have in common comes out as it did in the league, one luck decides
// both: the side that has it has it in both games (or, where the games of a
// pair went against one another, its opponent does in the second).
//
// A replicate may leave somebody winless. Then there is no finite rating, and
// none is made up: whoever is above the rest counts as infinitely high, below
// as infinitely low, and an interval is infinite on that side if that happens
// more often than its confidence allows.
//
// Replicates keep the league's meetings. Where these followed from results, the
// interval spans the rating's own as well, which allows for that
// (calibration.h).
//
// Laws: equal leagues, options and seeds give equal results.
//
//   const Bootstrap bootstrap = BootstrapOf(league, options,
//                                           {.replicates = 1000, .seed = 1});
#ifndef BERTHIER_ARENAS_RATINGS_BOOTSTRAP_H_
#define BERTHIER_ARENAS_RATINGS_BOOTSTRAP_H_

#include <cstdint>
#include <vector>

#include "arenas/ratings/elo.h"
#include "arenas/ratings/league.h"
#include "arenas/ratings/rating_options.h"

namespace berthier {

struct BootstrapOptions {
  int replicates = 1000;  // at least 20
  uint64_t seed = 1;
};

struct PlayerSpread {
  Interval interval;  // infinite for whoever is alone in a group
  double error = 0;   // standard deviation over replicates that rate the player
  int unrated = 0;    // replicates that do not
};

struct Bootstrap {
  std::vector<PlayerSpread> players;
  double shared_luck = 0;  // share of pairs, negative if against one another
  int replicates = 0;
};

// The league and the options must be sound (FlawOf).
Bootstrap BootstrapOf(const League& league, const RatingOptions& options,
                      const BootstrapOptions& bootstrap);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_RATINGS_BOOTSTRAP_H_
