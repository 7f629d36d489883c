#include "arenas/leaderboard/standings_cells.h"

#include "absl/strings/str_format.h"

namespace berthier {

bool IsOnMainScale(const Board& board, int player) {
  return board.RatingOf(player).group == board.ratings.main_group &&
         board.IsRated(player);
}

HtmlCell EloCell(const Board& board, int player) {
  if (IsOnMainScale(board, player)) {
    const double elo = board.RatingOf(player).elo;
    return NumberCell(elo, Rounded(elo));
  }
  if (const auto& anchor = board.AgentOf(player).anchor) {
    return NumberCell(*anchor, Rounded(*anchor));
  }
  // A rating among others that do not compare with most is not shown as one.
  return {.html = "\xE2\x80\x93"};
}

std::string Marks(const Board& board, int player) {
  std::string marks;
  const BoardAgent& agent = board.AgentOf(player);
  if (agent.anchor) {
    marks += " <span class=\"mark\">anchor</span>";
  }
  if (agent.membership == Membership::kWithdrawn) {
    marks += " <span class=\"mark\">withdrawn</span>";
  }
  const Conduct& conduct = board.ConductOf(player);
  if (conduct.IsPlayedFor()) {
    marks += " <span class=\"mark bad\">no order of its own</span>";
  } else if (conduct.IsMostlyPlayedFor()) {
    marks += " <span class=\"mark bad\">few orders of its own</span>";
  }
  return marks;
}

std::string Confidence(const Board& board) {
  return absl::StrFormat("%.0f %%", 100 * board.ratings.confidence);
}

std::string GroupLetter(int group) {
  std::string letter;
  do {
    letter.insert(letter.begin(), static_cast<char>('A' + group % 26));
    group = group / 26 - 1;
  } while (group >= 0);
  return letter;
}

}  // namespace berthier
