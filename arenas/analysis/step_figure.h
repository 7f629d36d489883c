// A bar chart with whiskers: what each point of a receiver is worth.
//
//   const StepAxis axis = AxisOf(told.worths);
//   page += StepFigure(axis, worth, "Foy");
#ifndef BERTHIER_ARENAS_ANALYSIS_STEP_FIGURE_H_
#define BERTHIER_ARENAS_ANALYSIS_STEP_FIGURE_H_

#include <span>
#include <string>
#include <string_view>

#include "arenas/analysis/allocation.h"

namespace berthier {

// The common value axis of all receivers, so that their charts compare.
struct StepAxis {
  double low = 0;
  double high = 0;
  double step = 0;  // between grid lines
};
StepAxis AxisOf(std::span<const ReceiverWorth> worths);

// One bar for each point, as high as what the point adds; whiskers are two
// standard errors to either side. Points of the best split are filled.
std::string StepFigure(const StepAxis& axis, const ReceiverWorth& worth,
                       std::string_view name);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_ANALYSIS_STEP_FIGURE_H_
