// Retreats (section 4.7, GEO-25), and points along a straight line.
#ifndef BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_BOARD_RETREAT_H_
#define BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_BOARD_RETREAT_H_

#include "engine/rulesets/simple_grand_tactical/board/battle.h"

namespace berthier::simple_grand_tactical {

// Procedure RETREAT (section 3.12): u moves `distance` straight away from
// `from`, or farther if friends stand there. It becomes disordered and leaves
// its contacts. If it meets an enemy or the table edge it is removed instead
// (kSurrendered, kLeftTable).
void Retreat(const Battle& b, UnitId u, Length distance, Point from);
// The retreat of 30 cm by the Rally table or by fire, away from the nearest
// enemy (RET-02); toward its home edge if no enemy is on the table.
void RetreatFromNearest(const Battle& b, UnitId u);

// The point at `distance` from `from` on the line through `to` (GEO-31),
// rounded to ticks. `to` must differ from `from`.
Point PointAlong(Point from, Point to, Length distance);

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_BOARD_RETREAT_H_
