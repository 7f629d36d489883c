// Simulated Swiss tournaments among players of known strength, and how often
// the confidence intervals of their ratings contain that strength.
//
// Pairing, byes and points are those of the program (schedule.h); results are
// random, and half of the pairs share their luck. Strengths are evenly spaced
// and independent of the seeding.
//
//   const SwissLeague league = {.players = 16, .rounds = 5};
//   const SwissCoverage coverage = CoverageOf(league, 100);
//   // coverage.rating: 0.95 or so
#ifndef BERTHIER_TESTS_ARENAS_TOURNAMENT_SWISS_LEAGUES_H_
#define BERTHIER_TESTS_ARENAS_TOURNAMENT_SWISS_LEAGUES_H_

#include <cstdint>

#include "arenas/ratings/league.h"
#include "arenas/tournament/tournament_plan.h"

namespace berthier {

struct SwissLeague {
  int players = 8;
  int rounds = 5;
  int pairs = 1;     // of games for each meeting
  double apart = 0;  // Elo between the best and the worst player
};

// Shares of intervals that contain the true strength.
struct SwissCoverage {
  double settled = 0;     // of ratings computed as if the pairing were fixed
  double rating = 0;      // of ratings that allow for Swiss pairing
  double difference = 0;  // of differences of two players
  double bootstrap = 0;   // of the bootstrap; 0 if not asked for
};

// `leagues` is the number of tournaments, `replicates` that of the bootstrap; 0
// for no bootstrap.
SwissCoverage CoverageOf(const SwissLeague& swiss, int leagues,
                         int replicates = 0);

}  // namespace berthier

#endif  // BERTHIER_TESTS_ARENAS_TOURNAMENT_SWISS_LEAGUES_H_
