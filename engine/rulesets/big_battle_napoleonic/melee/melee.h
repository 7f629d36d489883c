// The factors of a fight (R4, BBN-MEL-13 to 26).
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MELEE_MELEE_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MELEE_MELEE_H_

#include "engine/model/roll.h"
#include "engine/rulesets/big_battle_napoleonic/board/position_view.h"

namespace berthier::big_battle_napoleonic {

struct MeleeFactors {
  int attacker = 0;
  int defender = 0;
};
MeleeFactors FactorsOf(PositionView f, const Fight& fight, Roll* roll);
// The defender of the contact holds on an indecisive result (BBN-MEL-28).
bool DefendsCover(PositionView f, const Fight& fight);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MELEE_MELEE_H_
