// The figures of the page, as SVG that takes its colours from the page's style.
//
// Everything a figure shows stands beside it in words or numbers as well; the
// figure's label sums it up for who cannot see it. Series are told apart by
// shape and by name, not by colour alone.
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
// Wide enough for these, which are finite.
Axis AxisFor(std::span<const double> values);
// The middles and ends that a common axis shows: all but those that lie so far
// from most of the middles that nothing else could be told apart (three times
// the distance of the middles' quartiles beyond these).
std::vector<double> WithoutOutliers(std::span<const double> middles,
                                    std::span<const double> ends);

// A row of a table with intervals: its part of the common axis. Ends that are
// infinite or beyond the axis are arrows. Without a middle, or with one beyond
// the axis, there is no dot.
std::string IntervalFigure(const Axis& axis, const Interval& interval,
                           std::optional<double> middle);
// The numbers over such a column.
std::string AxisFigure(const Axis& axis);

// Parts of a whole, one beside the other, each with a class of the style.
struct BarPart {
  int64_t count = 0;
  std::string css_class;
};
std::string BarFigure(std::span<const BarPart> parts, const std::string& label);

// How often there was what: `values` ascending.
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
