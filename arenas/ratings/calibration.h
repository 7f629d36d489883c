// How much wider intervals must be where meetings followed from results.
//
// The league is played again by its own design (league_design.h) among players
// whose truth is known, and rated; how many times too short the intervals of
// those ratings are is how many times too short the league's own are. What that
// truth is like is asked of the league: everything from all being equal to
// being farther apart than they came out is tried, and leagues count the more
// the more they came out as far apart as this one.
//
// Laws: equal leagues, options and designs give equal factors. It is a factor
// for all players, found so that as many of all their intervals hold the truth
// as the confidence asks for, and never below 1.
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

// Players of a league and what its games hang on, as known by simulation.
struct LeagueWorld {
  std::vector<double> elos;        // by player, their mean at 0
  std::vector<double> advantages;  // Elo, by scenario
  double draw_rate = 0;
  double shared_luck = 0;
};

// What the league says of itself, somewhat drawn together: everybody is taken
// to have drawn one more game with a player of strength 0.
LeagueWorld LikelyWorld(const League& league, const RatingOptions& options);

// A league of `like`'s players and scenarios, played by the design.
League PlayedIn(const LeagueWorld& world, const League& like,
                const LeagueDesign& design, uint64_t seed);

// The league and the options must be sound (FlawOf).
double IntervalFactor(const League& league, const RatingOptions& options,
                      const LeagueDesign& design);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_RATINGS_CALIBRATION_H_
