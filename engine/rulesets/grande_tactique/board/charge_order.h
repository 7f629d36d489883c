// The conditions of a charge order (GT-CHG-02, GT-CMD-27), common to orders
// given with a move, with a pivot, or standing in contact.
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_BOARD_CHARGE_ORDER_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_BOARD_CHARGE_ORDER_H_

#include "engine/geometry/polygon.h"
#include "engine/model/refusal.h"
#include "engine/rulesets/grande_tactique/board/changes.h"

namespace berthier::grande_tactique {

// Whether u is fit to charge and `target` may be charged by it, regardless of
// their places (except GT-TER-03: no cavalry into woods).
Verdict CheckChargeBetween(PositionView f, UnitId u, UnitId target);

// GT-DES-08: refuses if u belongs to a broken corps and its distance to the
// nearest effective enemy is smaller from footprint `to` than from `from`.
Verdict CheckNotNearer(PositionView f, UnitId u, PolygonView from,
                       PolygonView to);

// Records the charge order; payment is made elsewhere.
void OrderCharge(const Battle& b, UnitId u, UnitId target);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_BOARD_CHARGE_ORDER_H_
