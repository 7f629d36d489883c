// Estimates as messages of a review.
#ifndef BERTHIER_ARENAS_ANALYSIS_WIRE_ESTIMATES_H_
#define BERTHIER_ARENAS_ANALYSIS_WIRE_ESTIMATES_H_

#include "agents/value/estimate.h"
#include "arenas/analysis/review.pb.h"

namespace berthier {

// A difference of values, in points of winning chance (0 to 100).
void SetPoints(const Estimate& estimate, wire::ReviewEstimate& told);
// A value as a winning chance of the first side, in percent.
void SetChance(const Estimate& estimate, wire::ReviewEstimate& told);
// A value as it is, -1 to 1.
void SetValue(const Estimate& estimate, wire::ReviewEstimate& told);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_ANALYSIS_WIRE_ESTIMATES_H_
