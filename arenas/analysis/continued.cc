#include "arenas/analysis/continued.h"

#include <algorithm>
#include <cmath>

namespace berthier {
namespace {

Estimate Sum(const Estimate& a, const Estimate& b, double sign) {
  return {.value = a.value + sign * b.value,
          .error = std::hypot(a.error, b.error),
          .count = b.count == 0 ? a.count : std::min(a.count, b.count)};
}

// What the best known from a step on is worth above the reference player's
// play.
struct Above {
  Estimate value;
  bool is_known = false;
  std::optional<size_t> from;  // the step at which it is found
};

}  // namespace

std::vector<ContinuedStep> Continued(std::span<const StepToContinue> steps) {
  std::vector<ContinuedStep> all(steps.size());
  Above next;  // of the step behind
  for (size_t i = steps.size(); i-- > 0;) {
    const StepToContinue& step = steps[i];
    ContinuedStep& told = all[i];
    Above ahead;
    if (step.goes_on && next.is_known && next.value.value > 0 &&
        next.value.IsClear()) {
      ahead = next;
    }
    told.credit = ahead.from;
    const bool any = step.loss.count > 0;
    if (!any) {  // no choice: what comes next is all there is
      next = ahead;
      continue;
    }
    told.loss = Sum(step.loss, ahead.value, -1);
    told.found = Sum(step.found, ahead.value, -1);
    next = {.value = step.found, .is_known = step.is_known, .from = i};
    if (ahead.from && told.loss.value <= 0) {
      told.played_is_best = true;
      told.lead = told.loss;
      told.lead.value = -told.loss.value;
      told.loss.value = 0;
      told.found = step.gain;
      next = {.value = Sum(step.gain, ahead.value, 1),
              .is_known = step.is_known,
              .from = ahead.from};
    }
  }
  return all;
}

}  // namespace berthier
