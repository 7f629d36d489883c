// What units and leaders cover, and the distances between them (5.6).
#ifndef BERTHIER_ENGINE_RULESETS_GRANDEUR_BOARD_OUTLINES_H_
#define BERTHIER_ENGINE_RULESETS_GRANDEUR_BOARD_OUTLINES_H_

#include "engine/geometry/polygon.h"
#include "engine/rulesets/grandeur/board/view.h"

namespace berthier::grandeur {

// The base; the polygon of its BUA while it occupies one (IMP-BUA-08).
SmallPolygon OutlineOf(PositionView f, UnitId u);
// Base of an unattached leader (GRA-BAS-04), aligned with the table; of an
// attached one, the outline of his unit.
SmallPolygon OutlineOf(PositionView f, LeaderId l);
// Base of a leader who stands there.
Block LeaderBlock(PositionView f, LeaderId l, Point centre);
// From outline to outline: 0 if they touch (5.6).
Length DistanceBetween(PositionView f, UnitId a, UnitId b);
bool WithinOf(PositionView f, UnitId a, UnitId b, Length limit);
// A unit on the table that occupies the piece; kNone if it is empty.
UnitId OccupantOf(PositionView f, PieceId p);

}  // namespace berthier::grandeur

#endif  // BERTHIER_ENGINE_RULESETS_GRANDEUR_BOARD_OUTLINES_H_
