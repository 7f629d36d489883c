// The dice of melees one by one (IMP-MEL-05, IMP-MEL-06, IMP-SUP-02).
#ifndef BERTHIER_ENGINE_RULESETS_GRANDEUR_COMBAT_MELEE_DICE_H_
#define BERTHIER_ENGINE_RULESETS_GRANDEUR_COMBAT_MELEE_DICE_H_

#include "engine/rulesets/grandeur/board/position_view.h"
#include "engine/rulesets/grandeur/combat/melee.h"
#include "engine/tabletop/function_ref.h"

namespace berthier::grandeur {

using DiceAdder = FunctionRef<void(ModifierCode, int)>;
// Calls add(code, value) for each modifier of the dice of the main; the sum is
// at least 1.
void ForEachMeleeDice(PositionView f, const MeleeSide& side, DiceAdder add);
// The dice that a support adds.
int SupportDice(PositionView f, UnitId support, UnitId enemy);

}  // namespace berthier::grandeur

#endif  // BERTHIER_ENGINE_RULESETS_GRANDEUR_COMBAT_MELEE_DICE_H_
