#include <string>
#include <vector>

#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "arenas/leaderboard/sections.h"
#include "arenas/leaderboard/standings_cells.h"
#include "arenas/pages/html.h"

namespace berthier {
namespace {

std::string NamesOf(const Board& board, const std::vector<int>& players) {
  return absl::StrJoin(players, ", ", [&](std::string* out, int player) {
    out->append(Name(board.NameOf(player)));
  });
}

}  // namespace

Section GroupsSection(const Board& board) {
  Section section = {.id = "groups", .title = "Who compares", .body = {}};
  const WinGroups& groups = board.ratings.groups;
  if (groups.members.size() < 2 || board.league.games.empty()) return section;
  section.body = Paragraph(
      "Ratings compare within a group only: each of its agents has taken "
      "points from the others, directly or through others. Whoever won every "
      "game, lost every game or was never met has no rating, but perhaps a "
      "bound.");
  section.body += "<ul class=\"groups\">\n";
  for (size_t group = 0; group < groups.members.size(); ++group) {
    section.body += absl::StrFormat(
        "<li><b>%s</b>%s: %s</li>\n", GroupLetter(static_cast<int>(group)),
        static_cast<int>(group) == board.ratings.main_group
            ? " (the scale of the standings)"
            : "",
        NamesOf(board, groups.members[group]));
  }
  section.body += "</ul>\n";
  if (board.ratings.bounds.empty()) return section;
  HtmlTable table("Bounds between groups",
                  {{"Groups"},
                   {"Ahead by at least, Elo", ColumnKind::kNumber},
                   {"Games, all won", ColumnKind::kNumber},
                   {"Pairs", ColumnKind::kNumber}});
  for (const GroupBound& bound : board.ratings.bounds) {
    table.Add({{.html = GroupLetter(bound.above) + " above " +
                        GroupLetter(bound.below)},
               NumberCell(bound.least, Signed(bound.least)),
               CountCell(bound.games),
               CountCell(bound.pairs)});
  }
  section.body += table.ToHtml();
  return section;
}

Section CirclesSection(const Board& board) {
  Section section = {.id = "circles", .title = "Circles", .body = {}};
  if (board.circles.empty()) return section;
  section.body = Paragraph(absl::StrFormat(
      "Here being better runs in circles: from each of these a way leads to "
      "each over agents it beats in their own games, all of that together %.0f "
      "%% "
      "sure. Elo puts them in a line all the same.",
      100 * kCircleConfidence));
  section.body += "<ul>\n";
  for (const std::vector<int>& circle : board.circles) {
    section.body += "<li>" + NamesOf(board, circle) + "</li>\n";
  }
  section.body += "</ul>\n";
  return section;
}

}  // namespace berthier
