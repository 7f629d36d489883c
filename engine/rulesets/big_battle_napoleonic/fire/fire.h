// M4B, M4C: one shot after the other (4.15).
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_FIRE_FIRE_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_FIRE_FIRE_H_

#include "engine/model/roll.h"
#include "engine/rulesets/big_battle_napoleonic/board/battle.h"
#include "engine/rulesets/big_battle_napoleonic/board/progress.h"

namespace berthier::big_battle_napoleonic {

Progress AdvanceFire(const Battle& b);
bool IsLive(PositionView f, const Shot& shot);
int FireModifiers(PositionView f, const Shot& shot, Roll* roll);
void ResolveFire(const Battle& b, int attack, int defence);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_FIRE_FIRE_H_
