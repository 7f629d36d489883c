// Orders judged together with what the same player did next.
//
// The value of a position after an order assumes that the reference player
// plays on. If the same side decides again before any die is thrown, and a
// better order than the reference player's is known there, the first order was
// worth that much more. Example: a general rides up and the charge that he came
// for is ordered next; the reference player might have missed the charge. So
// in a run of decisions of one side, the value after each order is that of the
// best order known at the next decision, computed from the last decision back
// to the first.
//
// Laws: gain = found - loss, before and after; a credit never makes a loss
// negative; an improvement within two standard errors is not credited, so
// noise over several steps makes no order look better.
//
//   const std::vector<ContinuedStep> all = Continued(steps);
//   all[3].loss;   // what the fourth order cost, as it was gone on with
#ifndef BERTHIER_ARENAS_ANALYSIS_CONTINUED_H_
#define BERTHIER_ARENAS_ANALYSIS_CONTINUED_H_

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "agents/value/estimate.h"

namespace berthier {

// Values are from the view of the side that decides; all 0 if there was no
// choice.
struct StepToContinue {
  Estimate loss;          // best order known minus order played
  Estimate gain;          // order played minus the reference player's
  Estimate found;         // best order known minus the reference player's
  bool is_known = false;  // enough playouts for the errors to be reliable
  // The next step is a decision of the same side, without a roll in between.
  bool goes_on = false;
};

struct ContinuedStep {
  Estimate loss;
  Estimate found;
  // The order played became the best through the credit of a later step; it
  // leads all others by `lead`.
  bool played_is_best = false;
  Estimate lead;
  std::optional<size_t> credit;  // later step whose better order counts here
};

// One result for each step.
std::vector<ContinuedStep> Continued(std::span<const StepToContinue> steps);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_ANALYSIS_CONTINUED_H_
