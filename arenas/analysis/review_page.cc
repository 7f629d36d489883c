#include "arenas/analysis/review_page.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "arenas/analysis/review_page_files.h"
#include "arenas/analysis/review_sections.h"
#include "arenas/pages/figure.h"
#include "arenas/pages/html.h"
#include "arenas/pages/page.h"
#include "arenas/text/words.h"

namespace berthier {
namespace {

constexpr double kWidth = 1100;
constexpr double kHeight = 380;
constexpr double kLeft = 44;
constexpr double kRight = 12;
constexpr double kTop = 14;
constexpr double kBottom = 40;

// Where the steps and the chances fall.
struct Sheet {
  int steps = 1;

  double X(int step) const {  // behind so many steps
    return kLeft + (kWidth - kLeft - kRight) * step / std::max(1, steps);
  }
  static double Y(double chance) {
    return kTop + (kHeight - kTop - kBottom) * (100 - chance) / 100;
  }
};

double Within(double chance) { return std::clamp(chance, 0.0, 100.0); }

std::string Band(const wire::Review& review, const Sheet& sheet) {
  std::string upper, lower;
  const auto add = [&](int at, const wire::ReviewEstimate& chance) {
    const double x = sheet.X(at);
    absl::StrAppendFormat(
        &upper, "%s%.1f %.1f", upper.empty() ? "M" : "L", x,
        Sheet::Y(Within(chance.value() + 2 * chance.error())));
    lower.insert(0, absl::StrFormat(
                        "L%.1f %.1f", x,
                        Sheet::Y(Within(chance.value() - 2 * chance.error()))));
  };
  add(0, review.start());
  for (int i = 0; i < review.step_size(); ++i) {
    add(i + 1, review.step(i).winning_chance());
  }
  return "<path class=\"band\" d=\"" + upper + lower + "z\"/>";
}

// Neighbouring steps of one kind are one path.
std::string Paths(const wire::Review& review, const Sheet& sheet) {
  const auto css_class = [](const wire::ReviewedStep& step) {
    if (step.kind() == "roll") return "dice";
    return step.kind() == "decision" ? "orders" : "put-right";
  };
  std::string svg, path;
  std::string_view now;
  double before = review.start().value();
  const auto finish = [&] {
    if (!path.empty()) {
      svg += absl::StrFormat("<path class=\"%s\" d=\"%s\"/>", now, path);
    }
    path.clear();
  };
  for (int i = 0; i < review.step_size(); ++i) {
    const wire::ReviewedStep& step = review.step(i);
    if (path.empty() || now != css_class(step)) {
      finish();
      now = css_class(step);
      path = absl::StrFormat("M%.1f %.1f", sheet.X(i), Sheet::Y(before));
    }
    before = step.winning_chance().value();
    absl::StrAppendFormat(&path, "L%.1f %.1f", sheet.X(i + 1),
                          Sheet::Y(before));
  }
  finish();
  return svg;
}

std::string Marks(const wire::Review& review, const Sheet& sheet) {
  std::string svg;
  for (int i = 0; i < review.step_size(); ++i) {
    const wire::ReviewedStep& step = review.step(i);
    if (step.mark() != "mistake" && step.mark() != "blunder") continue;
    svg += absl::StrFormat(
        "<circle class=\"mark-spot %s\" cx=\"%.1f\" cy=\"%.1f\" r=\"5\">"
        "<title>%s</title></circle>",
        step.mark(), sheet.X(i + 1), Sheet::Y(step.winning_chance().value()),
        Escaped(absl::StrFormat("%s, %s by %s: %s", step.turn(), step.mark(),
                                step.side(), step.words())));
  }
  return svg;
}

// Lines where player-turns end; names of as many as there is room for.
std::string Turns(const wire::Review& review, const Sheet& sheet) {
  constexpr double kLetter = 7;
  constexpr double kRoom = 90;  // for the last one
  std::string svg;
  double free_from = 0;
  for (int i = 0; i < review.step_size(); ++i) {
    const std::string& turn = review.step(i).turn();
    if (i > 0 && turn == review.step(i - 1).turn()) continue;
    const double x = sheet.X(i);
    svg += SvgLine("turn", x, kTop, x, kHeight - kBottom);
    if (x < free_from || x > kWidth - kRoom) continue;
    const std::string name = turn.substr(0, turn.rfind(','));
    svg += SvgLabel(x + 3, kHeight - kBottom + 16, "start", Escaped(name));
    free_from = x + kLetter * static_cast<double>(name.size() + 2);
  }
  return svg;
}

std::string Header(const wire::Review& review) {
  std::vector<std::string> seats;
  for (const wire::ReviewSide& side : review.side()) {
    seats.push_back(absl::StrFormat("%s: %s", side.name(), side.agent()));
  }
  std::string html = absl::StrFormat(
      "<h1>%s</h1>\n<p class=\"sum\">%s; %s</p>\n", Name(review.game()),
      Escaped(absl::StrJoin(seats, "; ")), Escaped(review.result()));
  html += "<p class=\"answer\">" + Escaped(ReviewInShort(review)) + "</p>\n";
  return html;
}

}  // namespace

std::string WithError(const wire::ReviewEstimate& estimate, SignShown sign) {
  if (estimate.playouts() == 0) return "unknown";
  const double value =
      std::abs(estimate.value()) < 0.05 ? 0.0 : estimate.value();
  std::string words = sign == SignShown::kAlways
                          ? absl::StrFormat("%+.1f", value)
                          : absl::StrFormat("%.1f", value);
  if (words[0] == '-') words.replace(0, 1, "\xE2\x88\x92");
  if (estimate.error() == 0) return words;
  return absl::StrFormat("%s \xC2\xB1 %.1f", words, 2 * estimate.error());
}

std::string ReviewInShort(const wire::Review& review) {
  uint32_t weighed = 0, marked = 0;
  for (const wire::ReviewSide& side : review.side()) {
    weighed += side.decisions();
    marked += side.inaccuracies() + side.mistakes() + side.blunders();
  }
  const double open =
      weighed == 0 ? 0 : 100.0 * review.open() / static_cast<double>(weighed);
  const double unclear =
      weighed == 0 ? 0
                   : 100.0 * review.unclear() / static_cast<double>(weighed);
  return absl::StrFormat(
      "%s with a choice: %d lost 5 points of winning chance or more for "
      "certain. Unclear: %.1f %% cannot be told from the best known, and of "
      "%.1f %% it stays open whether they lost 5 points.",
      Counted(weighed, "order"), marked, unclear, open);
}

std::string ReviewCurve(const wire::Review& review) {
  const Sheet sheet = {review.step_size()};
  const std::string& first = review.side(0).name();
  const std::string label = absl::StrFormat(
      "Winning chance of %s along the game, from %.0f to %.0f %%", first,
      review.start().value(),
      review.step(review.step_size() - 1).winning_chance().value());
  std::string svg = OpenSvg(kWidth, kHeight, "chart curve", label);
  svg += Turns(review, sheet);
  for (const int chance : {0, 25, 50, 75, 100}) {
    const double y = Sheet::Y(chance);
    svg +=
        SvgLine(chance == 50 ? "zero" : "grid", kLeft, y, kWidth - kRight, y);
    svg += SvgLabel(kLeft - 6, y + 4, "end", absl::StrFormat("%d", chance));
  }
  svg += Band(review, sheet) + Paths(review, sheet) + Marks(review, sheet);
  svg += SvgLabel((kLeft + kWidth) / 2, kHeight - 6, "middle",
                  Escaped(absl::StrFormat("winning chance of %s in %%, order "
                                          "by order and roll by roll",
                                          first)));
  return svg + "</svg>\n";
}

std::string ReviewPage(const GamePath& path, const wire::Review& review) {
  return ToHtml(
      {.title = review.game() + ": review",
       .header = Header(review),
       .sections = {CurveSection(review), OrdersSection(path, review),
                    DiceSection(review), GroupsOfOrdersSection(review),
                    CommandPointsSection(review), StepsSection(review),
                    MeasureSection(review)},
       .skip_to = "curve",
       .skip_words = "To the curve",
       .mark = kReviewPageMark,
       .style = kReviewStyle});
}

}  // namespace berthier
