// Random results of mirrored pairs whose two games are correlated.
//
// In a share of the pairs one random number decides both games: the same side
// is lucky in both (or, if the share is negative, the opposite side in the
// second game).
//
//   const double shared = SharedLuck(data.kinds, chances);
//   const PairResults results = LuckyPair(first, second, shared, source);
#ifndef BERTHIER_ARENAS_RATINGS_LUCK_H_
#define BERTHIER_ARENAS_RATINGS_LUCK_H_

#include <vector>

#include "agents/random_source.h"
#include "arenas/ratings/elo_report.h"
#include "arenas/ratings/league_design.h"
#include "arenas/ratings/rating_data.h"

namespace berthier {

// The share of pairs (-1 to 1) that reproduces the observed covariance between
// the two games of a pair. `chances` by cell.
double SharedLuck(const std::vector<PairKind>& kinds,
                  const std::vector<Chances>& chances);

// A random result of a single game.
GameResult LuckyGame(const Chances& chances, RandomSource& source);
// Random results of a pair; `first` and `second` are the chances of each game's
// first side.
PairResults LuckyPair(const Chances& first, const Chances& second,
                      double shared_luck, RandomSource& source);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_RATINGS_LUCK_H_
