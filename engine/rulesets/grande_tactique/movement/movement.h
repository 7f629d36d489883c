// Moving a unit (D3): plain, into contact with or without a charge, into an
// area, out of an area, onto the table.
//
// An order names where the move ends; Mover finds the manoeuvre. The order's
// `via` does not describe the path: it is only where an area is left, or where
// the table is entered.
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_MOVEMENT_MOVEMENT_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_MOVEMENT_MOVEMENT_H_

#include "engine/model/refusal.h"
#include "engine/rulesets/grande_tactique/board/changes.h"
#include "engine/rulesets/grande_tactique/movement/mover.h"

namespace berthier::grande_tactique {

// Whether u may be given a move at all, whatever its end (GT-CMD-20, GT-SCN-07,
// 08).
Verdict CheckMover(PositionView f, UnitId u);

// A move to `to`; `charged` is kNone for a plain move. A move with a charge
// that ends on the centroid of an area, where no base may stand, occupies the
// area and charges from there (GT-MOV-22, 26).
Verdict CheckMove(PositionView f, UnitId u, Pose to, Point via, UnitId charged,
                  SearchDepth last, Movement& movement);
void PlayMove(const Battle& b, UnitId u, Pose to, Point via, UnitId charged);
// The area whose centroid is exactly p; kNone if there is none.
AreaId AreaCentredOn(const Scenario& s, Point p);

Verdict CheckOccupy(PositionView f, UnitId u, AreaId area, Point via,
                    UnitId charged, Movement& movement);
void PlayOccupy(const Battle& b, UnitId u, AreaId area, Heading heading,
                Point via, UnitId charged);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_MOVEMENT_MOVEMENT_H_
