// What a position is worth to a side (section 9).
//
// The sum of the lead in points, as it decides at the limit, of how near each
// army is to breaking, and, in bases as points, of what the elements are still
// worth, charges and fire to come, places and commanders. The sum goes through
// the hyperbolic tangent.
//
// Laws: within [-1, 1]; the value to one side is minus the value to the other;
// a won position is worth more than any unfinished one.
#ifndef BERTHIER_AGENTS_DOCTRINE_LA_GRANDE_ARMEE_EVALUATION_H_
#define BERTHIER_AGENTS_DOCTRINE_LA_GRANDE_ARMEE_EVALUATION_H_

#include "agents/doctrine/la_grande_armee/army_view.h"

namespace berthier::la_grande_armee {

double ValueOf(PositionView f, Side side,
               const Weights& weights = kUsualWeights);

// Converts a gain in bases to the scale of ValueOf, at an even position.
double BasesToValue(const ArmyView& army, double bases);

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_AGENTS_DOCTRINE_LA_GRANDE_ARMEE_EVALUATION_H_
