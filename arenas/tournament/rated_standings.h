// The standings of a ledger, with ratings beside the points.
//
// Only the largest group of mutually comparable players has ratings
// (arenas/ratings/ratings.h); for the other players the table shows the bounds
// that there are. Where a rating is given, the scale is that of its group; as
// long as nobody compares with it there is no Elo, and the text says why.
//
// Laws: equal tournaments give equal text, byte for byte, whatever the order
// in which games ended; the caller's memory does not grow with the number of
// games, since they are read and rated in a child process.
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

// By player; empty if the main group has fewer than two players, or if ratings
// are given and none in that group: then its scale would be another.
std::vector<RatingWords> RatingWordsOf(
    const Ratings& ratings, const std::vector<RatingAnchor>& anchors);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TOURNAMENT_RATED_STANDINGS_H_
