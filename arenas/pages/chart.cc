#include "arenas/pages/chart.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <set>

#include "absl/strings/str_format.h"
#include "arenas/pages/figure.h"
#include "arenas/pages/html.h"

namespace berthier {
namespace {

constexpr double kRowWidth = 220;
constexpr double kRowHeight = 22;
constexpr double kRowMargin = 14;  // room for arrows, at least
// Of a letter over a row at its largest, on narrow pages (page.css).
constexpr double kLetterWidth = 10.5;

double LabelWidth(double tick) {
  const std::string words = Rounded(tick);
  // A sign is one letter of three bytes.
  const auto letters = std::count_if(words.begin(), words.end(),
                                     [](char c) { return (c & 0xC0) != 0x80; });
  return kLetterWidth * static_cast<double>(letters);
}

double WidestLabel(const Axis& axis) {
  double most = 0;
  for (const double tick : axis.ticks) {
    most = std::max(most, LabelWidth(tick));
  }
  return most;
}

// The numbers at both ends stand over their ticks and within the row.
double PlaceInRow(const Axis& axis, double value) {
  const double margin = std::max(kRowMargin, WidestLabel(axis) / 2);
  return margin + axis.ShareOf(value) * (kRowWidth - 2 * margin);
}

// "500", "20k", "3M".
std::string Short(double count) {
  if (count >= 1e6) return absl::StrFormat("%gM", count / 1e6);
  if (count >= 1e4) return absl::StrFormat("%gk", count / 1e3);
  return absl::StrFormat("%g", count);
}

// The mark of a series: each has a shape of its own.
std::string Mark(size_t series, double x, double y) {
  const std::string css_class = absl::StrFormat("m s%d", series % 6);
  switch (series % 3) {
    case 0:
      return absl::StrFormat(
          "<circle class=\"%s\" cx=\"%.1f\" cy=\"%.1f\" r=\"5\"/>", css_class,
          x, y);
    case 1:
      return absl::StrFormat(
          "<rect class=\"%s\" x=\"%.1f\" y=\"%.1f\" width=\"9\" "
          "height=\"9\"/>",
          css_class, x - 4.5, y - 4.5);
    default:
      return absl::StrFormat("<path class=\"%s\" d=\"M%.1f %.1fl6 10h-12z\"/>",
                             css_class, x, y - 6);
  }
}

// The frame of a line chart and how values fall into it.
struct Frame {
  double width = 640;
  double height = 320;
  double left = 56;
  double right = 16;
  double top = 12;
  double bottom = 44;
  Axis x;  // of decimal logarithms
  Axis y;

