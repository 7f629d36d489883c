// How much wider rating intervals must be if meetings followed from results.
//
// Leagues with the same design (league_design.h) are simulated among players of
// known strength and rated; the factor by which the intervals of those ratings
// are too short is taken as the factor for this league. The true strengths are
// unknown, so several spreads are tried, from all players equal to farther
// apart than their ratings here; a simulated league is weighted by how close
// its spread of ratings comes to that of this league.
//
// Laws: equal leagues, options and designs give equal factors. There is one
// factor for all players, never below 1, such that the share of all their
// intervals that contain the truth is the confidence asked for.
//
//   const double factor = IntervalFactor(league, options, design);
#ifndef BERTHIER_ARENAS_RATINGS_CALIBRATION_H_
#define BERTHIER_ARENAS_RATINGS_CALIBRATION_H_

#include <cstdint>
#include <vector>

#include "arenas/ratings/league.h"
#include "arenas/ratings/league_design.h"
#include "arenas/ratings/rating_options.h"

namespace berthier {

// The true parameters of a simulated league.
struct LeagueWorld {
  std::vector<double> elos;        // by player, with mean 0
  std::vector<double> advantages;  // Elo, by scenario
  double draw_rate = 0;            // between equals
  double shared_luck = 0;          // as in luck.h
};

// The league's own estimates, shrunk a little: each player is taken to have
// drawn one more game with a player of strength 0.
LeagueWorld LikelyWorld(const League& league, const RatingOptions& options);

// Simulates a league of `like`'s players and scenarios with the design.
League PlayedIn(const LeagueWorld& world, const League& like,
                const LeagueDesign& design, uint64_t seed);

// The league and the options must be sound (FlawOf).
double IntervalFactor(const League& league, const RatingOptions& options,
                      const LeagueDesign& design);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_RATINGS_CALIBRATION_H_
