// Who did what against whom, and who is likely the better one.
#include <string>
#include <vector>

#include "absl/strings/str_format.h"
#include "arenas/leaderboard/sections.h"
#include "arenas/pages/html.h"

namespace berthier {
namespace {

// A square table in the sequence of the ranking; columns bear the rank.
template <typename CellOf>
std::string Matrix(const Board& board, const std::string& caption,
                   const CellOf& cell_of) {
  std::vector<HtmlColumn> columns = {{"Agent", ColumnKind::kText}};
  for (size_t rank = 0; rank < board.ranking.size(); ++rank) {
    columns.push_back({absl::StrFormat("%d", rank + 1), ColumnKind::kNumber});
  }
  HtmlTable table(caption, std::move(columns), HtmlTable::Density::kDense);
  for (size_t rank = 0; rank < board.ranking.size(); ++rank) {
    const int player = board.ranking[rank];
    std::vector<HtmlCell> row = {
        {.html = absl::StrFormat("<span class=\"rank\">%d</span> %s", rank + 1,
                                 Name(board.NameOf(player)))}};
    for (const int other : board.ranking) {
      row.push_back(other == player
                        ? HtmlCell{.html = "<span class=\"self\">\xC2\xB7"
                                           "</span>"}
                        : cell_of(player, other));
    }
    table.Add(std::move(row));
  }
  return table.ToHtml();
}

}  // namespace

Section CrosstableSection(const Board& board) {
  Section section = {.id = "crosstable", .title = "Crosstable", .body = {}};
  if (board.size() < 2 || board.league.games.empty()) return section;
  section.body = Paragraph(
      "Score of the row against the column in per cent, below it games "
      "won\xE2\x80\x93"
      "drawn\xE2\x80\x93lost. Columns bear the ranks.");
  section.body +=
      Matrix(board, "Crosstable", [&](int player, int other) -> HtmlCell {
        const Encounter& meeting = board.crosstable.at(player, other);
        const Results all = meeting.all();
        if (all.games() == 0) return {.html = ""};
        return {.html = Percent(all.score()) + "<small>" + WonDrawnLost(all) +
                        "</small>",
                .value = all.score(),
                .tint = all.score()};
      });
  return section;
}

Section SuperioritySection(const Board& board) {
  Section section = {
      .id = "superiority", .title = "Likelihood of superiority", .body = {}};
  if (board.size() < 2 || board.league.games.empty()) return section;
  section.body = Paragraph(
      "How likely it is, in per cent, that the row is better than the column, "
      "by all games of the league. Empty where the two do not compare.");
  section.body += Matrix(
      board, "Likelihood of superiority",
      [&](int player, int other) -> HtmlCell {
        const std::optional<double> likely =
            board.superiority[static_cast<size_t>(player)]
                             [static_cast<size_t>(other)];
        if (!likely) return {.html = ""};
        return {.html = Percent(*likely), .value = *likely, .tint = *likely};
      });
  return section;
}

}  // namespace berthier