  double X(double value) const {
    return left + x.ShareOf(std::log10(value)) * (width - left - right);
  }
  double Y(double value) const {
    return height - bottom - y.ShareOf(value) * (height - top - bottom);
  }
};

Frame FrameFor(std::span<const ChartSeries> series) {
  std::vector<double> heights;
  double least = INFINITY;
  double most = 0;
  for (const ChartSeries& one : series) {
    for (const ChartPoint& point : one.points) {
      heights.push_back(point.y);
      for (const double end : {point.interval.low, point.interval.high}) {
        if (std::isfinite(end)) heights.push_back(end);
      }
      least = std::min(least, point.x);
      most = std::max(most, point.x);
    }
  }
  Frame frame;
  frame.y = AxisFor(heights);
  const double margin = 0.06 * std::log10(most / least) + 0.02;
  frame.x = {.low = std::log10(least) - margin,
             .high = std::log10(most) + margin,
             .ticks = {}};
  return frame;
}

std::string Series(const Frame& frame, size_t number,
                   const ChartSeries& series) {
  std::string path;
  std::string marks;
  for (const ChartPoint& point : series.points) {
    const double x = frame.X(point.x);
    const double y = frame.Y(point.y);
    absl::StrAppendFormat(&path, "%s%.1f %.1f", path.empty() ? "M" : "L", x, y);
    const Interval& interval = point.interval;
    if (std::isfinite(interval.low) && std::isfinite(interval.high)) {
      const double low = frame.Y(interval.low);
      const double high = frame.Y(interval.high);
      const std::string stroke = absl::StrFormat("e s%d", number % 6);
      marks += SvgLine(stroke, x, low, x, high);
      marks += SvgLine(stroke, x - 4, low, x + 4, low);
      marks += SvgLine(stroke, x - 4, high, x + 4, high);
    }
    marks += Mark(number, x, y);
  }
  return absl::StrFormat("<path class=\"l s%d\" d=\"%s\"/>%s", number % 6, path,
                         marks);
}

}  // namespace

Axis AxisFor(std::span<const double> values) {
  Axis axis = {.low = -50, .high = 50, .ticks = {}};
  if (!values.empty()) {
    const auto [least, most] =
        std::minmax_element(values.begin(), values.end());
    axis.low = *least;
    axis.high = *most;
  }
  if (axis.high - axis.low < 20) {
    axis.low -= 10;
    axis.high += 10;
  }
  const double step = RoundStep((axis.high - axis.low) / 4);
  axis.low = std::floor(axis.low / step) * step;
  axis.high = std::ceil(axis.high / step) * step;
  for (double tick = axis.low; tick <= axis.high + step / 2; tick += step) {
    axis.ticks.push_back(tick);
  }
  return axis;
}

std::vector<double> WithoutOutliers(std::span<const double> middles,
                                    std::span<const double> ends) {
  constexpr size_t kFewest = 4;  // for quartiles that mean anything
  constexpr double kQuartiles = 3;
  constexpr std::ptrdiff_t kMost = 5;  // one in so many
  constexpr double kLeast = 50;
  std::vector<double> all(ends.begin(), ends.end());
  all.insert(all.end(), middles.begin(), middles.end());
  if (middles.size() < kFewest) return all;
  std::vector<double> sorted(middles.begin(), middles.end());
  std::sort(sorted.begin(), sorted.end());
  const double lower = sorted[sorted.size() / 4];
  const double upper = sorted[sorted.size() - 1 - sorted.size() / 4];
  const double reach = kQuartiles * std::max(kLeast, upper - lower);
  const auto is_out = [&](double value) {
    return value < lower - reach || value > upper + reach;
  };
  // What many are beyond is no outlier.
  if (std::count_if(sorted.begin(), sorted.end(), is_out) * kMost >
      static_cast<std::ptrdiff_t>(sorted.size())) {
    return all;
  }
  std::erase_if(all, is_out);
  return all;
}

std::string IntervalFigure(const Axis& axis, const Interval& interval,
                           std::optional<double> middle) {
  const auto is_on_axis = [&axis](double value) {
    return axis.low <= value && value <= axis.high;
  };
  const bool low = is_on_axis(interval.low);
  const bool high = is_on_axis(interval.high);
  std::string label = IntervalWords(interval);
  if (middle) label = Rounded(*middle) + ", " + label;
  std::string svg = OpenSvg(kRowWidth, kRowHeight, "row", label);
  for (const double tick : axis.ticks) {
    const double x = PlaceInRow(axis, tick);
    svg += SvgLine(tick == 0 ? "zero" : "grid", x, 0, x, kRowHeight);
  }
  const double y = kRowHeight / 2;
  constexpr double kEdge = 3;
  // All of it may lie beyond an end of the axis.
  const bool below = interval.high < axis.low;
  const bool above = interval.low > axis.high;
  const double from = low     ? PlaceInRow(axis, interval.low)
                      : above ? PlaceInRow(axis, axis.high)
                              : kEdge;
  const double to = high    ? PlaceInRow(axis, interval.high)
                    : below ? PlaceInRow(axis, axis.low)
                            : kRowWidth - kEdge;
  const bool known =
      std::isfinite(interval.low) || std::isfinite(interval.high);
  svg += SvgLine(known ? "ci" : "ci none", from, y, to, y);
  if (low) {
    svg += SvgLine("ci", from, y - 4, from, y + 4);
  } else if (!above) {
    absl::StrAppendFormat(&svg,
                          "<path class=\"arrow\" d=\"M1 %.1fl8 -5v10z\"/>", y);
  }
  if (high) {
    svg += SvgLine("ci", to, y - 4, to, y + 4);
  } else if (!below) {
    absl::StrAppendFormat(&svg,
                          "<path class=\"arrow\" d=\"M%.1f %.1fl-8 -5v10z\"/>",
                          kRowWidth - 1, y);
  }
  if (middle && is_on_axis(*middle)) {
    absl::StrAppendFormat(
        &svg, "<circle class=\"dot\" cx=\"%.1f\" cy=\"%.1f\" r=\"4.5\"/>",
        PlaceInRow(axis, *middle), y);
  }
  return svg + "</svg>";
}

std::string AxisFigure(const Axis& axis) {
  constexpr double kHeight = 14;
  std::string svg = absl::StrFormat(
      "<svg class=\"row\" viewBox=\"0 0 %.0f %.0f\" width=\"%.0f\" "
      "height=\"%.0f\" aria-hidden=\"true\">",
      kRowWidth, kHeight, kRowWidth, kHeight);
  // Every second number, or every third, where they would run together; 0 is
  // among them.
  size_t every = 1;
  size_t zero = 0;
  if (axis.ticks.size() > 1) {
    const double apart =
        PlaceInRow(axis, axis.ticks[1]) - PlaceInRow(axis, axis.ticks[0]);
    every = static_cast<size_t>(std::ceil(WidestLabel(axis) / apart));
    const double step = axis.ticks[1] - axis.ticks[0];
    zero = static_cast<size_t>(std::max(0.0, -axis.low / step + 0.5));
  }
  for (size_t i = 0; i < axis.ticks.size(); ++i) {
    if (i % every != zero % every) continue;
    const double tick = axis.ticks[i];
    svg += SvgLabel(PlaceInRow(axis, tick), 11, "middle", Rounded(tick));
  }
  return svg + "</svg>";
}

std::string BarFigure(std::span<const BarPart> parts,
                      const std::string& label) {
  constexpr double kWidth = 220;
  constexpr double kHeight = 16;
  int64_t whole = 0;
  for (const BarPart& part : parts) whole += part.count;
  std::string svg = OpenSvg(kWidth, kHeight, "bar", label);
  int64_t before = 0;
  for (const BarPart& part : parts) {
    if (part.count == 0) continue;
    const double scale = kWidth / static_cast<double>(whole);
    absl::StrAppendFormat(
        &svg,
        "<rect class=\"%s\" x=\"%.2f\" y=\"0\" width=\"%.2f\" "
        "height=\"%.0f\"/>",
        part.css_class, static_cast<double>(before) * scale,
        static_cast<double>(part.count) * scale, kHeight);
    before += part.count;
  }
  return svg + "</svg>";
}

std::string HistogramFigure(std::span<const uint32_t> values,
                            const std::string& label) {
  constexpr double kWidth = 220;
  constexpr double kHeight = 40;
  constexpr size_t kMostBins = 22;
  if (values.empty()) return "";
  const uint32_t least = values.front();
  const uint32_t span = values.back() - least + 1;
  const size_t bins = std::min<size_t>(kMostBins, span);
  std::vector<size_t> counts(bins, 0);
  for (const uint32_t value : values) {
    ++counts[static_cast<size_t>(uint64_t{value - least} * bins / span)];
  }
  const auto most =
      static_cast<double>(*std::max_element(counts.begin(), counts.end()));
  const double width = kWidth / static_cast<double>(bins);
  std::string svg = OpenSvg(kWidth, kHeight, "histogram", label);
  for (size_t i = 0; i < bins; ++i) {
    if (counts[i] == 0) continue;
    const double height =
        std::max(1.0, (kHeight - 1) * static_cast<double>(counts[i]) / most);
    absl::StrAppendFormat(
        &svg, "<rect x=\"%.2f\" y=\"%.2f\" width=\"%.2f\" height=\"%.2f\"/>",
        static_cast<double>(i) * width, kHeight - 1 - height,
        std::max(1.0, width - 1), height);
  }
  svg += SvgLine("zero", 0, kHeight - 0.5, kWidth, kHeight - 0.5);
  return svg + "</svg>";
}

std::string LineFigure(std::span<const ChartSeries> series,
                       const std::string& x_title, const std::string& label) {
  const Frame frame = FrameFor(series);
  std::string svg = OpenSvg(frame.width, frame.height, "chart", label);
  for (const double tick : frame.y.ticks) {
    const double y = frame.Y(tick);
    svg += SvgLine("grid", frame.left, y, frame.width - frame.right, y);
    svg += SvgLabel(frame.left - 6, y + 4, "end", Rounded(tick));
  }
  std::set<double> amounts;
  for (const ChartSeries& one : series) {
    for (const ChartPoint& point : one.points) amounts.insert(point.x);
  }
  constexpr double kApart = 36;
  const double floor = frame.height - frame.bottom;
  double last = -kApart;
  for (const double amount : amounts) {
    const double x = frame.X(amount);
    svg += SvgLine("grid", x, floor, x, floor + 5);
    if (x - last < kApart) continue;
    svg += SvgLabel(x, floor + 18, "middle", Short(amount));
    last = x;
  }
  svg += SvgLine("zero", frame.left, floor, frame.width - frame.right, floor);
  svg += SvgLabel((frame.left + frame.width) / 2, frame.height - 6, "middle",
                  Escaped(x_title));
  for (size_t i = 0; i < series.size(); ++i) svg += Series(frame, i, series[i]);
  svg += "</svg>\n";
  std::string legend = "<ul class=\"legend\">\n";
  for (size_t i = 0; i < series.size(); ++i) {
    legend += absl::StrFormat(
        "<li><svg viewBox=\"0 0 16 16\" width=\"16\" height=\"16\" "
        "aria-hidden=\"true\">%s</svg> %s</li>\n",
        Mark(i, 8, 8), Name(series[i].name));
  }
  return Scrolling(label, svg) + legend + "</ul>\n";
}

}  // namespace berthier
