// A leaderboard as one page of HTML that needs nothing outside itself.
//
// Laws: equal boards give equal bytes; no name in a board is ever more than
// text.
//
//   WriteWhole("board.html", PageOf(board));
#ifndef BERTHIER_ARENAS_LEADERBOARD_PAGE_H_
#define BERTHIER_ARENAS_LEADERBOARD_PAGE_H_

#include <string>
#include <string_view>

#include "arenas/leaderboard/board.h"

namespace berthier {

// Somewhere in every page.
inline constexpr std::string_view kPageMark =
    "Made by <code>berthier leaderboard</code>.";

std::string PageOf(const Board& board);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_LEADERBOARD_PAGE_H_
