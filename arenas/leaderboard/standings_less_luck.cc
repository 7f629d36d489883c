#include "arenas/leaderboard/standings_less_luck.h"

#include <algorithm>
#include <vector>

#include "absl/strings/str_format.h"
#include "arenas/leaderboard/standings_cells.h"
#include "arenas/pages/chart.h"
#include "arenas/pages/html.h"

namespace berthier {
namespace {

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

}  // namespace

std::string StandingsLessLuck(const Board& board) {
  return Paragraph(FairLegend(board)) + FairTable(board).ToHtml();
}

}  // namespace berthier
