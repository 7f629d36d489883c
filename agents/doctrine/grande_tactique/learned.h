// The learned value of a position: a small network over the units
// (features.h), trained on how games between doctrines ended (bench/learning).
//
// Laws: those of ValueOf (evaluation.h), whose scale it has. Whole numbers but
// for the last step, so equal on every machine.
//
//   LearnedValue learned;
//   const double value = learned.Of(f, Side::kFirst, weights);
#ifndef BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_LEARNED_H_
#define BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_LEARNED_H_

#include "agents/doctrine/grande_tactique/features.h"

namespace berthier::grande_tactique {

class LearnedValue {
 public:
  // The value to `side`. The weights are those of the army view that the
  // network was trained with: WeightsOfValue.
  double Of(PositionView f, Side side, const Weights& weights);

 private:
  Features features_;  // scratch
};

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_LEARNED_H_
