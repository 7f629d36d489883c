// The standings as CSV (RFC 4180), a line a player, the best first.
//
// What is unknown or not bounded is an empty field.
#ifndef BERTHIER_ARENAS_LEADERBOARD_CSV_H_
#define BERTHIER_ARENAS_LEADERBOARD_CSV_H_

#include <string>
#include <string_view>

#include "arenas/leaderboard/board.h"

namespace berthier {

// In the first line of every such file.
inline constexpr std::string_view kCsvMark = "rank,agent,group,elo,";

std::string CsvOf(const Board& board);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_LEADERBOARD_CSV_H_
