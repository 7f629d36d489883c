#include "arenas/leaderboard/page.h"

#include "absl/strings/str_format.h"
#include "arenas/leaderboard/sections.h"
#include "arenas/pages/html.h"
#include "arenas/pages/page.h"

namespace berthier {
namespace {

std::string Count(size_t n, std::string_view noun) {
  return absl::StrFormat("%d %s%s", n, noun, n == 1 ? "" : "s");
}

std::string Header(const Board& board) {
  std::string html =
      absl::StrFormat("<h1>%s</h1>\n<p class=\"sum\">%s, %s, %s, %s</p>\n",
                      Name(board.facts.title), Count(board.size(), "agent"),
                      Count(board.league.scenarios.size(), "scenario"),
                      Count(static_cast<size_t>(board.pairs), "pair"),
                      Count(board.league.games.size(), "game"));
  for (const std::string& note : board.facts.notes) {
    html += "<p class=\"note\">" + Escaped(note) + "</p>\n";
  }
  return html;
}

}  // namespace

std::string PageOf(const Board& board) {
  return ToHtml({.title = board.facts.title + ": leaderboard",
                 .header = Header(board),
                 .sections = {StandingsSection(board), RoundsSection(board),
                              GroupsSection(board), CirclesSection(board),
                              PairsSection(board), CrosstableSection(board),
                              SuperioritySection(board), BudgetsSection(board),
                              ScenariosSection(board), GradesSection(board),
                              LengthsSection(board), FaultsSection(board),
                              AgentsSection(board), OriginSection(board)},
                 .skip_to = "standings",
                 .skip_words = "To the standings",
                 .mark = kPageMark});
}

}  // namespace berthier
