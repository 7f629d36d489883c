// Read-only queries of a position: derived predicates of section 2.8, command
// radii, distances.
//
// Every query takes a PositionView. All functions here are pure and allocate
// nothing. Headings are the engine's (clockwise from north), not those of the
// catalogue. Geometry of arcs, zones and contacts: zones.h; ground: terrain.h.
//
//   if (InMelee(f, u)) return Refuse(f, RefusalCode::kInMelee, u);
#ifndef BERTHIER_ENGINE_RULESETS_GRANDEUR_BOARD_POSITION_VIEW_H_
#define BERTHIER_ENGINE_RULESETS_GRANDEUR_BOARD_POSITION_VIEW_H_

#include "engine/rulesets/grandeur/board/outlines.h"
#include "engine/rulesets/grandeur/board/view.h"

namespace berthier::grandeur {

// GRA-SQR-01, GRA-APX-01: massed or in square.
bool IsFormed(PositionView f, UnitId u);
// Of all enemies linked to u the one of the greatest contact width (2.8);
// kNone without links.
UnitId PrimaryOf(PositionView f, UnitId u);

// ---- Command (4.4) ----------------------------------------------------------

// The effective radius (GRA-CMD-04); the leader must be on the table.
Length RadiusOf(PositionView f, LeaderId l);
// True if the unit (the leader) is within the effective radius of l. False if l
// is kNone or not on the table.
bool InRadius(PositionView f, LeaderId l, UnitId u);
bool InRadius(PositionView f, LeaderId l, LeaderId who);
// GRA-CMD-07, GRA-CMD-08, OPT-CHAIN-ANY.
bool InCommand(PositionView f, UnitId u);

}  // namespace berthier::grandeur

#endif  // BERTHIER_ENGINE_RULESETS_GRANDEUR_BOARD_POSITION_VIEW_H_
