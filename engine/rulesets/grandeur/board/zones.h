// Arcs, corridors, zones of control, contacts: section 5.1 to 5.11.
//
// Laws: everything is decided on the stored corners without tolerance: touching
// is not being inside (5.20).
#ifndef BERTHIER_ENGINE_RULESETS_GRANDEUR_BOARD_ZONES_H_
#define BERTHIER_ENGINE_RULESETS_GRANDEUR_BOARD_ZONES_H_

#include "engine/geometry/polygon.h"
#include "engine/rulesets/grandeur/board/view.h"

namespace berthier::grandeur {

// True if some part of the polygon is in the 45 degree front arc of u (5.2).
bool InArcOf(PositionView f, UnitId u, PolygonView polygon);
// The part of the polygon in the arc; empty (size 0) if there is none.
SmallPolygon ClippedToArc(PositionView f, UnitId u, PolygonView polygon);

// The rectangle in front of u, as wide as its front, `depth` deep (5.3, 5.4).
Block RectangleAhead(PositionView f, UnitId u, Length depth);
// The rectangle behind its rear edge (5.5).
Block RectangleBehind(PositionView f, UnitId u, Length depth);
// True if u has some part in the ZoC of `enemy`, which must have one (5.4).
bool InZoneOf(PositionView f, const Block& u, UnitId enemy);
// The units whose ZoC u is in, were its base there.
UnitSet ZonesOver(PositionView f, UnitId u, const Block& there);

// How far u can go straight ahead until it touches e; `limit` if it does not
// within it (5.3).
Length ContactDistance(PositionView f, UnitId u, UnitId e, Length limit);
// What the corridor of u meets first within `limit` (5.3, IMP-CHG-02); of those
// whom it meets together (5.10), the widest. An unattached enemy leader is met
// as his base is.
struct Ahead {
  UnitId unit = UnitId::kNone;
  LeaderId leader = LeaderId::kNone;
  Length distance;  // `limit` if it meets nobody
};
Ahead FirstEnemyAhead(PositionView f, UnitId u, Length limit);
// True if e is in the corridor of u, of whatever length (IMP-ZOC-02).
bool InCorridor(PositionView f, UnitId u, UnitId e);

// 5.9: the side of `target` that a charger charges whose base stands at `from`.
ContactSide ChargeSide(PositionView f, const Block& from, UnitId target);
// 5.11: contact width of u with e, measured on the front of u.
Length ContactWidth(PositionView f, UnitId u, UnitId e);
// All enemies whom u meets straight ahead at `distance` (5.10), or later by no
// more than a seam: those dressed in a line at a slant are met together.
UnitSet EnemiesAt(PositionView f, UnitId u, Length distance);

// 5.11: of the enemies that u has met at once, the one of the greatest contact
// width; ties: the target, then the lowest id. Cavalry meets a BUA as ground.
UnitId EnemyMain(PositionView f, UnitId u, UnitId target, const UnitSet& met);

}  // namespace berthier::grandeur

#endif  // BERTHIER_ENGINE_RULESETS_GRANDEUR_BOARD_ZONES_H_
