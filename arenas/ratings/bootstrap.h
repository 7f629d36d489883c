// Rating intervals from simulated leagues: the parametric bootstrap.
//
// The league is simulated many times from the fit: same players, scenarios and
// pairs, results drawn from the fitted probabilities, ratings fitted again. The
// spread of those ratings is the error. It does not rely on large samples, so
// prefer it with few games; it costs one fit per replicate.
//
// The games of a pair are simulated as correlated. In a share of the pairs,
// chosen so that the covariance within pairs is that of the league, one random
// number decides both games: the lucky side is the same in both (or, if the
// league's covariance is negative, the opposite one in the second).
//
// In a replicate a player may be without a win. Then it has no finite rating,
// and none is invented: a player above the rest counts as infinitely high, one
// below as infinitely low, and an interval is infinite on that side if this
// happens more often than its confidence allows.
//
// Replicates keep the league's meetings. If these followed from results, the
// interval is extended to include the rating's own, which allows for that
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
  Interval interval;  // infinite for a player alone in its group
  double error = 0;   // standard deviation over replicates that rate the player
  int unrated = 0;    // replicates that do not rate the player
};

struct Bootstrap {
  std::vector<PlayerSpread> players;
  double shared_luck = 0;  // share of pairs, -1 to 1, as in luck.h
  int replicates = 0;
};

// The league and the options must be sound (FlawOf).
Bootstrap BootstrapOf(const League& league, const RatingOptions& options,
                      const BootstrapOptions& bootstrap);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_RATINGS_BOOTSTRAP_H_
