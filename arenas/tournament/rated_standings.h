// The standings of a ledger, with ratings beside the points.
//
// Ratings stand there where games allow them: for the largest group in which
// everybody compares (arenas/ratings/ratings.h); for the others what bounds
// there are.
//
// Laws: equal tournaments give equal text, byte for byte, whatever the sequence
// in which games ended; the caller's memory does not grow with the number of
// games, for they are read and rated in a process of their own.
//
//   absl::StatusOr<std::string> text = RatedStandings(path, rulesets);
#ifndef BERTHIER_ARENAS_TOURNAMENT_RATED_STANDINGS_H_
#define BERTHIER_ARENAS_TOURNAMENT_RATED_STANDINGS_H_

#include <span>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "arenas/ratings/ratings.h"
#include "arenas/tournament/standings.h"
#include "engine/model/game.h"

namespace berthier {

absl::StatusOr<std::string> RatedStandings(const std::string& ledger,
                                           std::span<const Ruleset> rulesets);

// By player; empty if nobody can be rated.
std::vector<RatingWords> RatingWordsOf(const Ratings& ratings);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TOURNAMENT_RATED_STANDINGS_H_
