// The fire phases M4B and M4C: one shot after the other (section 4.15).
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_FIRE_FIRE_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_FIRE_FIRE_H_

#include "engine/model/roll.h"
#include "engine/rulesets/big_battle_napoleonic/board/battle.h"
#include "engine/rulesets/big_battle_napoleonic/board/progress.h"

namespace berthier::big_battle_napoleonic {

Progress AdvanceFire(const Battle& b);
// True if the shot may still be fired in this phase: firer and target are on
// the table and the firer has not fired.
bool IsLive(PositionView f, const Shot& shot);
// Index into State::shots; -1 if u has no shot at that target.
int ShotIndex(PositionView f, UnitId u, UnitId target);
// Sum of the modifiers of the shot; also appended to `roll` unless it is null.
int FireModifiers(PositionView f, const Shot& shot, Roll* roll);
// Resolves State::shot. `attack`, `defence`: the dice; with modifiers, attack
// must reach kDefenceFactor times defence for a hit.
void ResolveFire(const Battle& b, int attack, int defence);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_FIRE_FIRE_H_
