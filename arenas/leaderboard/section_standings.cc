#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "absl/strings/str_format.h"
#include "arenas/leaderboard/sections.h"
#include "arenas/leaderboard/standings_cells.h"
#include "arenas/leaderboard/standings_less_luck.h"
#include "arenas/pages/chart.h"
#include "arenas/pages/html.h"

namespace berthier {
namespace {

// Where a player stands for all to see, on the scale of most.
Axis CommonAxis(const Board& board) {
  std::vector<double> middles;
  std::vector<double> ends;
  for (const int player : board.ranking) {
    // What is given on another scale has no place on this axis.
    const Interval interval = OnMainScale(board.ratings, player);
    if (IsOnMainScale(board, player)) {
      middles.push_back(board.RatingOf(player).elo);
    }
    for (const double end : {interval.low, interval.high}) {
      if (std::isfinite(end)) ends.push_back(end);
    }
  }
  return AxisFor(WithoutOutliers(middles, ends));
}

bool AnyFallbacks(const Board& board) {
  return std::any_of(board.conduct.begin(), board.conduct.end(),
                     [](const Conduct& one) { return one.fallbacks > 0; });
}

bool AnyTimes(const Board& board) {
  return board.facts.times == Times::kShown &&
         std::any_of(board.conduct.begin(), board.conduct.end(),
                     [](const Conduct& one) { return one.milliseconds > 0; });
}

// A table of columns that not every board has, and not every page has room for.
class StandingsTable {
 public:
  explicit StandingsTable(const Board& board)
      : board_(board), axis_(CommonAxis(board)) {}

  std::string ToHtml() const {
    HtmlTable table("Standings", Columns());
    for (size_t rank = 0; rank < board_.ranking.size(); ++rank) {
      table.Add(Row(rank));
    }
    return table.ToHtml();
  }

 private:
  bool HasGroups() const { return board_.ratings.groups.members.size() > 1; }
  bool HasAlphaRank() const { return !board_.alpha_rank.players.empty(); }

  std::vector<HtmlColumn> Columns() const {
    const auto number = [](std::string title,
                           ColumnRoom room = ColumnRoom::kAlways) {
      return HtmlColumn{
          .title = std::move(title), .kind = ColumnKind::kNumber, .room = room};
    };
    constexpr ColumnRoom kWide = ColumnRoom::kWide;
    std::vector<HtmlColumn> columns = {
        {"Agent"}, number("Place", kWide), number("Elo")};
    if (HasGroups()) columns.push_back({.title = "Group", .room = kWide});
    columns.push_back({.title = Confidence(board_) + " interval",
                       .kind = ColumnKind::kPlain,
                       .figure = AxisFigure(axis_),
                       .room = kWide});
    columns.push_back(number("from and to"));
    columns.push_back(number("Above next, %", kWide));
    columns.push_back(number("Score, %"));
    columns.push_back(number("Games"));
    for (const char* const title : {"Won", "Drawn", "Lost"}) {
      columns.push_back(number(title, kWide));
    }
    columns.push_back(number("Faults"));
    if (AnyFallbacks(board_)) {
      columns.push_back(number("Orders given in its stead, %"));
    }
    if (AnyTimes(board_)) {
      columns.push_back(number("Thought a game, s", kWide));
    }
    if (HasAlphaRank()) {
      columns.push_back(number("Alpha-rank, %", kWide));
      columns.push_back(number("from and to", kWide));
    }
    return columns;
  }

  std::vector<HtmlCell> Row(size_t rank) const {
    const int player = board_.ranking[rank];
    const auto index = static_cast<size_t>(player);
    const Interval interval = board_.IntervalOf(player);
    const bool on_axis =
        IsOnMainScale(board_, player) || !board_.AgentOf(player).anchor;
    const int place = board_.places[index];
    std::vector<HtmlCell> row = {
        {.html = Name(board_.NameOf(player)) + Marks(board_, player)},
        NumberCell(place,
                   absl::StrFormat("%d%s", place,
                                   board_.SharesItsPlace(player) ? "=" : "")),
        EloCell(board_, player)};
    if (HasGroups()) {
      row.push_back({.html = GroupLetter(board_.RatingOf(player).group)});
    }
    std::optional<double> middle;
    if (IsOnMainScale(board_, player)) middle = board_.RatingOf(player).elo;
    row.push_back(
        on_axis ? HtmlCell{.html = IntervalFigure(axis_, interval, middle)}
                : None());
    HtmlCell words = {.html = board_.AgentOf(player).anchor
                                  ? "given"
                                  : IntervalWords(interval)};
    if (std::isfinite(interval.low)) words.value = interval.low;
    row.push_back(std::move(words));
    std::optional<double> above;
    if (rank + 1 < board_.ranking.size()) {
      above = board_.superiority[index]
                                [static_cast<size_t>(board_.ranking[rank + 1])];
    }
    row.push_back(above ? NumberCell(*above, Percent(*above)) : None());
    const Results total = board_.crosstable.total(player);
    row.push_back(total.games() == 0
                      ? None()
                      : NumberCell(total.score(), Percent(total.score())));
    row.push_back(CountCell(total.games()));
    row.push_back(CountCell(total.won));
    row.push_back(CountCell(total.drawn));
    row.push_back(CountCell(total.lost));
    row.push_back(CountCell(board_.FaultsOf(player)));
    AddConduct(player, total.games(), row);
    if (HasAlphaRank()) AddAlphaRank(board_.alpha_rank.players[index], row);
    return row;
  }

