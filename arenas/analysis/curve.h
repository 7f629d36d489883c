// The curve of W along a game, from the estimates of all of its steps.
//
// What a step changed is known well (common dice), what a position is worth
// badly (dice of its own), and the end exactly. The curve joins them: each of
// its points is the mean of what everything before and behind says of it,
// weighted by how sure it is (a Kalman filter with Rauch, Tung and Striebel's
// way back). Playouts stop after so many turns, so that W itself moves a little
// when a turn ends: by how much is estimated from the game, by likelihood.
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
  Estimate change;         // of W; error 0: exactly so
  Estimate after;          // W behind it; count 0: it was not looked at
  bool turn_ends = false;  // W moves
  bool jumps = false;      // by anything: something was put right
};

// One more than there are steps, each with the standard error.
std::vector<Estimate> SmoothCurve(std::span<const CurveStep> steps,
                                  std::optional<double> end);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_ANALYSIS_CURVE_H_
