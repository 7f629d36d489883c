#include "arenas/pages/whiskers.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "absl/strings/str_format.h"
#include "arenas/pages/chart.h"
#include "arenas/pages/figure.h"
#include "arenas/pages/html.h"

namespace berthier {
namespace {

constexpr double kWidth = 640;
constexpr double kNames = 220;
constexpr double kRight = 24;
constexpr double kRow = 24;
constexpr double kFoot = 40;

// Values, 0, and the whiskers as far as they are no longer than twice the
// reach of the values.
Axis AxisOf(std::span<const WhiskerRow> rows) {
  double low = 0;
  double high = 0;
  for (const WhiskerRow& row : rows) {
    low = std::min(low, row.value);
    high = std::max(high, row.value);
  }
  double shortest = INFINITY;
  for (const WhiskerRow& row : rows) {
    shortest = std::min(shortest, row.interval.high - row.interval.low);
  }
  const double reach = std::max({high - low, shortest, 1e-6});
  Axis axis = {.low = low, .high = high, .ticks = {}};
  for (const WhiskerRow& row : rows) {
    axis.low = std::min(axis.low, std::max(row.interval.low, low - reach));
    axis.high = std::max(axis.high, std::min(row.interval.high, high + reach));
  }
  const double step = RoundStep((axis.high - axis.low) / 5);
  axis.low = std::floor(axis.low / step) * step;
  axis.high = std::ceil(axis.high / step) * step;
  const auto first = static_cast<int>(std::lround(axis.low / step));
  const auto last = static_cast<int>(std::lround(axis.high / step));
  for (int i = first; i <= last; ++i) axis.ticks.push_back(i * step);
  return axis;
}

double PlaceOf(const Axis& axis, double value) {
  const double share = std::clamp(axis.ShareOf(value), 0.0, 1.0);
  return kNames + share * (kWidth - kNames - kRight);
}

std::string Whisker(const Axis& axis, const WhiskerRow& row, double y) {
  const double from = PlaceOf(axis, row.interval.low);
  const double to = PlaceOf(axis, row.interval.high);
  std::string svg = SvgLabel(kNames - 10, y + 4, "end", Escaped(row.name));
  svg += SvgLine("ci", from, y, to, y);
  if (row.interval.low >= axis.low)
    svg += SvgLine("ci", from, y - 5, from, y + 5);
  if (row.interval.high <= axis.high)
    svg += SvgLine("ci", to, y - 5, to, y + 5);
  absl::StrAppendFormat(
      &svg, "<circle class=\"dot\" cx=\"%.1f\" cy=\"%.1f\" r=\"5\"/>",
      PlaceOf(axis, row.value), y);
  return svg;
}

}  // namespace

std::string WhiskerFigure(std::span<const WhiskerRow> rows,
                          std::string_view unit, std::string_view label) {
  const Axis axis = AxisOf(rows);
  const double foot = kRow * static_cast<double>(rows.size()) + 8;
  std::string svg = OpenSvg(kWidth, foot + kFoot, "chart", label);
  for (const double tick : axis.ticks) {
    const double x = PlaceOf(axis, tick);
    svg += SvgLine(tick == 0 ? "zero" : "grid", x, 0, x, foot);
    svg += SvgLabel(x, foot + 15, "middle", absl::StrFormat("%g", tick));
  }
  svg += SvgLabel((kNames + kWidth - kRight) / 2, foot + 33, "middle",
                  Escaped(unit));
  double y = kRow / 2 + 4;
  for (const WhiskerRow& row : rows) {
    svg += Whisker(axis, row, y);
    y += kRow;
  }
  return Scrolling(label, svg + "</svg>\n");
}

}  // namespace berthier
