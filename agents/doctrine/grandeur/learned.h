// The learned value of a position: a small network over the units
// (features.h), trained on how games between doctrines ended (bench/learning).
//
// Laws: those of ValueOf (evaluation.h), whose scale it has. Whole numbers but
// for the last step.
//
//   LearnedValue learned;
//   const double value = learned.Of(f, Side::kFirst);
#ifndef BERTHIER_AGENTS_DOCTRINE_GRANDEUR_LEARNED_H_
#define BERTHIER_AGENTS_DOCTRINE_GRANDEUR_LEARNED_H_

#include "agents/doctrine/grandeur/features.h"

namespace berthier::grandeur {

class LearnedValue {
 public:
  // The value to `side`. The army is seen with kFeatureWeights, as when the
  // network was trained.
  double Of(PositionView f, Side side);

 private:
  Features features_;  // scratch
};

}  // namespace berthier::grandeur

#endif  // BERTHIER_AGENTS_DOCTRINE_GRANDEUR_LEARNED_H_
