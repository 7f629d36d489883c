#include <cmath>
#include <string>
#include <vector>

#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "arenas/leaderboard/chart.h"
#include "arenas/leaderboard/html.h"
#include "arenas/leaderboard/sections.h"

namespace berthier {
namespace {

bool IsOnMainScale(const Board& board, int player) {
  return board.RatingOf(player).group == board.ratings.main_group &&
         board.IsRated(player);
}

// "A" for the group on top.
std::string GroupLetter(int group) {
  std::string letter;
  do {
    letter.insert(letter.begin(), static_cast<char>('A' + group % 26));
    group = group / 26 - 1;
  } while (group >= 0);
  return letter;
}

// Where a player stands for all to see, on the scale of most.
Axis CommonAxis(const Board& board) {
  std::vector<double> values;
  for (const int player : board.ranking) {
    const Interval interval = OnMainScale(board.ratings, player);
    if (IsOnMainScale(board, player)) {
      values.push_back(board.RatingOf(player).elo);
    }
    for (const double end : {interval.low, interval.high}) {
      if (std::isfinite(end)) values.push_back(end);
    }
  }
  return AxisFor(values);
}

HtmlCell EloCell(const Board& board, int player) {
  if (IsOnMainScale(board, player)) {
    const double elo = board.RatingOf(player).elo;
    return NumberCell(elo, Rounded(elo));
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
  return marks;
}

std::string Confidence(const Board& board) {
  return absl::StrFormat("%.0f %%", 100 * board.ratings.confidence);
}

std::vector<HtmlColumn> Columns(const Board& board, const Axis& axis) {
  std::vector<HtmlColumn> columns = {
      {"Agent"}, {"#", ColumnKind::kNumber}, {"Elo", ColumnKind::kNumber}};
  if (board.ratings.groups.members.size() > 1) columns.push_back({"Group"});
  columns.push_back({.title = Confidence(board) + " interval",
                     .kind = ColumnKind::kPlain,
                     .figure = AxisFigure(axis)});
  columns.push_back({"from and to", ColumnKind::kNumber});
  for (const char* const title : {"Above next, %", "Score, %", "Games", "Won",
                                  "Drawn", "Lost", "Faults", "Alpha-rank, %"}) {
    columns.push_back({title, ColumnKind::kNumber});
  }
  return columns;
}

std::vector<HtmlCell> Row(const Board& board, const Axis& axis, size_t rank) {
  const int player = board.ranking[rank];
  const auto index = static_cast<size_t>(player);
  const Interval interval = OnMainScale(board.ratings, player);
  std::vector<HtmlCell> row = {
      {.html = Name(board.NameOf(player)) + Marks(board, player)},
      CountCell(static_cast<int64_t>(rank) + 1),
      EloCell(board, player)};
  if (board.ratings.groups.members.size() > 1) {
    row.push_back({.html = GroupLetter(board.RatingOf(player).group)});
  }
  std::optional<double> middle;
  if (IsOnMainScale(board, player)) middle = board.RatingOf(player).elo;
  row.push_back({.html = IntervalFigure(axis, interval, middle)});
  HtmlCell words = {.html = IntervalWords(interval)};
  if (std::isfinite(interval.low)) words.value = interval.low;
  row.push_back(std::move(words));
  std::optional<double> above;
  if (rank + 1 < board.ranking.size()) {
    above =
        board.superiority[index][static_cast<size_t>(board.ranking[rank + 1])];
  }
  row.push_back(above ? NumberCell(*above, Percent(*above))
                      : HtmlCell{.html = "\xE2\x80\x93"});
  const Results total = board.crosstable.total(player);
  row.push_back(total.games() == 0
                    ? HtmlCell{.html = "\xE2\x80\x93"}
                    : NumberCell(total.score(), Percent(total.score())));
  row.push_back(CountCell(total.games()));
  row.push_back(CountCell(total.won));
  row.push_back(CountCell(total.drawn));
  row.push_back(CountCell(total.lost));
  row.push_back(CountCell(board.FaultsOf(player)));
  row.push_back(board.alpha_rank.empty()
                    ? HtmlCell{.html = "\xE2\x80\x93"}
                    : NumberCell(board.alpha_rank[index],
                                 Percent(board.alpha_rank[index])));
  return row;
}

std::string NamesOf(const Board& board, const std::vector<int>& players) {
  return absl::StrJoin(players, ", ", [&](std::string* out, int player) {
    out->append(Name(board.NameOf(player)));
  });
}

}  // namespace

Section StandingsSection(const Board& board) {
  Section section = {.id = "standings", .title = "Standings", .body = {}};
  if (board.ranking.empty()) {
    section.body = Paragraph("Nobody plays.");
    return section;
  }
  if (board.league.games.empty()) {
    section.body = Paragraph("No game has been played yet.");
  } else {
    section.body = Paragraph(absl::StrFormat(
        "Elo is fitted to all games at once, with an advantage of the first "
        "side on each scenario. The unit of chance is the mirrored pair; the "
        "interval holds the true rating in %.0f of 100 leagues. Above next: "
        "how "
        "likely the agent is better than the one below it. Alpha-rank: "
        "how often the agent would be found where better ones displace "
        "others.",
        100 * board.ratings.confidence));
  }
  const Axis axis = CommonAxis(board);
  HtmlTable table("Standings", Columns(board, axis));
  for (size_t rank = 0; rank < board.ranking.size(); ++rank) {
    table.Add(Row(board, axis, rank));
  }
  section.body += table.ToHtml();
  return section;
}

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
      "each over agents it beats in their own games, %.0f %% sure. Elo puts "
      "them in a line all the same; compare alpha-rank.",
      100 * kCircleConfidence));
  section.body += "<ul>\n";
  for (const std::vector<int>& circle : board.circles) {
    section.body += "<li>" + NamesOf(board, circle) + "</li>\n";
  }
  section.body += "</ul>\n";
  return section;
}

}  // namespace berthier
