// What a position is worth to a side (section 9).
//
// The sum of the lead in shares of what defeats an army and, in VD as such
// shares: what the units are still worth, Disorder, charges and fire to come,
// leaders. The sum goes through the hyperbolic tangent.
//
// Laws: within [-1, 1]; the value to one side is minus the value to the other;
// a won position is worth more than any unfinished one.
#ifndef BERTHIER_AGENTS_DOCTRINE_GRANDEUR_EVALUATION_H_
#define BERTHIER_AGENTS_DOCTRINE_GRANDEUR_EVALUATION_H_

#include "agents/doctrine/grandeur/army_view.h"

namespace berthier::grandeur {

double ValueOf(PositionView f, Side side,
               const Weights& weights = kUsualWeights);

// What is added to the value of a battle that is not over by a side attacking
// (AttackOf); 0 if none does.
double WorthOfAttack(PositionView f, Side side);

// Converts a gain in VD to the scale of ValueOf, at an even position.
double VdToValue(const ArmyView& army, double vd);

}  // namespace berthier::grandeur

#endif  // BERTHIER_AGENTS_DOCTRINE_GRANDEUR_EVALUATION_H_
