#include "arenas/analysis/allocation_page.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "absl/strings/escaping.h"
#include "absl/strings/str_format.h"
#include "arenas/analysis/step_figure.h"
#include "arenas/drawing/svg.h"
#include "arenas/pages/figure.h"
#include "arenas/pages/html.h"
#include "arenas/pages/page.h"
#include "arenas/text/words.h"

namespace berthier {
namespace {

constexpr std::string_view kStyle = R"(
.finding { font-size: 1.05rem; }
.figures { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; }
.figures figure { margin: .5rem 0; max-width: 100%; overflow-x: auto; }
.figures figcaption { font-weight: 600; }
.has { fill: var(--s0); }
.further { fill: none; stroke: var(--s0); stroke-width: 1.5; stroke-dasharray: 4 3; }
.whisker { stroke: var(--ink); stroke-width: 1.5; }
.board img { max-width: 100%; height: auto; background: #fff; }
@media print { .figures figure, .board { break-inside: avoid; } }
)";

// A value with its error under it, to sort by the value.
HtmlCell InTwoLines(const Estimate& estimate, std::string words) {
  if (words[0] == '-') words.replace(0, 1, "\u2212");
  if (const size_t error = words.find(" \u00b1"); error != words.npos) {
    words.replace(error, 1, "<small>");
    words += "</small>";
  }
  return NumberCell(estimate.value, std::move(words));
}

// A difference.
HtmlCell Told(const Estimate& estimate) {
  if (estimate.count == 0) return {.html = "\u2013"};
  return InTwoLines(estimate, WithError(estimate));
}

std::string Pictures(const Game& game, const Allocation& told) {
  if (told.worths.empty()) return "";
  const StepAxis axis = AxisOf(told.worths);
  std::string html = Paragraph(
      "A bar is what one more point adds, in points of winning chance, the "
      "whisker two standard errors to either side. "
      "Filled are the points that the receiver has in the best split, dashed "
      "those it might have beyond them.");
  html += "<div class=\"figures\">\n";
  bool shares = false;
  for (const ReceiverWorth& worth : told.worths) {
    const std::string name = NameIn(game, worth);
    shares = shares || worth.held == Held::kOthersShare;
    html += "<figure><figcaption>" + Name(name) +
            (worth.held == Held::kOthersShare ? " *" : "") + "</figcaption>\n" +
            StepFigure(axis, worth, name) + "</figure>\n";
  }
  html += "</div>\n";
  html += Paragraph("The others keep their points of the best split.");
  if (shares) {
    html += Paragraph(
        "* here the pool stays as it is, and the others share what is left as "
        "well as they can.");
  }
  return html;
}

std::string ExchangeTable(const Game& game, const Allocation& told) {
  if (told.exchange.empty()) return "";
  double most = 0.01;
  for (const auto& row : told.exchange) {
    for (const Estimate& one : row) most = std::max(most, std::abs(one.value));
  }
  std::vector<HtmlColumn> columns = {{"a point more for"}};
  for (const EntityId id : told.receivers) {
    columns.push_back(
        {"one less for " + NameIn(game, id), ColumnKind::kNumber});
  }
  HtmlTable table("Exchange of one point, against the best split",
                  std::move(columns), HtmlTable::Density::kDense);
  for (size_t to = 0; to < told.receivers.size(); ++to) {
    std::vector<HtmlCell> row = {{Name(NameIn(game, told.receivers[to]))}};
    for (const Estimate& one : told.exchange[to]) {
      HtmlCell cell = Told(one);
      if (one.count > 0) cell.tint = 0.5 + 0.5 * one.value / most;
      row.push_back(std::move(cell));
    }
    table.Add(std::move(row));
  }
  return Paragraph(
             "What one point more for the row and one less for the column "
             "would add to the best split; below it two standard errors. Blue "
             "is a gain, orange a loss.") +
         table.ToHtml();
}

// An image, for the style of the page is not the board's.
std::string Board(const Game& game, const AllocationScene& scene) {
  return absl::StrFormat(
      "<div class=\"board\"><img alt=\"%s\" "
      "src=\"data:image/svg+xml;base64,%s\"></div>\n",
      Escaped("The table at the decision: " + scene.name + ", " + scene.turn),
      absl::Base64Escape(ToSvg(game.Draw(*scene.position))));
}

std::string StandingOf(const Allocation& told, size_t i) {
  const RankedOrder& one = told.ranked[i];
  std::string words = i == 0            ? "best"
                      : one.may_be_best ? "not told from the best"
                      : one.dropped     ? "fell out of the race"
                                        : "worse";
  if (i == told.usual) words += ", usual";
  if (i == told.played) words += ", played";
  if (!one.legal) words += ", of another pool";
  return words;
}

std::string RankingTable(const Game& game, const AllocationScene& scene,
                         const Allocation& told) {
  HtmlTable table(told.is_split() ? "Splits by value" : "Orders by value",
                  {{told.is_split() ? "split" : "order"},
                   {"winning chance, %", ColumnKind::kNumber},
                   {"behind the best", ColumnKind::kNumber},
                   {"playouts", ColumnKind::kNumber, "", ColumnRoom::kWide},
                   {"standing"}});
  for (size_t i = 0; i < told.ranked.size(); ++i) {
    const RankedOrder& one = told.ranked[i];
    table.Add({{Name(InWords(game, *scene.position, told, one))},
               InTwoLines(one.value, ChanceWithError(one.value)),
               i == 0 ? HtmlCell{.html = "\u2013"} : Told(one.behind),
               CountCell(static_cast<int64_t>(one.value.count)),
               {StandingOf(told, i)}});
  }
  return Paragraph(
             "What fell out of the race was behind beyond doubt; its numbers "
             "are those of the race. The others are told by playouts that had "
             "no say in which is the best, and differences by the playouts "
             "that share their dice.") +
         table.ToHtml();
}

std::string StepTable(const Game& game, const Allocation& told) {
  if (told.worths.empty()) return "";
  HtmlTable table("Points", {{"receiver"},
                             {"points", ColumnKind::kNumber},
                             {"the last adds", ColumnKind::kNumber},
                             {"left unspent", ColumnKind::kNumber},
                             {"against the best split", ColumnKind::kNumber, "",
                              ColumnRoom::kWide}});
  for (const ReceiverWorth& worth : told.worths) {
    for (const PointStep& step : worth.steps) {
      HtmlCell unspent = {.html = "\u2013"};
      if (step.unspent.count > 0) {
        unspent = NumberCell(step.unspent.value,
                             absl::StrFormat("%.1f", step.unspent.value));
      }
      table.Add(
          {{Name(NameIn(game, worth))},
           NumberCell(step.points,
                      absl::StrFormat(
                          "%d%s", step.points,
                          step.points == worth.points ? " (best split)" : "")),
           Told(step.step),
           std::move(unspent),
           Told(step.worth)});
    }
  }
  return table.ToHtml();
}

std::string List(std::string_view title,
                 const std::vector<std::string>& orders) {
  if (orders.empty()) return "";
  std::string html = "<h4>" + Escaped(title) + "</h4>\n<ol>\n";
  for (const std::string& order : orders) {
    html += "<li>" + Escaped(order) + "</li>\n";
  }
  return html + "</ol>\n";
}

std::string Orders(const Game& game, const Allocation& told) {
  std::string html;
  for (const ReceiverWorth& worth : told.worths) {
    const std::string lists =
        List("Orders paid", worth.orders) +
        List("With a point more also", OrdersOfOneMore(worth)) +
        List("With a point less not", OrdersOfTheLast(worth));
    if (lists.empty()) continue;
    html += absl::StrFormat("<h3>%s, %s</h3>\n%s", Name(NameIn(game, worth)),
                            Counted(worth.points, "point"), lists);
  }
  if (html.empty()) return "";
  return Paragraph(
             "As the reference player spends them with one set of dice.") +
         html;
}

std::string Prices(const Game& game, const AllocationScene& scene,
                   const Allocation& told) {
  if (told.prices.empty()) return "";
  HtmlTable table("Prices", {{"an order about"},
                             {"is worth more than the best about others by",
                              ColumnKind::kNumber},
                             {"the best of them"}});
  for (const SubjectPrice& price : told.prices) {
    table.Add({{IsSome(price.subject) ? Name(NameIn(game, price.subject))
                                      : "nobody in particular"},
               Told(price.price),
               {Name(InWords(game, *scene.position, told,
                             told.ranked[price.best]))}});
  }
  return Paragraph(
             "What it is worth to have the order die, the activation or the "
             "ride that an order about each takes.") +
         table.ToHtml();
}

}  // namespace

std::string AllocationPage(const Game& game, const AllocationScene& scene,
                           const Allocation& told) {
  HtmlPage page{.title = scene.name + ": allocation",
                .skip_to = "ranking",
                .skip_words = "Skip to the ranking",
                .mark = kAllocationPageMark,
                .style = kStyle};
  page.header =
      "<h1>" + Name(scene.name) + "</h1>\n" +
      absl::StrFormat("<p class=\"sum\">%s: %s decides (%s)</p>\n",
                      Escaped(scene.turn), Escaped(game.SideName(told.side)),
                      Escaped(told.decision));
  for (const std::string& thrown : scene.thrown) {
    page.header += "<p class=\"sum\">" + Escaped(thrown) + "</p>\n";
  }
  for (const std::string& finding : Findings(game, scene, told)) {
    page.header += "<p class=\"finding\">" + Escaped(finding) + "</p>\n";
  }
  page.header += Paragraph(HowItWasFound(told) + ".");
  page.sections = {{"points", "What each point is worth", Pictures(game, told)},
                   {"exchange", "Exchange", ExchangeTable(game, told)},
                   {"prices", "Prices", Prices(game, scene, told)},
                   {"board", "The table", Board(game, scene)},
                   {"ranking", told.is_split() ? "Splits" : "Orders",
                    RankingTable(game, scene, told)},
                   {"steps", "Points in numbers", StepTable(game, told)},
                   {"orders", "What the points buy", Orders(game, told)}};
  return ToHtml(page);
}

}  // namespace berthier
