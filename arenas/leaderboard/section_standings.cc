#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "arenas/leaderboard/sections.h"
#include "arenas/pages/chart.h"
#include "arenas/pages/html.h"

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
  std::vector<double> middles;
  std::vector<double> ends;
  for (const int player : board.ranking) {
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
    const Interval interval = OnMainScale(board_.ratings, player);
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
    row.push_back({.html = IntervalFigure(axis_, interval, middle)});
    HtmlCell words = {.html = IntervalWords(interval)};
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

// The standings by scores less luck.
class FairTable {
 public:
  explicit FairTable(const Board& board) : board_(board), axis_(Axes()) {}

  std::string ToHtml() const {
    const auto number = [](const char* title,
                           ColumnRoom room = ColumnRoom::kAlways) {
      return HtmlColumn{
          .title = title, .kind = ColumnKind::kNumber, .room = room};
    };
    constexpr ColumnRoom kWide = ColumnRoom::kWide;
    HtmlTable table("Standings less luck",
                    {{"Agent"},
                     number("Elo less luck"),
                     {.title = Confidence(board_) + " interval",
                      .kind = ColumnKind::kPlain,
                      .figure = AxisFigure(axis_),
                      .room = kWide},
                     number("from and to"),
                     number("plain Elo", kWide),
                     number("from and to", kWide),
                     number("Score less luck, %"),
                     number("Score, %", kWide),
                     number("Luck a game, %", kWide),
                     number("Games")});
    std::vector<int> ranking = board_.ranking;
    std::stable_sort(ranking.begin(), ranking.end(), [&](int a, int b) {
      const int group = board_.RatingOf(a).group;
      const int other = board_.RatingOf(b).group;
      return group != other ? group < other : Of(a).elo > Of(b).elo;
    });
    for (const int player : ranking) table.Add(Row(player));
    return table.ToHtml();
  }

 private:
  const FairRating& Of(int player) const {
    return board_.fair->players[static_cast<size_t>(player)];
  }

  Axis Axes() const {
    std::vector<double> middles, ends;
    for (const int player : board_.ranking) {
      if (!IsOnMainScale(board_, player)) continue;
      middles.push_back(Of(player).elo);
      for (const Interval& interval :
           {Of(player).interval, board_.RatingOf(player).interval}) {
        ends.push_back(interval.low);
        ends.push_back(interval.high);
      }
    }
    return AxisFor(WithoutOutliers(middles, ends));
  }

  std::vector<HtmlCell> Row(int player) const {
    const HtmlCell none = {.html = "\xE2\x80\x93"};
    const FairRating& fair = Of(player);
    const Results total = board_.crosstable.total(player);
    const bool rated = IsOnMainScale(board_, player);
    const bool played = total.games() > 0;
    // Luck of the games where it is known counts for all.
    const double luck = played ? fair.luck * static_cast<double>(fair.games) /
                                     static_cast<double>(total.games())
                               : 0;
    const Interval& plain = board_.RatingOf(player).interval;
    return {
        {.html = Name(board_.NameOf(player)) + Marks(board_, player)},
        rated ? NumberCell(fair.elo, Rounded(fair.elo)) : none,
        rated ? HtmlCell{.html = IntervalFigure(axis_, fair.interval, fair.elo)}
              : none,
        rated ? NumberCell(fair.interval.low, IntervalWords(fair.interval))
              : none,
        EloCell(board_, player),
        rated ? NumberCell(plain.low, IntervalWords(plain)) : none,
        played ? NumberCell(total.score() - luck, Percent(total.score() - luck))
               : none,
        played ? NumberCell(total.score(), Percent(total.score())) : none,
        played ? NumberCell(luck, Percent(luck)) : none,
        CountCell(total.games())};
  }

  const Board& board_;
  Axis axis_;
};

// What scores less luck are, and what they gain.
std::string FairLegend(const Board& board) {
  const FairRatings& fair = *board.fair;
  std::string text =
      "Of every roll the luck is known: what was thrown, by what it was worth, "
      "less what the dice give in the mean. Taken off the scores it changes "
      "them for no one in the long run and makes them scatter less.";
  if (fair.games < static_cast<int64_t>(board.league.games.size())) {
    absl::StrAppendFormat(
        &text,
        " It was reckoned in %d of %d games; the others count as they "
        "ended.",
        fair.games, static_cast<int64_t>(board.league.games.size()));
  }
  if (fair.pairs >= 2) {
    absl::StrAppendFormat(
        &text,
        " Here the score of a pair scatters %.2f times as much with luck as "
        "without (variance, standard error %.2f, %d pairs): a game tells as "
        "much as %.2f games by plain scores.",
        fair.variance_ratio, fair.ratio_error, fair.pairs, fair.variance_ratio);
  }
  text +=
      " All else on this page is by plain scores: places, who compares, "
      "circles and pairs.";
  return text;
}

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
  if (!board.alpha_rank.players.empty()) {
    text +=
        " Alpha-rank: how often the agent would be found where better ones "
        "displace others, and how far that may be off.";
  }
  return text;
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
      "<div class=\"luck-less\">\n%s%s</div>\n</div>\n",
      StandingsTable(board).ToHtml(), Paragraph(FairLegend(board)),
      FairTable(board).ToHtml());
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
