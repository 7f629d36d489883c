// What a position is worth to a side (BBN 9.3).
//
// The margin of victory as it stands, what the armies can still do, and what
// fire and charges are about to take, all in bases of trained infantry and
// squashed; the less time is left the more a lead is worth.
//
// Laws: within [-1, 1]; to one side it is minus what it is to the other; a
// position that is won is worth more than any that is lost.
#ifndef BERTHIER_AGENTS_DOCTRINE_BIG_BATTLE_NAPOLEONIC_EVALUATION_H_
#define BERTHIER_AGENTS_DOCTRINE_BIG_BATTLE_NAPOLEONIC_EVALUATION_H_

#include "agents/doctrine/big_battle_napoleonic/army_view.h"

namespace berthier::big_battle_napoleonic {

double ValueOf(PositionView f, Side side,
               const Weights& weights = kUsualWeights);

// A gain in bases on the scale of ValueOf, of a position that is even.
double BasesToValue(const ArmyView& army, double bases);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_AGENTS_DOCTRINE_BIG_BATTLE_NAPOLEONIC_EVALUATION_H_
