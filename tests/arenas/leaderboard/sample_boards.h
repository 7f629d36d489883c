// Boards for tests: simulated leagues with everything a page can show.
#ifndef BERTHIER_TESTS_ARENAS_LEADERBOARD_SAMPLE_BOARDS_H_
#define BERTHIER_TESTS_ARENAS_LEADERBOARD_SAMPLE_BOARDS_H_

#include <string_view>

#include "arenas/leaderboard/league_merge.h"

namespace berthier {

// A name that is markup unless it is escaped.
inline constexpr std::string_view kHostileName =
    "<script>alert(\"1\")</script>&'";

// A rated group with budgets, grades, faults, an anchor and a withdrawn agent;
// one agent that won every game and one that lost every game.
Gathered FullLeague();
// A round robin.
Gathered PlainLeague(int players);
// Ratings and intervals from about -2000 to 2000.
Gathered WideLeague();

}  // namespace berthier

#endif  // BERTHIER_TESTS_ARENAS_LEADERBOARD_SAMPLE_BOARDS_H_
