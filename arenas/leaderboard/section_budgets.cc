#include <map>
#include <string>
#include <vector>

#include "absl/strings/str_format.h"
#include "arenas/leaderboard/sections.h"
#include "arenas/pages/chart.h"
#include "arenas/pages/html.h"

namespace berthier {
namespace {

// Curves that can share a chart: of one unit and one rating group.
using Charts =
    std::map<std::pair<std::string, int>, std::vector<const BudgetCurve*>>;

Charts ChartsOf(const Board& board) {
  Charts charts;
  for (const BudgetCurve& curve : board.curves) {
    const int group = board.RatingOf(curve.points.front().player).group;
    charts[{curve.unit, group}].push_back(&curve);
  }
  return charts;
}

ChartSeries SeriesOf(const Board& board, const BudgetCurve& curve) {
  ChartSeries series = {.name = curve.family, .points = {}};
  for (const BudgetPoint& point : curve.points) {
    const PlayerRating& rating = board.RatingOf(point.player);
    series.points.push_back({.x = static_cast<double>(point.amount),
                             .y = rating.elo,
                             .interval = rating.interval});
  }
  return series;
}

}  // namespace

Section BudgetsSection(const Board& board) {
  Section section = {
      .id = "budgets", .title = "Strength and budget", .body = {}};
  if (board.curves.empty()) return section;
  section.body = Paragraph(
      "Agents that differ in their budget alone, with their Elo and its "
      "interval. The scale of the budget is logarithmic.");
  for (const auto& [kind, curves] : ChartsOf(board)) {
    const std::string& unit = kind.first;
    std::vector<ChartSeries> series;
    for (const BudgetCurve* const curve : curves) {
      series.push_back(SeriesOf(board, *curve));
    }
    section.body += LineFigure(series, unit, "Elo by " + unit);
    HtmlTable table("Elo by " + unit, {{"Family"},
                                       {unit, ColumnKind::kNumber},
                                       {"Agent"},
                                       {"Elo", ColumnKind::kNumber},
                                       {"from and to", ColumnKind::kNumber}});
    for (const BudgetCurve* const curve : curves) {
      for (const BudgetPoint& point : curve->points) {
        const PlayerRating& rating = board.RatingOf(point.player);
        table.Add(
            {{.html = Name(curve->family)},
             CountCell(static_cast<int64_t>(point.amount)),
             {.html = Name(board.NameOf(point.player))},
             NumberCell(rating.elo, Rounded(rating.elo)),
             NumberCell(rating.interval.low, IntervalWords(rating.interval))});
      }
    }
    section.body += Folded("The same as a table", table.ToHtml());
  }
  return section;
}

}  // namespace berthier
