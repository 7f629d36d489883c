// A leaderboard as one self-contained HTML page.
//
// Laws: equal boards give equal bytes; all names in a board are escaped, so
// they cannot become markup.
//
//   WriteWhole("board.html", PageOf(board));
#ifndef BERTHIER_ARENAS_LEADERBOARD_PAGE_H_
#define BERTHIER_ARENAS_LEADERBOARD_PAGE_H_

#include <string>
#include <string_view>

#include "arenas/leaderboard/board.h"

namespace berthier {

// Every page contains this.
inline constexpr std::string_view kPageMark =
    "Made by <code>berthier leaderboard</code>.";

std::string PageOf(const Board& board);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_LEADERBOARD_PAGE_H_
