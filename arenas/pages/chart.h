// The figures of the page, as SVG that takes its colours from the page's style.
//
// Everything a figure shows is also given in words or numbers beside it; the
// figure's label sums it up for readers who cannot see it. Series differ in
// shape and name, not in colour alone.
#ifndef BERTHIER_ARENAS_PAGES_CHART_H_
#define BERTHIER_ARENAS_PAGES_CHART_H_

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "arenas/ratings/elo.h"

namespace berthier {

// From `low` to `high`, with a few round numbers between.
struct Axis {
  double low = 0;
  double high = 1;
  std::vector<double> ticks;

  double ShareOf(double value) const { return (value - low) / (high - low); }
};
// An axis wide enough for `values`, which must be finite.
Axis AxisFor(std::span<const double> values);
// The middles and ends that a common axis shows: all except outliers, which lie
// more than three interquartile ranges of the middles beyond their quartiles
// and would make the others indistinguishable.
std::vector<double> WithoutOutliers(std::span<const double> middles,
                                    std::span<const double> ends);

// An interval drawn in a table row, on the column's common axis. Ends that are
// infinite or beyond the axis are arrows. Without a middle, or with one beyond
// the axis, there is no dot.
std::string IntervalFigure(const Axis& axis, const Interval& interval,
                           std::optional<double> middle);
// The numbers of the axis, for the head of such a column.
std::string AxisFigure(const Axis& axis);

// Parts of a whole as one bar; each part has a CSS class.
struct BarPart {
  int64_t count = 0;
  std::string css_class;
};
std::string BarFigure(std::span<const BarPart> parts, const std::string& label);

// A histogram of `values`, which must be ascending.
std::string HistogramFigure(std::span<const uint32_t> values,
                            const std::string& label);

struct ChartPoint {
  double x = 0;  // positive; the axis is logarithmic
  double y = 0;
  Interval interval;
};
struct ChartSeries {
  std::string name;
  std::vector<ChartPoint> points;
};
std::string LineFigure(std::span<const ChartSeries> series,
                       const std::string& x_title, const std::string& label);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_PAGES_CHART_H_
