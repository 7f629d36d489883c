// Tiles that are revealed (FOG-17 to FOG-24, D18): what is behind them comes on
// the table.
#ifndef BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_FOG_REVEAL_H_
#define BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_FOG_REVEAL_H_

#include "engine/model/order.h"
#include "engine/model/refusal.h"
#include "engine/rulesets/la_grande_armee/board/battle.h"
#include "engine/rulesets/la_grande_armee/field/shape.h"
#include "engine/rulesets/la_grande_armee/field/swept.h"
#include "engine/tabletop/function_ref.h"

namespace berthier::la_grande_armee {

// FOG-17, FOG-27: pushes the frame of the first tile within 4 in of an enemy
// element that is no scout, if there is one. To be called when an action is
// over; the frame calls it again at its end.
void RevealNear(const Battle& b);

// FOG-24: how many of the steps of a way an element of `side` makes: all, or as
// many as bring it within 4 in of the first tile with a corps. swept(int) is
// the ground it passes over on so many, there(int) where it stands after them.
// Dummies that it meets on the way are revealed at once.
int StepsToTiles(const Battle& b, Side side, int steps,
                 FunctionRef<Swept(int)> swept, FunctionRef<Shape(int)> there);

// The frame kReveal.
Progress AdvanceReveal(const Battle& b);
Verdict CheckReveal(PositionView f, const Order& order);
void PlayReveal(const Battle& b, const Order& order);
// Calls g(const Order&) for orders of a lattice, the nearest first, until it
// returns true; each passes CheckReveal.
void ForEachRevealOrder(PositionView f, FunctionRef<bool(const Order&)> g);

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_FOG_REVEAL_H_
