// The curve of W, the value to the first side, along a game, from the estimates
// of all of its steps.
//
// The change by a step is known precisely (common dice), the value of a single
// position imprecisely (independent dice), and the end exactly. The curve
// combines them: each point is the mean of all evidence before and after it,
// weighted by precision (a Kalman filter with a Rauch-Tung-Striebel smoother).
// Playouts have a fixed horizon, so W drifts a little when a turn ends; the
// size of this drift is estimated from the game by maximum likelihood.
//
//   const std::vector<Estimate> w = SmoothCurve(steps, end);
//   w[0];      // before the first step
//   w[i + 1];  // behind step i
#ifndef BERTHIER_ARENAS_ANALYSIS_CURVE_H_
#define BERTHIER_ARENAS_ANALYSIS_CURVE_H_

#include <optional>
#include <span>
#include <vector>

#include "agents/value/estimate.h"

namespace berthier {

struct CurveStep {
  Estimate change;         // of W; error 0: exact
  Estimate after;          // W after the step; count 0: not estimated
  bool turn_ends = false;  // W may drift here
  bool jumps = false;      // a correction: W may change by any amount
};

// Returns steps.size() + 1 values, each with its standard error. `end` is the
// exact final value, if the game is over.
std::vector<Estimate> SmoothCurve(std::span<const CurveStep> steps,
                                  std::optional<double> end);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_ANALYSIS_CURVE_H_
