// Tiles that are revealed (FOG-17 to FOG-24, D18): what is behind them comes on
// the table.
#ifndef BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_FOG_REVEAL_H_
#define BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_FOG_REVEAL_H_

#include "engine/model/order.h"
#include "engine/model/refusal.h"
#include "engine/rulesets/la_grande_armee/board/battle.h"
#include "engine/rulesets/la_grande_armee/field/shape.h"
#include "engine/tabletop/function_ref.h"

namespace berthier::la_grande_armee {

// FOG-17, FOG-27: pushes the frame of the first tile within 4 in of an enemy
// element that is no scout, if there is one. To be called when an action is
// over; the frame calls it again at its end.
void RevealNear(const Battle& b);

// FOG-24: how much of the leg the shape of an element of `side` may run: all of
// it, or as far as the first tile with a corps within 4 in. Dummies that it
// meets on the way are revealed at once.
Vec RunToTiles(const Battle& b, Side side, const Shape& from, Vec leg);

// The frame kReveal.
Progress AdvanceReveal(const Battle& b);
Verdict CheckReveal(PositionView f, const Order& order);
void PlayReveal(const Battle& b, const Order& order);
// Calls g(const Order&) for orders of a lattice, the nearest first, until it
// returns true; each passes CheckReveal.
void ForEachRevealOrder(PositionView f, FunctionRef<bool(const Order&)> g);

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_FOG_REVEAL_H_
