// How an element would stand, and whether there is room for it (4.11, 5.6).
#ifndef BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_MOVEMENT_LAYOUTS_H_
#define BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_MOVEMENT_LAYOUTS_H_

#include "engine/model/order.h"
#include "engine/model/refusal.h"
#include "engine/rulesets/la_grande_armee/facts/view.h"

namespace berthier::la_grande_armee {

// FRM-08: nothing but friendly artillery stands where e would; it leaves no
// table. `but` is a settlement that does not count.
Verdict CheckRoom(PositionView f, ElementId e, const ElementState& end,
                  PieceId but = PieceId::kNone);
// The layout that faces out over that edge, about the same centroid, in as many
// files as there were bases along it (5.6, TURN TO FACE). A column and a square
// stay as they are.
ElementState TurnedTo(PositionView f, ElementId e, Edge edge);
// e as it would be in so many files about its centroid.
ElementState LaidOut(PositionView f, ElementId e, Heading facing, int files);

// SET-06, SET-08: the bases of e divided among the sides of a settlement as an
// order says, the rest outside.
Verdict CheckSides(PositionView f, ElementId e, PieceId settlement,
                   Heading facing, const Order& order, ElementState& end);

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_MOVEMENT_LAYOUTS_H_
