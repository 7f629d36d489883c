// The dice of melees (IMP-MEL-05, IMP-MEL-06, IMP-SUP).
#ifndef BERTHIER_ENGINE_RULESETS_GRANDEUR_COMBAT_MELEE_DICE_H_
#define BERTHIER_ENGINE_RULESETS_GRANDEUR_COMBAT_MELEE_DICE_H_

#include "engine/rulesets/grandeur/board/position_view.h"
#include "engine/tabletop/function_ref.h"

namespace berthier::grandeur {

// IMP-SUP-01: who supports `main` against `enemy` in a round of the two.
UnitSet SupportsOf(PositionView f, UnitId main, UnitId enemy);
// IMP-MEL-05: dice of `main` against `enemy`; `charged`: it charged,
// counter-charged or pursued in this move, `uphill`: up a hill.
struct MeleeSide {
  UnitId main;
  UnitId enemy;
  bool charged;
  bool uphill;
};
int MeleeDice(PositionView f, const MeleeSide& side);

using DiceAdder = FunctionRef<void(ModifierCode, int)>;
// Calls add(code, value) for each modifier of the dice of the main; the sum is
// at least 1.
void ForEachMeleeDice(PositionView f, const MeleeSide& side, DiceAdder add);
// The dice that a support adds.
int SupportDice(PositionView f, UnitId support, UnitId enemy);

}  // namespace berthier::grandeur

#endif  // BERTHIER_ENGINE_RULESETS_GRANDEUR_COMBAT_MELEE_DICE_H_
