// The board as JSON: `wire.Leaderboard` (arenas/leaderboard/leaderboard.proto).
//
// Unknown or infinite values are left out.
#ifndef BERTHIER_ARENAS_LEADERBOARD_JSON_H_
#define BERTHIER_ARENAS_LEADERBOARD_JSON_H_

#include <string>
#include <string_view>

#include "arenas/leaderboard/board.h"
#include "arenas/leaderboard/leaderboard.pb.h"

namespace berthier {

// Every such file contains this.
inline constexpr std::string_view kJsonMark =
    "\"made_by\": \"berthier leaderboard\"";

wire::Leaderboard WireOf(const Board& board);
std::string JsonOf(const Board& board);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_LEADERBOARD_JSON_H_
