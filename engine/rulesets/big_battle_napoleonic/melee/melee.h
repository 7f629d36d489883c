// The melee factors of a fight (R4, BBN-MEL-13 to 26).
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MELEE_MELEE_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MELEE_MELEE_H_

#include "engine/model/roll.h"
#include "engine/rulesets/big_battle_napoleonic/board/position_view.h"

namespace berthier::big_battle_napoleonic {

struct MeleeFactors {
  int attacker = 0;
  int defender = 0;
};
// Sum of the modifiers of each side; also appended to `roll` unless it is null.
MeleeFactors FactorsOf(PositionView f, const Fight& fight, Roll* roll);
// True if the defender has cover against the attacker, so that it holds its
// ground on an indecisive result (BBN-MEL-28).
bool DefendsCover(PositionView f, const Fight& fight);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MELEE_MELEE_H_
