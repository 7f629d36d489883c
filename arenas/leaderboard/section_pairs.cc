// Two players alone: what their pairs came to, as those who test engines
// against one another read it.
#include <array>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_format.h"
#include "arenas/leaderboard/sections.h"
#include "arenas/pages/html.h"
#include "arenas/ratings/pentanomial.h"

namespace berthier {
namespace {

// "12 (−3 to 28)"; the interval alone where the value is infinite.
HtmlCell WithInterval(double value, const Interval& interval) {
  if (!std::isfinite(value)) return {.html = IntervalWords(interval)};
  return NumberCell(value, absl::StrFormat("%s (%s)", Rounded(value),
                                           IntervalWords(interval)));
}

}  // namespace

Section PairsSection(const Board& board) {
  Section section = {.id = "pairs", .title = "Pairs", .body = {}};
  if (board.size() != 2) return section;
  const int player = board.ranking[0], other = board.ranking[1];
  const PairCounts counts = CountPairs(board.league, player, other);
  if (counts.pairs() == 0) return section;
  section.body = Paragraph(
      "Mirrored pairs by the points that the first of the two made of both "
      "games: Ptnml(0-2). Elo and normalised Elo (nElo) with their 95 % "
      "intervals are from the spread of the pairs; nElo counts in standard "
      "deviations of a game, so that draws and easy scenarios do not shrink "
      "it.");
  HtmlTable table("Pairs", {{"Agent"},
                            {"0", ColumnKind::kNumber},
                            {"\xC2\xBD", ColumnKind::kNumber},
                            {"1", ColumnKind::kNumber},
                            {"1\xC2\xBD", ColumnKind::kNumber},
                            {"2", ColumnKind::kNumber},
                            {"Elo", ColumnKind::kNumber},
                            {"nElo", ColumnKind::kNumber}});
  const PairElo elo = EloOfPairs(counts);
  const std::array<int64_t, 5> by_points = {
      counts.lost_lost, counts.lost_drawn, counts.won_lost + counts.drawn_drawn,
      counts.won_drawn, counts.won_won};
  std::vector<HtmlCell> row = {{.html = Name(board.NameOf(player))}};
  for (const int64_t n : by_points) row.push_back(CountCell(n));
  row.push_back(WithInterval(elo.elo, elo.interval));
  row.push_back(WithInterval(elo.normalized, elo.normalized_interval));
  table.Add(std::move(row));
  section.body += table.ToHtml();
  return section;
}

}  // namespace berthier
