// The standings by scores less luck, and what these are.
#ifndef BERTHIER_ARENAS_LEADERBOARD_STANDINGS_LESS_LUCK_H_
#define BERTHIER_ARENAS_LEADERBOARD_STANDINGS_LESS_LUCK_H_

#include <string>

#include "arenas/leaderboard/board.h"

namespace berthier {

// HTML: a paragraph and a table. Only of a board with fair ratings.
std::string StandingsLessLuck(const Board& board);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_LEADERBOARD_STANDINGS_LESS_LUCK_H_
