#include "arenas/analysis/curve.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

namespace berthier {
namespace {

// By how much W may move when a turn ends: what is tried.
constexpr std::array<double, 7> kMoves = {0.002, 0.005, 0.01, 0.02,
                                          0.05,  0.1,   0.2};
// A W of which nothing is known lies within [-1, 1].
constexpr double kUnknown = 1;
// Of values seen that were all the same nobody knows that the next one is.
double SeenVariance(const Estimate& seen) {
  if (seen.count < 2) return seen.error * seen.error;
  const auto n = static_cast<double>(seen.count);
  return seen.error * seen.error + 1 / (n * n);
}

struct Belief {
  double mean = 0;
  double variance = kUnknown;
};

// Adds what was seen; the logarithm of how likely that was, but for a constant.
double See(double seen, double variance, Belief& belief) {
  const double all = belief.variance + variance;
  if (all <= 0) return 0;
  const double off = seen - belief.mean;
  const double gain = belief.variance / all;
  belief.mean += gain * off;
  belief.variance *= 1 - gain;
  return -0.5 * (std::log(all) + off * off / all);
}

struct WayThere {
  std::vector<Belief> before;  // of step i, what it changes included
  std::vector<Belief> known;   // with what was seen behind it
  double likelihood = 0;
};

WayThere GoThere(std::span<const CurveStep> steps, std::optional<double> end,
                 double moves) {
  WayThere forward;
  Belief belief;
  forward.known.push_back(belief);
  for (size_t i = 0; i < steps.size(); ++i) {
    const CurveStep& step = steps[i];
    belief.mean += step.change.value;
    belief.variance += step.change.error * step.change.error;
    if (step.turn_ends) belief.variance += moves * moves;
    if (step.jumps) belief.variance += kUnknown;
    forward.before.push_back(belief);
    const bool last = i + 1 == steps.size();
    if (last && end) {
      forward.likelihood += See(*end, 0, belief);
    } else if (step.after.count > 0) {
      forward.likelihood +=
          See(step.after.value, SeenVariance(step.after), belief);
    }
    forward.known.push_back(belief);
  }
  return forward;
}

}  // namespace

std::vector<Estimate> SmoothCurve(std::span<const CurveStep> steps,
                                  std::optional<double> end) {
  WayThere best = GoThere(steps, end, kMoves[0]);
  for (const double moves : kMoves) {
    WayThere other = GoThere(steps, end, moves);
    if (other.likelihood > best.likelihood) best = std::move(other);
  }
  std::vector<Belief> smooth = best.known;
  for (size_t i = steps.size(); i-- > 0;) {
    const Belief& known = best.known[i];
    const Belief& before = best.before[i];
    if (before.variance <= 0) {
      // Nothing changes but by what is known: the way back is exact.
      smooth[i].mean = smooth[i + 1].mean - steps[i].change.value;
      smooth[i].variance = smooth[i + 1].variance;
      continue;
    }
    const double share = known.variance / before.variance;
    smooth[i].mean = known.mean + share * (smooth[i + 1].mean - before.mean);
    smooth[i].variance =
        known.variance +
        share * share * (smooth[i + 1].variance - before.variance);
  }
  std::vector<Estimate> curve;
  for (const Belief& belief : smooth) {
    curve.push_back({.value = std::clamp(belief.mean, -1.0, 1.0),
                     .error = std::sqrt(std::max(0.0, belief.variance)),
                     .count = 1});
  }
  return curve;
}

}  // namespace berthier
