// Involuntary movements in a charge: taking the position, meeting half way,
// the retreat of cavalry, turning to face (5.11, 5.12).
//
// Laws: no placement overlaps a unit, an area or impassable ground or leaves
// the table, unless the unit already stood like that; enemies are never pushed.
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_CHARGE_SETTLE_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_CHARGE_SETTLE_H_

#include "engine/rulesets/grande_tactique/board/changes.h"

namespace berthier::grande_tactique {

// The step length of 5.10 to 5.12: a tenth of an inch.
inline constexpr Length kSettleStep = Ticks(102);
// The step length of meeting half way: a quarter of an inch.
inline constexpr Length kMeetingStep = Ticks(254);

// Updates the aspects of contacts; call after every involuntary movement of u.
void AfterPlacement(const Battle& b, UnitId u);

// 5.12: the first legal one of: `wanted`; the poses on the straight line back
// to where u stands; its present place with the new heading. If none is legal,
// its present pose.
Pose Settled(PositionView f, UnitId u, Pose wanted);

// True if u may decline to take a position (GT-MEL-13).
bool MayStay(PositionView f, UnitId u);
// GT-MEL-10 to 12: u takes the place of `beaten` (from its flight record) and
// the area `held` that it occupied, if any.
void TakePosition(const Battle& b, UnitId u, UnitId beaten, AreaId held);

// GT-CHG-12, GT-CHG-34: principal and target meet half way, face to face.
void MeetHalfWay(const Battle& b, UnitId principal, UnitId target);

// GT-CHG-32: t retreats before the principal; returns false, without moving, if
// it finds no place.
bool Retreat(const Battle& b, UnitId t, UnitId principal, UnitSet chargers);

// GT-CHG-22: t turns on the spot to face the principal, if that is possible.
void TurnToFace(const Battle& b, UnitId t, UnitId principal);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_CHARGE_SETTLE_H_
