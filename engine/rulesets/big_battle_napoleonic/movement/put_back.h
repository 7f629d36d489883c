// Cavalry put back from a square: along the way it came, to the first free
// place two inches from the square and its guns, or to where it began if that
// was closer (BBN-SQR-09, BBN-I-67).
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MOVEMENT_PUT_BACK_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MOVEMENT_PUT_BACK_H_

#include "engine/rulesets/big_battle_napoleonic/board/battle.h"

namespace berthier::big_battle_napoleonic {

// Guns attached to u come along. A pursuer ceases to pursue (BBN-PUR-12).
void PutBack(const Battle& b, UnitId u, UnitId square);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MOVEMENT_PUT_BACK_H_
