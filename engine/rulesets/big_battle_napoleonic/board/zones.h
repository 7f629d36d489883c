// Zones round a unit: front, flanks, rear, and sectors of fire (5.3, 5.7).
//
// Laws: every point outside a footprint lies in one zone; a sector with a
// larger angle or radius holds all that a smaller one does, up to rounding.
//
//   if (ZoneOf(pose, size, apex) == ContactEdge::kLeft) ...  // enfiladed
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_BOARD_ZONES_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_BOARD_ZONES_H_

#include "engine/geometry/polygon.h"
#include "engine/rulesets/big_battle_napoleonic/board/position_view.h"

namespace berthier::big_battle_napoleonic {

// As ContactEdge: front, left, right, rear.
ContactEdge ZoneOf(Pose pose, BaseSize size, Point p);
// Some area of the block lies in the front zone (BBN-CHG-05, BBN-CHG-07).
bool InFrontZone(const Block& block, Pose target, BaseSize target_size);

// The part of the polygon within so many quarter degrees either side of
// straight ahead of the apex; empty if none.
SmallPolygon SectorPart(Point apex, Heading axis, int half_quarters,
                        PolygonView polygon);
// The sector of that radius meets the polygon.
bool InSector(Point apex, Heading axis, int half_quarters, Length radius,
              PolygonView polygon);

// The touched edge of a defender and the touching point (5.5).
struct Touch {
  ContactEdge edge = ContactEdge::kFront;
  Point at;
  Heading outward;
};
// `came` is the way the charger went; `front` says that it must hit the front.
enum class MustHit : uint8_t { kAny, kFront };
Touch TouchOf(const Block& charger, Heading came, Pose defender,
              BaseSize defender_size, MustHit must);

// The pose turned about a point of the table by so many quarter degrees.
Pose TurnedAbout(Pose pose, Point pivot, int quarters);

// What the defender defends against an attacker who began there (5.6).
Defended DefendedAgainst(PositionView f, Point attacker_start, UnitId defender,
                         Point touching);

// The longest range of a unit's fire (BBN-FIR-19).
Length LongestRange(const UnitData& data);
// Middle of the front edge.
Point ApexOf(Pose pose, BaseSize size);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_BOARD_ZONES_H_
