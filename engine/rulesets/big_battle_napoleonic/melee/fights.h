// M5C: the next fight, its dice, and what follows (FIGHT in 3.6, BBN-MEL-27
// to 50).
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MELEE_FIGHTS_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MELEE_FIGHTS_H_

#include "engine/rulesets/big_battle_napoleonic/board/battle.h"
#include "engine/rulesets/big_battle_napoleonic/board/progress.h"

namespace berthier::big_battle_napoleonic {

Progress AdvanceFights(const Battle& b);
void ResolveMelee(const Battle& b, int attacker_die, int defender_die);
int FightOf(const State& s, UnitId a, UnitId d);
void FollowSupports(const Battle& b);
void ExploitByDefault(const Battle& b);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MELEE_FIGHTS_H_
