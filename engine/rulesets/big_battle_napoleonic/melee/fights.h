// M5C: choosing the next fight, and its dice (procedure FIGHT of section 3.6).
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MELEE_FIGHTS_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MELEE_FIGHTS_H_

#include "engine/rulesets/big_battle_napoleonic/board/battle.h"
#include "engine/rulesets/big_battle_napoleonic/board/progress.h"

namespace berthier::big_battle_napoleonic {

Progress AdvanceFights(const Battle& b);
// R4: resolves State::fight with these dice.
void ResolveMelee(const Battle& b, int attacker_die, int defender_die);
// Index into fights of the fight between a and d, in either order; -1 if none.
int FightOf(const State& s, UnitId a, UnitId d);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MELEE_FIGHTS_H_
