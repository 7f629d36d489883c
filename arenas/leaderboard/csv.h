// The standings as CSV (RFC 4180), a line a player, the best first.
//
// What is unknown or not bounded is an empty field.
#ifndef BERTHIER_ARENAS_LEADERBOARD_CSV_H_
#define BERTHIER_ARENAS_LEADERBOARD_CSV_H_

#include <string>
#include <string_view>

#include "arenas/leaderboard/board.h"

namespace berthier {

std::string CsvOf(const Board& board);

// A field, in quotes where it must be.
std::string CsvField(std::string_view text);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_LEADERBOARD_CSV_H_
