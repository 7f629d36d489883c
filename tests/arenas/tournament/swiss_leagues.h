// Swiss tournaments among players whose strength is known, and how often the
// intervals of their ratings hold it.
//
// Pairing, byes and points are those of the program (schedule.h); games are
// drawn by chance, half of the pairs by one luck. The strengths lie evenly
// between both ends, in a sequence the seeding knows nothing of.
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
  int pairs = 1;     // of a meeting
  double apart = 0;  // Elo between the best and the worst
};

// Shares of intervals that hold the truth.
struct SwissCoverage {
  double settled = 0;     // as if meetings had been settled beforehand
  double rating = 0;      // of ratings
  double difference = 0;  // of two players
  double bootstrap = 0;   // 0 where not asked for
};

// `replicates` of the bootstrap, 0 for none.
SwissCoverage CoverageOf(const SwissLeague& swiss, int leagues,
                         int replicates = 0);

}  // namespace berthier

#endif  // BERTHIER_TESTS_ARENAS_TOURNAMENT_SWISS_LEAGUES_H_
