// Retreats (4.7, GEO-25) and other straight ways that nobody chose.
#ifndef BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_BOARD_RETREAT_H_
#define BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_BOARD_RETREAT_H_

#include "engine/rulesets/simple_grand_tactical/board/battle.h"

namespace berthier::simple_grand_tactical {

// RETREAT of 3.12: u goes `distance` straight away from `from`; it may
// surrender or leave the table. It is disordered and its contacts end.
void Retreat(const Battle& b, UnitId u, Length distance, Point from);
// The 30 cm of the Rally table and of fire, from the nearest enemy (RET-02).
void RetreatFromNearest(const Battle& b, UnitId u);

// The point so far along the exact line from `from` through `to` (GEO-31),
// rounded to ticks; `to` must not be `from`.
Point PointAlong(Point from, Point to, Length distance);

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_BOARD_RETREAT_H_
