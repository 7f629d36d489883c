// What a charge order needs, wherever it is given (GT-CHG-02, GT-CMD-27): with
// a move, with a pivot, or standing in contact.
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_BOARD_CHARGE_ORDER_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_BOARD_CHARGE_ORDER_H_

#include "engine/geometry/polygon.h"
#include "engine/model/refusal.h"
#include "engine/rulesets/grande_tactique/board/changes.h"

namespace berthier::grande_tactique {

// u is fit to charge, and `target` to be charged by it; where they stand is
// not looked at (but see GT-TER-03: not cavalry into woods).
Verdict CheckChargeBetween(PositionView f, UnitId u, UnitId target);

// GT-DES-08: a unit of a broken corps does not come nearer to any effective
// enemy by going from one footprint to the other.
Verdict CheckNotNearer(PositionView f, UnitId u, PolygonView from,
                       PolygonView to);

// Gives the marker alone, paid for already.
void OrderCharge(const Battle& b, UnitId u, UnitId target);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_BOARD_CHARGE_ORDER_H_
