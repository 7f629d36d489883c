// The value of a position (GT 9.5): units by their state, losses as the score
// counts them, mutual threats, command, good ground, collapse.
//
// Laws: Evaluation for one side is minus the Evaluation for the other; swapping
// the sides negates the value; ValueOf is within [-1, 1] and for a finished
// game depends on the score alone. Takes a few microseconds with a corps per
// side.
//
//   const double value = ValueOf(f, Side::kFirst, weights);
#ifndef BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_EVALUATION_H_
#define BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_EVALUATION_H_

#include "agents/doctrine/grande_tactique/army_view.h"

namespace berthier::grande_tactique {

// The value to `side`, in Unit Points.
double Evaluation(const ArmyView& army, Side side);
// The expected score, to `side`.
double ValueOf(PositionView f, Side side, const Weights& weights);

// Converts points to a change of ValueOf near an even position.
double PointsToValue(const Scenario& scenario, const Weights& weights,
                     double points);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_EVALUATION_H_
