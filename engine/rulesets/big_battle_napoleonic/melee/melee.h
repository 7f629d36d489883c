// The factors of a fight (R4, BBN-MEL-13 to 26).
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MELEE_MELEE_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MELEE_MELEE_H_

#include "engine/model/roll.h"
#include "engine/rulesets/big_battle_napoleonic/board/field.h"

namespace berthier::big_battle_napoleonic {

struct MeleeFactors {
  int attacker = 0;
  int defender = 0;
};
MeleeFactors FactorsOf(Field f, const Fight& fight, Roll* roll);
// The defender of the contact holds on an indecisive result (BBN-MEL-28).
bool DefendsCover(Field f, const Fight& fight);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MELEE_MELEE_H_
