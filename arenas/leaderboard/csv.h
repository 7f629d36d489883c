// The standings as CSV (RFC 4180), one line per player, best first.
//
// Unknown or infinite values are empty fields.
#ifndef BERTHIER_ARENAS_LEADERBOARD_CSV_H_
#define BERTHIER_ARENAS_LEADERBOARD_CSV_H_

#include <string>
#include <string_view>

#include "arenas/leaderboard/board.h"

namespace berthier {

// The first line of every such file begins with this.
inline constexpr std::string_view kCsvMark = "rank,agent,group,elo,";

std::string CsvOf(const Board& board);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_LEADERBOARD_CSV_H_