  void AddConduct(int player, int64_t games, std::vector<HtmlCell>& row) const {
    const Conduct& conduct = board_.ConductOf(player);
    if (AnyFallbacks(board_)) {
      const double share = conduct.asked == 0
                               ? 0
                               : static_cast<double>(conduct.fallbacks) /
                                     static_cast<double>(conduct.asked);
      // Old ledgers say how many there were, but not of how many.
      row.push_back(NumberCell(
          share, conduct.asked == 0 && conduct.fallbacks > 0
                     ? absl::StrFormat("%d orders", conduct.fallbacks)
                     : Percent(share)));
    }
    if (AnyTimes(board_)) {
      const double seconds = static_cast<double>(conduct.milliseconds) / 1000 /
                             static_cast<double>(std::max<int64_t>(1, games));
      row.push_back(NumberCell(seconds, absl::StrFormat("%.2f", seconds)));
    }
  }

  static void AddAlphaRank(const AlphaShare& share,
                           std::vector<HtmlCell>& row) {
    row.push_back(NumberCell(share.mean, Percent(share.mean)));
    row.push_back(NumberCell(
        share.interval.low,
        Percent(share.interval.low) + " to " + Percent(share.interval.high)));
  }

  static HtmlCell None() { return {.html = "\xE2\x80\x93"}; }

  const Board& board_;
  Axis axis_;
};

// What the columns mean.
std::string Legend(const Board& board) {
  std::string text = absl::StrFormat(
      "Elo is fitted to all games at once, with an advantage of the first "
      "side on each scenario. The unit of chance is the mirrored pair; the "
      "interval holds the true rating in %.0f of 100 leagues. Agents share a "
      "place where the games do not tell them apart as surely. Above next: how "
      "likely the agent is better than the one below it.",
      100 * board.ratings.confidence);
  if (board.ratings.draws == DrawModel::kDavidson) {
    absl::StrAppendFormat(
        &text,
        " Draws are many (%.0f %% between equals), so that they are no half "
        "wins here but results of their own (Davidson).",
        100 * board.ratings.draw_rate);
  }
  if (board.facts.design) {
    absl::StrAppendFormat(
        &text,
        " Meetings followed from results, which drives ratings apart: the "
        "intervals allow for it (%.2f times as wide).",
        board.ratings.calibration);
  }
  if (board.IsMainScaleLoose()) {
    text +=
        " Whose rating is given compares with none of the largest group yet: "
        "the other numbers count from the mean of that group, not from the "
        "rating that is given.";
  }
  if (!board.alpha_rank.players.empty()) {
    text +=
        " Alpha-rank: how often the agent would be found where better ones "
        "displace others, and how far that may be off.";
  }
  return text;
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
    section.body = Paragraph(Legend(board));
  }
  for (const int player : board.ranking) {
    const Conduct& conduct = board.ConductOf(player);
    if (!conduct.IsMostlyPlayedFor()) continue;
    section.body += absl::StrFormat(
        "<p class=\"note\">%s gave %s: where its answer was illegal, the "
        "tournament gave an order in its stead. Its rating says little of "
        "it.</p>\n",
        Name(board.NameOf(player)),
        conduct.IsPlayedFor() ? "no order of its own"
                              : "few orders of its own");
  }
  if (!board.fair) {
    section.body += StandingsTable(board).ToHtml();
    return section;
  }
  section.body += absl::StrFormat(
      "<div class=\"luck-switch\">\n"
      "<input type=\"radio\" name=\"luck\" id=\"luck-plain\" checked=\"\"/>"
      "<label for=\"luck-plain\">Plain scores</label>\n"
      "<input type=\"radio\" name=\"luck\" id=\"luck-less\"/>"
      "<label for=\"luck-less\">Scores less luck</label>\n"
      "<div class=\"luck-plain\">\n%s</div>\n"
      "<div class=\"luck-less\">\n%s</div>\n</div>\n",
      StandingsTable(board).ToHtml(), StandingsLessLuck(board));
  return section;
}

}  // namespace berthier
