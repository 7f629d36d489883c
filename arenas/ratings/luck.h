// Pairs of games by chance: what both games of a pair have in common.
//
// In a share of the pairs one luck decides both games: the side that has it has
// it in both (or, if the share is negative, its opponent does in the second).
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

// The share of pairs, -1 to 1, that makes the games of a pair have in common
// what they had in these. `chances` by cell.
double SharedLuck(const std::vector<PairKind>& kinds,
                  const std::vector<Chances>& chances);

GameResult LuckyGame(const Chances& chances, RandomSource& source);
PairResults LuckyPair(const Chances& first, const Chances& second,
                      double shared_luck, RandomSource& source);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_RATINGS_LUCK_H_
