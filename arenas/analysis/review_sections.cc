#include "arenas/analysis/review_sections.h"

#include <array>
#include <cmath>
#include <string>
#include <string_view>
#include <vector>

#include "absl/strings/escaping.h"
#include "absl/strings/str_format.h"
#include "arenas/analysis/review_page.h"
#include "arenas/drawing/svg.h"
#include "arenas/drawing/svg_way.h"
#include "arenas/pages/figure.h"
#include "arenas/pages/html.h"
#include "proto/play_codec.h"

namespace berthier {
namespace {

constexpr std::string_view kBetter = "#0b7a3b";
constexpr std::string_view kPlayed = "#b3261e";

HtmlCell CellOf(const wire::ReviewEstimate& estimate, SignShown sign) {
  if (estimate.playouts() == 0) return {.html = "unknown"};
  return NumberCell(estimate.value(), WithError(estimate, sign));
}

// Nothing lost for certain is no unknown.
HtmlCell CertainCell(const wire::ReviewEstimate& estimate) {
  if (estimate.playouts() == 0) return NumberCell(0, "0");
  return CellOf(estimate, SignShown::kMinusOnly);
}

HtmlCell Words(const std::string& words) { return {.html = Escaped(words)}; }

std::string Term(std::string_view term, const std::string& html) {
  return absl::StrFormat("<dt>%s</dt><dd>%s</dd>\n", term, html);
}

const wire::ReviewedOrder* Find(const wire::ReviewedStep& step,
                                bool (wire::ReviewedOrder::*is)() const) {
  for (const wire::ReviewedOrder& order : step.order()) {
    if ((order.*is)()) return &order;
  }
  return nullptr;
}

// The table of the moment, with both orders drawn.
std::string Board(const GamePath& path, const wire::ReviewedStep& step) {
  const Game& game = *path.game;
  const PathStep& at = path.steps[step.number() - 1];
  const PlayCodec codec(game, path.ruler);
  Picture picture = game.Draw(at.before);
  picture.panels.clear();
  std::vector<DrawnOrder> orders = {
      DrawnOrderOf(game, at.before, at.order, kPlayed, "given")};
  const wire::ReviewedOrder* const best =
      Find(step, &wire::ReviewedOrder::best);
  const absl::StatusOr<Order> better = codec.Decode(best->order());
  if (better.ok()) {
    orders.push_back(DrawnOrderOf(game, at.before, *better, kBetter, "better"));
  }
  // As a picture of its own: its names and styles are not those of the page.
  return absl::StrFormat(
      "<div class=\"board\"><img alt=\"%s\" src=\"data:image/svg+xml;base64,"
      "%s\"></div>\n",
      Escaped("The table before the order; given: " + step.words() +
              "; better: " + best->words()),
      absl::Base64Escape(ToSvg(picture, {}, orders)));
}

std::string OrdersOf(const wire::ReviewedStep& step) {
  HtmlTable table(absl::StrFormat("Orders looked at, step %d", step.number()),
                  {{"Order"},
                   {"Points behind the best", ColumnKind::kNumber},
                   {"Held likely", ColumnKind::kNumber, {}, ColumnRoom::kWide},
                   {"Cost", ColumnKind::kNumber, {}, ColumnRoom::kWide}});
  for (const wire::ReviewedOrder& order : step.order()) {
    std::string words = Escaped(order.words());
    if (order.best()) words += " <span class=\"mark\">best known</span>";
    if (order.played()) words += " <span class=\"mark bad\">given</span>";
    if (order.reference()) {
      words += " <span class=\"mark\">reference player's</span>";
    }
    table.Add({{.html = words},
               CellOf(order.behind(), SignShown::kMinusOnly),
               NumberCell(order.prior(), Percent(order.prior()) + " %"),
               CountCell(order.price())});
  }
  return table.ToHtml() +
         Paragraph(
             "Held likely: how likely the doctrine held the order for "
             "the best before any playout.");
}

std::string Mistake(const GamePath& path, const wire::ReviewedStep& step) {
  const wire::ReviewedOrder* const best =
      Find(step, &wire::ReviewedOrder::best);
  std::string html = absl::StrFormat(
      "<div class=\"mistake\">\n<h3>%s, %s: %s points lost%s</h3>\n",
      Escaped(step.side()), Escaped(step.turn()),
      WithError(step.loss(), SignShown::kMinusOnly),
      step.mark().empty() ? "" : ", " + step.mark());
  html += "<dl class=\"said\">\n";
  html += Term("Given", Escaped(step.words()));
  html += Term("Better", Escaped(best->words()));
  if (!step.odds().empty()) {
    html += Term("Odds of the better order", Escaped(step.odds()));
  }
  if (step.variation_size() > 0) {
    std::string list;
    for (const std::string& words : step.variation()) {
      list += (list.empty() ? "" : "; ") + Escaped(words);
    }
    html += Term("What would likely have followed", list);
  }
  html += "</dl>\n" + Board(path, step);
  return html + Folded("All orders looked at", OrdersOf(step)) + "</div>\n";
}

void AddGroups(const wire::Review& review, std::string_view by,
               std::string_view title, std::string& html) {
  HtmlTable table(absl::StrFormat("Orders by %s", by),
                  {{std::string(title)},
                   {"Side"},
                   {"Orders", ColumnKind::kNumber},
                   {"Points lost for certain", ColumnKind::kNumber},
                   {"All", ColumnKind::kNumber, {}, ColumnRoom::kWide},
                   {"Inaccuracies", ColumnKind::kNumber, {}, ColumnRoom::kWide},
                   {"Mistakes", ColumnKind::kNumber},
                   {"Blunders", ColumnKind::kNumber},
                   {"Open", ColumnKind::kNumber, {}, ColumnRoom::kWide}});
  for (const wire::ReviewGroup& group : review.group()) {
    if (group.by() != by) continue;
    table.Add({{.html = group.name().empty() ? "the whole side"
                                             : Escaped(group.name())},
               {.html = Name(group.side())},
               CountCell(group.decisions()),
               CertainCell(group.clear()),
               CellOf(group.lost(), SignShown::kMinusOnly),
               CountCell(group.inaccuracies()),
               CountCell(group.mistakes()),
               CountCell(group.blunders()),
               CountCell(group.open())});
  }
  if (!table.empty()) html += table.ToHtml();
}

}  // namespace

Section CurveSection(const wire::Review& review) {
  const std::string& first = review.side(0).name();
  std::string html = Scrolling("Winning chances", ReviewCurve(review));
  html +=
      "<ul class=\"legend\"><li><span class=\"key orders\"></span> an order"
      "</li><li><span class=\"key dice\"></span> dice</li><li>circles: "
      "mistakes, filled: blunders</li><li>grey: two standard errors to either "
      "side</li></ul>\n";
  HtmlTable sides("Marks of both sides",
                  {{"Side"},
                   {"Orders with a choice", ColumnKind::kNumber},
                   {"Inaccuracies", ColumnKind::kNumber},
                   {"Mistakes", ColumnKind::kNumber},
                   {"Blunders", ColumnKind::kNumber},
                   {"Open", ColumnKind::kNumber, {}, ColumnRoom::kWide},
                   {"Points lost for certain", ColumnKind::kNumber},
                   {"All", ColumnKind::kNumber, {}, ColumnRoom::kWide}});
  for (const wire::ReviewSide& side : review.side()) {
    sides.Add({{.html = Name(side.name())},
               CountCell(side.decisions()),
               CountCell(side.inaccuracies()),
               CountCell(side.mistakes()),
               CountCell(side.blunders()),
               CountCell(side.open()),
               CertainCell(side.clear()),
               CellOf(side.lost(), SignShown::kMinusOnly)});
  }
  html += sides.ToHtml();
  html += Paragraph(
      "An inaccuracy lost 5 points or more against the best order known, a "
      "mistake 10, a blunder 15, each by more than two standard errors. Points "
      "lost for certain are those of the orders whose loss is beyond two "
      "standard errors; all are those of every order, the errors of hundreds "
      "of small ones included.");
  html += Paragraph(absl::StrFormat(
      "What the winning chance of %s came from, in points of a hundred, "
      "\xC2\xB1 "
      "two standard errors (95 %%). The parts add up to the result; orders "
      "count against those that the reference player would have given.",
      first));
  HtmlTable parts(
      "What the result came from",
      {{"Part", ColumnKind::kPlain}, {"Points", ColumnKind::kNumber}});
  for (int i = 0; i < review.part_size(); ++i) {
    const wire::ReviewPart& part = review.part(i);
    const bool chance = i == 0 || i + 1 == review.part_size();
    wire::ReviewEstimate points = part.points();
    if (points.playouts() == 0) points.set_playouts(1);
    parts.Add(
        {Words(part.name()),
         CellOf(points, chance ? SignShown::kMinusOnly : SignShown::kAlways)});
  }
  html += parts.ToHtml();
  return {"curve", "The game", html};
}

Section OrdersSection(const GamePath& path, const wire::Review& review) {
  std::string html;
  if (review.costliest_size() == 0) {
    html = Paragraph("No order lost anything beyond two standard errors.");
  }
  for (const uint32_t number : review.costliest()) {
    html += Mistake(path, review.step(static_cast<int>(number) - 1));
  }
  return {"orders", "Orders that cost most", html};
}

Section DiceSection(const wire::Review& review) {
  const std::string& first = review.side(0).name();
  std::string html = Paragraph(absl::StrFormat(
      "Luck is what was thrown against the mean of all that could have been, "
      "in points of winning chance of %s.",
      first));
  HtmlTable table("Rolls that mattered most",
                  {{"Roll"},
                   {"Luck", ColumnKind::kNumber},
                   {"Chance of it", ColumnKind::kNumber},
                   {"Turn", ColumnKind::kText, {}, ColumnRoom::kWide},
                   {"Step", ColumnKind::kNumber, {}, ColumnRoom::kWide}});
  for (const uint32_t number : review.luckiest()) {
    const wire::ReviewedStep& step = review.step(static_cast<int>(number) - 1);
    double chance = 0;
    for (const wire::ReviewedOutcome& outcome : step.outcome()) {
      if (outcome.thrown()) chance = outcome.chance();
    }
    table.Add({Words(step.words()), CellOf(step.luck(), SignShown::kAlways),
               NumberCell(chance, Percent(chance) + " %"), Words(step.turn()),
               CountCell(number)});
  }
  if (!table.empty()) html += table.ToHtml();
  HtmlTable kinds("Luck by kind of roll", {{"Kind of roll"},
                                           {"Thrown by"},
                                           {"Rolls", ColumnKind::kNumber},
                                           {"Luck", ColumnKind::kNumber}});
  for (const wire::ReviewLuck& luck : review.luck()) {
    kinds.Add({Words(luck.kind()),
               {.html = Name(luck.side())},
               CountCell(luck.rolls()),
               CellOf(luck.luck(), SignShown::kAlways)});
  }
  if (kinds.empty()) return {"dice", "Dice", ""};
  return {"dice", "Dice that mattered most", html + kinds.ToHtml()};
}

Section GroupsOfOrdersSection(const wire::Review& review) {
  std::string html;
  AddGroups(review, "phase", "What was decided", html);
  AddGroups(review, "division", "Division", html);
  AddGroups(review, "kind", "Kind of order", html);
  return {"groups", "Where points were lost", html};
}

Section CommandPointsSection(const wire::Review& review) {
  HtmlTable table("Points given, spent and left",
                  {{"Side"},
                   {"Given", ColumnKind::kNumber},
                   {"Spent", ColumnKind::kNumber},
                   {"Lapsed", ColumnKind::kNumber},
                   {"Worth of one spent", ColumnKind::kNumber},
                   {"Lost by keeping back", ColumnKind::kNumber}});
  for (const wire::ReviewPoints& points : review.points()) {
    table.Add(
        {{.html = Name(points.side()) + " (" + Escaped(points.unit()) + ")"},
         CountCell(points.given()),
         CountCell(points.spent()),
         NumberCell(
             points.lapsed(),
             absl::StrFormat("%d (%s %%)", points.lapsed(),
                             Percent(points.lapsed() /
                                     std::max(1.0, 1.0 * points.given())))),
         points.worth().playouts() == 0
             ? HtmlCell{.html = "unknown"}
             : NumberCell(points.worth().value(),
                          absl::StrFormat("%+.2f \xC2\xB1 %.2f",
                                          points.worth().value(),
                                          2 * points.worth().error())),
         CellOf(points.kept_back(), SignShown::kMinusOnly)});
  }
  if (table.empty()) return {"points", "Command points", ""};
  return {
      "points", "Command points",
      table.ToHtml() +
          Paragraph("In points of winning chance of the side. A point spent "
                    "is worth what the order that it paid for gained over "
                    "the likeliest order that is free of charge; lost by "
                    "keeping back is what was lost where the best order "
                    "known was dearer than the one given.")};
}

Section StepsSection(const wire::Review& review) {
  HtmlTable table("Every order and roll",
                  {{"Step", ColumnKind::kNumber},
                   {"Side"},
                   {"Order or roll"},
                   {"Points lost", ColumnKind::kNumber},
                   {"Luck", ColumnKind::kNumber},
                   {"Chance behind it", ColumnKind::kNumber},
                   {"Turn", ColumnKind::kText, {}, ColumnRoom::kWide}});
  for (const wire::ReviewedStep& step : review.step()) {
    const bool roll = step.kind() == "roll";
    std::string words = Escaped(step.words());
    if (!step.mark().empty()) {
      words += " <span class=\"mark bad\">" + step.mark() + "</span>";
    }
    table.Add({CountCell(step.number()),
               {.html = Name(step.side())},
               {.html = words},
               step.has_loss() ? CellOf(step.loss(), SignShown::kMinusOnly)
                               : HtmlCell{},
               roll && step.has_luck() ? CellOf(step.luck(), SignShown::kAlways)
                                       : HtmlCell{},
               CellOf(step.winning_chance(), SignShown::kMinusOnly),
               Words(step.turn())});
  }
  return {"steps", "Step by step",
          Folded("Every order and roll", table.ToHtml())};
}

Section MeasureSection(const wire::Review& review) {
  const std::string length =
      review.horizon() < 0
          ? std::string("to the end of the game")
          : absl::StrFormat(
                "over %d player-turns, where the evaluation takes "
                "over",
                review.horizon());
  std::string html = Paragraph(absl::StrFormat(
      "A position is worth the expected final score when both sides play on as "
      "the reference player \"%s\" does, %s; a winning chance is (worth + 1) / "
      "2. Another reference player makes other values. %d of %d playouts "
      "asked for were used, with seed %d; up to %d orders of the doctrine were "
      "looked at beside the one given and the reference player's. %d steps are "
      "exact.",
      review.reference(), length, review.playouts(), review.budget(),
      review.seed(), review.candidates(), review.exact()));
  html += Paragraph(
      "What is compared shares its dice, and what stands behind \xC2\xB1, two "
      "standard errors (95 %), is that of differences. What is told of an "
      "order comes from "
      "dice that had no say in which one is best. Steps that mattered, or "
      "might "
      "have, were weighed anew with four and with sixteen times as many "
      "playouts. The curve joins all estimates, each by how sure it is; what "
      "neighbouring estimates leave open between them is the row of "
      "disagreement. The best order known is better than the reference "
      "player's wherever search found more than he sees.");
  return {"measure", "How this was measured", html};
}

}  // namespace berthier
