// What a position is worth to a side (BBN 9.3).
//
// The sum of the current margin of victory, what the armies can still do, and
// what fire and charges are about to take, in bases of trained infantry,
// squashed to [-1, 1]. A lead is worth more the less time is left.
//
// Laws: within [-1, 1]; the value to one side is minus the value to the other;
// a won position is worth more than any lost one.
#ifndef BERTHIER_AGENTS_DOCTRINE_BIG_BATTLE_NAPOLEONIC_EVALUATION_H_
#define BERTHIER_AGENTS_DOCTRINE_BIG_BATTLE_NAPOLEONIC_EVALUATION_H_

#include "agents/doctrine/big_battle_napoleonic/army_view.h"

namespace berthier::big_battle_napoleonic {

double ValueOf(PositionView f, Side side,
               const Weights& weights = kUsualWeights);

// Converts a gain in bases to the scale of ValueOf, at an even position.
double BasesToValue(const ArmyView& army, double bases);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_AGENTS_DOCTRINE_BIG_BATTLE_NAPOLEONIC_EVALUATION_H_
