// Leagues whose truth is known: simulated round robins of mirrored pairs.
//
// Expected scores are those of the logistic Elo scale exactly. In a share of
// the pairs both games hang on the same luck, as common dice make them: the
// side that is lucky is so in both games. Equal settings and seeds give equal
// leagues.
#ifndef BERTHIER_TESTS_ARENAS_RATINGS_SYNTHETIC_H_
#define BERTHIER_TESTS_ARENAS_RATINGS_SYNTHETIC_H_

#include <cstdint>
#include <vector>

#include "arenas/ratings/league.h"

namespace berthier {

struct SyntheticLeague {
  std::vector<double> elos;        // by player
  std::vector<double> advantages;  // by scenario
  int pairs = 1;                   // a meeting and scenario
  double draw_rate = 0.2;          // between equals
  double shared_luck = 0.5;        // share of pairs
};

League Simulate(const SyntheticLeague& settings, uint64_t seed);

}  // namespace berthier

#endif  // BERTHIER_TESTS_ARENAS_RATINGS_SYNTHETIC_H_
