// What a position is worth (GT 9.5): units by their state, losses as the score
// counts them, what threatens whom, command, good ground, collapse.
//
// Laws: Evaluation for one side is minus the Evaluation for the other; a
// position with the sides exchanged has the opposite value; ValueOf is within
// [-1, 1] and of a finished game depends on the score alone. A few microseconds
// for a corps a side.
//
//   const double value = ValueOf(f, Side::kFirst, weights);
#ifndef BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_EVALUATION_H_
#define BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_EVALUATION_H_

#include "agents/doctrine/grande_tactique/army_view.h"

namespace berthier::grande_tactique {

// In Unit Points, to `side`.
double Evaluation(const ArmyView& army, Side side);
// Of the score that is to be expected.
double ValueOf(PositionView f, Side side, const Weights& weights);

// Points as a change of the value, near an even balance.
double PointsToValue(const Scenario& scenario, const Weights& weights,
                     double points);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_EVALUATION_H_
