// The learned value of a position: a small network over the elements
// (features.h), trained on how games between doctrines ended, with and without
// fog (bench/learning). A battle that is over is worth what ValueOf says.
//
// Laws: those of ValueOf (evaluation.h), whose scale it has; what is behind
// which tile does not matter. Whole numbers but
// for the last step, so equal on every machine.
//
//   LearnedValue learned;
//   const double value = learned.Of(f, Side::kFirst);
#ifndef BERTHIER_AGENTS_DOCTRINE_LA_GRANDE_ARMEE_LEARNED_H_
#define BERTHIER_AGENTS_DOCTRINE_LA_GRANDE_ARMEE_LEARNED_H_

#include "agents/doctrine/la_grande_armee/features.h"

namespace berthier::la_grande_armee {

class LearnedValue {
 public:
  double Of(PositionView f, Side side);

 private:
  Features features_;  // scratch
};

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_AGENTS_DOCTRINE_LA_GRANDE_ARMEE_LEARNED_H_
