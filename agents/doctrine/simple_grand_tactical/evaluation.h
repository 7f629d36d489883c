// What a position is worth to a side (SGT section 9).
//
// The lead in shares of army morale, and on top of it in chips, as shares of
// the morale that a side began with: what its units can still do, disorder to
// be rallied from, fire and attacks that are to come, passes and generals. The
// sum goes through the logistic function.
//
// Laws: within [-1, 1]; to one side it is minus what it is to the other; a
// position that is won is worth more than any that is not over.
#ifndef BERTHIER_AGENTS_DOCTRINE_SIMPLE_GRAND_TACTICAL_EVALUATION_H_
#define BERTHIER_AGENTS_DOCTRINE_SIMPLE_GRAND_TACTICAL_EVALUATION_H_

#include "agents/doctrine/simple_grand_tactical/army_view.h"

namespace berthier::simple_grand_tactical {

double ValueOf(PositionView f, Side side,
               const Weights& weights = kUsualWeights);

// Of a position that is not over: the logarithm of the odds to win.
double LogitOf(PositionView f, Side side,
               const Weights& weights = kUsualWeights);

// A gain in chips on the scale of ValueOf, of a position that is even.
double ChipsToValue(const ArmyView& army, double chips);

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_AGENTS_DOCTRINE_SIMPLE_GRAND_TACTICAL_EVALUATION_H_
