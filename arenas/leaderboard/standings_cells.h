// Cells that both tables of standings show, and names of groups.
#ifndef BERTHIER_ARENAS_LEADERBOARD_STANDINGS_CELLS_H_
#define BERTHIER_ARENAS_LEADERBOARD_STANDINGS_CELLS_H_

#include <string>

#include "arenas/leaderboard/board.h"
#include "arenas/pages/html.h"

namespace berthier {

// Whether the player's rating compares with those of most: only then it is
// shown.
bool IsOnMainScale(const Board& board, int player);
// Elo, or a dash.
HtmlCell EloCell(const Board& board, int player);
// Marks behind a player's name, as HTML: "anchor", "withdrawn", ...
std::string Marks(const Board& board, int player);
// "95 %".
std::string Confidence(const Board& board);
// "A" for group 0, the one on top; "AA" after "Z".
std::string GroupLetter(int group);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_LEADERBOARD_STANDINGS_CELLS_H_
