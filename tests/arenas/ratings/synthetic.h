// Leagues of known strengths: simulated round robins of mirrored pairs.
//
// Expected scores follow the logistic Elo scale exactly. In a share of the
// pairs both games depend on the same luck, as with common dice: the same side
// is lucky in both games. Equal settings and seeds give equal leagues.
#ifndef BERTHIER_TESTS_ARENAS_RATINGS_SYNTHETIC_H_
#define BERTHIER_TESTS_ARENAS_RATINGS_SYNTHETIC_H_

#include <cstdint>
#include <vector>

#include "arenas/ratings/league.h"

namespace berthier {

struct SyntheticLeague {
  std::vector<double> elos;        // by player
  std::vector<double> advantages;  // by scenario
  int pairs = 1;                   // for each meeting and scenario
  double draw_rate = 0.2;          // between equal players
  double shared_luck = 0.5;        // share of pairs with shared luck
};

League Simulate(const SyntheticLeague& settings, uint64_t seed);

}  // namespace berthier

#endif  // BERTHIER_TESTS_ARENAS_RATINGS_SYNTHETIC_H_
