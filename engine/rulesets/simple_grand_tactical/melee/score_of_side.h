// What a unit, and a side, has in a melee before the dice (4.16).
#ifndef BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MELEE_SCORE_OF_SIDE_H_
#define BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MELEE_SCORE_OF_SIDE_H_

#include "engine/rulesets/simple_grand_tactical/board/position_view.h"
#include "engine/rulesets/simple_grand_tactical/facts/tables.h"
#include "engine/tabletop/function_ref.h"

namespace berthier::simple_grand_tactical {

// Calls add(MeleeModifier, value) for each that applies to u against the
// enemies of its group (MEL-10 to 18).
using MeleeAdder = FunctionRef<void(MeleeModifier, int)>;
void MeleeModifiersOf(PositionView f, UnitId u, const UnitSet& enemies,
                      MeleeAdder add);
// The score of a side of a group without its die (MEL-06).
int ScoreOfSide(PositionView f, int group, Side side);

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MELEE_SCORE_OF_SIDE_H_
