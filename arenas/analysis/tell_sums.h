// What the steps of a review come to: by side, part, group, kind of roll,
// points.
#ifndef BERTHIER_ARENAS_ANALYSIS_TELL_SUMS_H_
#define BERTHIER_ARENAS_ANALYSIS_TELL_SUMS_H_

#include "arenas/analysis/game_path.h"
#include "arenas/analysis/review.h"
#include "arenas/analysis/review.pb.h"

namespace berthier {

// Adds the sums to `told`, which has all steps.
void TellSums(const GamePath& path, const Review& review, wire::Review& told);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_ANALYSIS_TELL_SUMS_H_
