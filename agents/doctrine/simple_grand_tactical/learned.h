// The learned value of a position: a small network over the units
// (features.h), trained on how games between doctrines ended (bench/learning).
//
// Laws: those of ValueOf (evaluation.h), whose scale it has. Whole numbers but
// for the last step, so equal on every machine.
//
//   LearnedValue learned;
//   const double value = learned.Of(f, Side::kFirst);
#ifndef BERTHIER_AGENTS_DOCTRINE_SIMPLE_GRAND_TACTICAL_LEARNED_H_
#define BERTHIER_AGENTS_DOCTRINE_SIMPLE_GRAND_TACTICAL_LEARNED_H_

#include "agents/doctrine/simple_grand_tactical/features.h"

namespace berthier::simple_grand_tactical {

class LearnedValue {
 public:
  double Of(PositionView f, Side side);

 private:
  Features features_;  // scratch
};

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_AGENTS_DOCTRINE_SIMPLE_GRAND_TACTICAL_LEARNED_H_
