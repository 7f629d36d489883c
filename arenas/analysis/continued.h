// Orders judged together with what the same player did next.
//
// The value of a position after an order is that of the reference player's play
// from there. Where the same side decides again before any die is thrown, and a
// better order than the reference player's is known there, the first order was
// worth that much more: a general rides up, and the charge that he came for is
// ordered next, which the reference player might have missed. So of an order
// followed by decisions of the same side, value after = value of the best known
// afterwards, step by step back to the first of them.
//
// Laws: gain = found - loss, before and after; no loss is taken below 0; what
// is not clear two errors beyond doubt is not credited, so that a sequence of
// noisy steps makes nobody look better.
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

// To who decides; all 0 where there was no choice.
struct StepToContinue {
  Estimate loss;          // the best known, less the order played
  Estimate gain;          // the order played, less the reference player's
  Estimate found;         // the best known, less the reference player's
  bool is_known = false;  // well enough for its errors to be believed
  // The next step is decided by the same side, and nothing is thrown between.
  bool goes_on = false;
};

struct ContinuedStep {
  Estimate loss;
  Estimate found;
  // The order played is the best with what came next, and not without: by so
  // much.
  bool played_is_best = false;
  Estimate lead;
  std::optional<size_t> credit;  // the step whose better order counts here, too
};

// As many as there are steps.
std::vector<ContinuedStep> Continued(std::span<const StepToContinue> steps);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_ANALYSIS_CONTINUED_H_
