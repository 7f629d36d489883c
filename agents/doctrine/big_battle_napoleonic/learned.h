// The learned value of a position: a small network over the units
// (features.h), trained on how games between doctrines ended (bench/learning).
//
// Laws: those of ValueOf (evaluation.h), whose scale it has. Whole numbers but
// for the last step, so equal on every machine.
//
//   LearnedValue learned;
//   const double value = learned.Of(f, Side::kFirst);
#ifndef BERTHIER_AGENTS_DOCTRINE_BIG_BATTLE_NAPOLEONIC_LEARNED_H_
#define BERTHIER_AGENTS_DOCTRINE_BIG_BATTLE_NAPOLEONIC_LEARNED_H_

#include "agents/doctrine/big_battle_napoleonic/features.h"

namespace berthier::big_battle_napoleonic {

class LearnedValue {
 public:
  double Of(PositionView f, Side side);

 private:
  ArmyView army_;      // of the position valued last
  Features features_;  // scratch
};

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_AGENTS_DOCTRINE_BIG_BATTLE_NAPOLEONIC_LEARNED_H_
