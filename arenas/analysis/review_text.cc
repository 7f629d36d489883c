#include "arenas/analysis/review_text.h"

#include "absl/strings/str_format.h"
#include "arenas/analysis/review_page.h"
#include "arenas/text/terminal.h"
#include "arenas/text/words.h"

namespace berthier {
namespace {

void AddLine(const std::string& line, int goes_on, int width,
             std::string& text) {
  text += Wrapped(line, width, goes_on) + "\n";
}

std::string Points(const wire::ReviewEstimate& points) {
  const std::string error =
      points.error() == 0 ? ""
                          : absl::StrFormat(" \u00b1 %.1f", 2 * points.error());
  return absl::StrFormat("%+6.1f%s", points.value(), error);
}

// Filled with blanks; "±" is one letter of two bytes.
std::string Filled(std::string cell) {
  const size_t letters = cell.size() - (cell.find('\xC2') == cell.npos ? 0 : 1);
  return cell + std::string(letters < 16 ? 16 - letters : 0, ' ');
}

std::string LostForCertain(const wire::ReviewEstimate& lost) {
  return lost.playouts() == 0 ? "0" : WithError(lost, SignShown::kMinusOnly);
}

std::string WorthOfOne(const wire::ReviewEstimate& worth) {
  if (worth.playouts() == 0) return "nobody knows what";
  return absl::StrFormat("%.2f \u00b1 %.2f points", worth.value(),
                         2 * worth.error());
}

}  // namespace

std::string ReviewText(const wire::Review& review, int width) {
  std::string text;
  AddLine(review.game() + ": " + review.result(), 0, width, text);
  AddLine(ReviewInShort(review), 0, width, text);
  AddLine(absl::StrFormat(
              "reference player %s, %d playouts, seed %d; points are those of "
              "winning chance, \u00b1 two standard errors (95 %%)",
              review.reference(), review.playouts(), review.seed()),
          0, width, text);
  text += "\n";
  for (const wire::ReviewSide& side : review.side()) {
    AddLine(absl::StrFormat(
                "%s: %s points lost for certain; %s, %s, %s in %s with a "
                "choice",
                side.name(), LostForCertain(side.clear()),
                Counted(side.inaccuracies(), "inaccuracy"),
                Counted(side.mistakes(), "mistake"),
                Counted(side.blunders(), "blunder"),
                Counted(side.decisions(), "order")),
            2, width, text);
  }
  text += "\n";
  AddLine("points of winning chance of " + review.side(0).name(), 0, width,
          text);
  for (const wire::ReviewPart& part : review.part()) {
    AddLine("  " + Filled(Points(part.points())) + " " + part.name(), 19, width,
            text);
  }
  text += "\n";
  for (const wire::ReviewPoints& points : review.points()) {
    AddLine(absl::StrFormat(
                "%s: %d %s given, %d spent, %d lapsed; one spent was worth %s",
                points.side(), points.given(), points.unit(), points.spent(),
                points.lapsed(), WorthOfOne(points.worth())),
            2, width, text);
  }
  if (review.costliest_size() > 0) text += "\norders that cost most\n";
  for (const uint32_t number : review.costliest()) {
    const wire::ReviewedStep& step = review.step(static_cast<int>(number) - 1);
    AddLine(absl::StrFormat("  %s %d, %s, %s: %s", Filled(Points(step.loss())),
                            number, step.side(), step.turn(), step.words()),
            19, width, text);
    for (const wire::ReviewedOrder& order : step.order()) {
      if (!order.best()) continue;
      AddLine("                   better: " + order.words(), 19, width, text);
    }
  }
  if (review.luckiest_size() > 0) text += "\nrolls that mattered most\n";
  for (const uint32_t number : review.luckiest()) {
    const wire::ReviewedStep& step = review.step(static_cast<int>(number) - 1);
    AddLine(absl::StrFormat("  %s %d, %s: %s", Filled(Points(step.luck())),
                            number, step.turn(), step.words()),
            19, width, text);
  }
  return text;
}

}  // namespace berthier
