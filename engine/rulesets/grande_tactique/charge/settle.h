// Involuntary placements of a charge: taking the position, meeting half way,
// the retreat of cavalry, turning to face (5.11, 5.12).
//
// Laws: no placement overlaps a unit, an area or impassable ground or leaves
// the table, unless the unit stood like that before; enemies are never pushed.
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_CHARGE_SETTLE_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_CHARGE_SETTLE_H_

#include "engine/rulesets/grande_tactique/board/changes.h"

namespace berthier::grande_tactique {

// A step of 5.10 to 5.12: a tenth of an inch.
inline constexpr Length kSettleStep = Ticks(102);
// A step of the meeting half way: a quarter of an inch.
inline constexpr Length kMeetingStep = Ticks(254);

// What has to be done after u was placed somewhere by no move of its own.
void AfterPlacement(const Battle& b, UnitId u);

// 5.12: `wanted`, or the first legal pose on the straight way back to where u
// stands, or where it stands with the new heading, or as it stands.
Pose Settled(PositionView f, UnitId u, Pose wanted);

// GT-MEL-13: u may decline to take a position.
bool MayStay(PositionView f, UnitId u);
// GT-MEL-10 to 12: u takes the place of `beaten`, whose run is on record, and
// the area it held, if any.
void TakePosition(const Battle& b, UnitId u, UnitId beaten, AreaId held);

// GT-CHG-12, GT-CHG-34: principal and target meet half way, face to face.
void MeetHalfWay(const Battle& b, UnitId principal, UnitId target);

// GT-CHG-32: t retreats before the principal; false if it finds no place.
bool Retreat(const Battle& b, UnitId t, UnitId principal, UnitSet chargers);

// GT-CHG-22: t turns on the spot to face the principal, if that is possible.
void TurnToFace(const Battle& b, UnitId t, UnitId principal);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_CHARGE_SETTLE_H_
