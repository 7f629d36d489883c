#include "arenas/analysis/step_figure.h"

#include <algorithm>
#include <cmath>

#include "absl/strings/str_format.h"
#include "arenas/analysis/allocation_text.h"
#include "arenas/analysis/review.h"
#include "arenas/pages/figure.h"
#include "arenas/ratings/elo.h"

namespace berthier {
namespace {

constexpr double kLeft = 54;
constexpr double kRight = 8;
constexpr double kTop = 10;
constexpr double kBottom = 34;
constexpr double kHeight = 220;
constexpr double kBar = 36;
// A whisker this wide shows nothing but itself.
constexpr double kLeastSpan = 0.5;

std::string WithSign(double value) {
  std::string words = absl::StrFormat("%.3g", std::abs(value));
  return value < 0 ? "\u2212" + words : words;
}

// Two standard errors to either side, in points of winning chance.
Interval WhiskerOf(const Estimate& step) {
  return {.low = PointsOf(step.value - 2 * step.error),
          .high = PointsOf(step.value + 2 * step.error)};
}

}  // namespace

StepAxis AxisOf(std::span<const ReceiverWorth> worths) {
  StepAxis axis;
  for (const ReceiverWorth& worth : worths) {
    for (const PointStep& step : worth.steps) {
      if (step.step.count == 0) continue;
      const Interval whisker = WhiskerOf(step.step);
      axis.low = std::min(axis.low, whisker.low);
      axis.high = std::max(axis.high, whisker.high);
    }
  }
  if (axis.high - axis.low < kLeastSpan) {
    axis.low -= kLeastSpan / 2;
    axis.high += kLeastSpan / 2;
  }
  axis.step = RoundStep((axis.high - axis.low) / 4);
  axis.low = std::floor(axis.low / axis.step) * axis.step;
  axis.high = std::ceil(axis.high / axis.step) * axis.step;
  return axis;
}

std::string StepFigure(const StepAxis& axis, const ReceiverWorth& worth,
                       std::string_view name) {
  std::vector<const PointStep*> steps;
  std::string label = absl::StrFormat(
      "Worth of the points of %s, which has %d in the best split:", name,
      worth.points);
  for (const PointStep& step : worth.steps) {
    if (step.step.count == 0) continue;
    steps.push_back(&step);
    absl::StrAppendFormat(&label, " point %d %s;", step.points,
                          WithError(step.step));
  }
  const double width =
      kLeft + kRight + kBar * static_cast<double>(steps.size());
  const auto y = [&axis](double value) {
    return kTop + (axis.high - value) / (axis.high - axis.low) *
                      (kHeight - kTop - kBottom);
  };
  std::string svg = OpenSvg(width, kHeight, "steps", label);
  for (double tick = axis.low; tick <= axis.high + axis.step / 2;
       tick += axis.step) {
    const double value = std::abs(tick) < axis.step / 2 ? 0 : tick;
    svg += SvgLine(value == 0 ? "zero" : "grid", kLeft, y(value),
                   width - kRight, y(value));
    svg += SvgLabel(kLeft - 6, y(value) + 4, "end", WithSign(value));
  }
  double x = kLeft;
  for (const PointStep* const step : steps) {
    const double worth_of_it = PointsOf(step->step.value);
    const double top = y(std::max(0.0, worth_of_it));
    const double bottom = y(std::min(0.0, worth_of_it));
    svg += SvgRectangle(step->points <= worth.points ? "has" : "further", x + 4,
                        top, kBar - 8, std::max(1.0, bottom - top));
    const double middle = x + kBar / 2;
    const Interval whisker = WhiskerOf(step->step);
    const double low = y(whisker.low);
    const double high = y(whisker.high);
    svg += SvgLine("whisker", middle, low, middle, high);
    svg += SvgLine("whisker", middle - 5, low, middle + 5, low);
    svg += SvgLine("whisker", middle - 5, high, middle + 5, high);
    svg += SvgLabel(middle, kHeight - kBottom + 16, "middle",
                    absl::StrFormat("%d", step->points));
    x += kBar;
  }
  svg += SvgLabel((kLeft + width - kRight) / 2, kHeight - 4, "middle", "point");
  return svg + "</svg>\n";
}

}  // namespace berthier
