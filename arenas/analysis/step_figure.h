// What each point of a receiver is worth, as steps with whiskers.
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

// One for all receivers, so that their pictures can be compared.
struct StepAxis {
  double low = 0;
  double high = 0;
  double step = 0;  // from one line to the next
};
StepAxis AxisOf(std::span<const ReceiverWorth> worths);

// A bar a point, as high as what it adds; the whisker is two errors to either
// side. Points that the receiver has in the best split are filled.
std::string StepFigure(const StepAxis& axis, const ReceiverWorth& worth,
                       std::string_view name);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_ANALYSIS_STEP_FIGURE_H_
