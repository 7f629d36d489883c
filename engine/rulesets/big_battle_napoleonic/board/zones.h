// Zones around a unit (front, flanks, rear) and sectors of fire (sections 5.3,
// 5.7).
//
// Laws: every point outside a footprint lies in exactly one zone; a sector with
// a larger angle or radius contains the smaller one, up to rounding.
//
//   if (ZoneOf(pose, size, apex) == ContactEdge::kLeft) ...  // enfiladed
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_BOARD_ZONES_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_BOARD_ZONES_H_

#include "engine/geometry/polygon.h"
#include "engine/rulesets/big_battle_napoleonic/board/position_view.h"

namespace berthier::big_battle_napoleonic {

// The zone of p relative to a unit with that pose and size.
ContactEdge ZoneOf(Pose pose, BaseSize size, Point p);
// True if part of the block lies in the front zone of the target (BBN-CHG-05,
// BBN-CHG-07).
bool InFrontZone(const Block& block, Pose target, BaseSize target_size);

// The part of the polygon within `half_quarters` quarter degrees on either side
// of `axis`, seen from the apex; empty if there is none.
SmallPolygon SectorPart(Point apex, Heading axis, int half_quarters,
                        PolygonView polygon);
// True if the polygon meets the sector of that angle and radius.
bool InSector(Point apex, Heading axis, int half_quarters, Length radius,
              PolygonView polygon);

// The edge of the defender that is touched, the touching point, and the outward
// normal of that edge (section 5.5).
struct Touch {
  ContactEdge edge = ContactEdge::kFront;
  Point at;
  Heading outward;
};
enum class MustHit : uint8_t { kAny, kFront };
// `came`: direction in which the charger moved. Where several edges meet at the
// touching point, kFront prefers the front edge, kAny the edge that faces the
// charger most directly.
Touch TouchOf(const Block& charger, Heading came, Pose defender,
              BaseSize defender_size, MustHit must);

// The pose turned about `pivot` by that many quarter degrees, clockwise
// positive.
Pose TurnedAbout(Pose pose, Point pivot, int quarters);

// The cover that the defender has against an attacker whose move began at
// `attacker_start` and who touches it at `touching` (section 5.6).
Defended DefendedAgainst(PositionView f, Point attacker_start, UnitId defender,
                         Point touching);

// The maximum range of a unit (BBN-FIR-19).
Length LongestRange(const UnitData& data);
// Midpoint of the front edge.
Point ApexOf(Pose pose, BaseSize size);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_BOARD_ZONES_H_
