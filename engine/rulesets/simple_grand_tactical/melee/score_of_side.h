// Melee scores of a unit and of a side, without the dice (section 4.16).
#ifndef BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MELEE_SCORE_OF_SIDE_H_
#define BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MELEE_SCORE_OF_SIDE_H_

#include "engine/rulesets/simple_grand_tactical/board/position_view.h"
#include "engine/rulesets/simple_grand_tactical/facts/tables.h"
#include "engine/tabletop/function_ref.h"

namespace berthier::simple_grand_tactical {

using MeleeAdder = FunctionRef<void(MeleeModifier, int)>;
// Calls add(modifier, value) for each modifier of u against `enemies`, the
// enemies of its group (MEL-10 to 18).
void MeleeModifiersOf(PositionView f, UnitId u, const UnitSet& enemies,
                      MeleeAdder add);
// The sum of the modifiers of all members of that side in the group (MEL-06).
int ScoreOfSide(PositionView f, int group, Side side);

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MELEE_SCORE_OF_SIDE_H_
