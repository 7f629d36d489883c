// What a measured move does: its path, and what becomes of the mover.
#ifndef BERTHIER_ENGINE_RULESETS_GRANDEUR_MOVEMENT_PATHS_H_
#define BERTHIER_ENGINE_RULESETS_GRANDEUR_MOVEMENT_PATHS_H_

#include "engine/geometry/polygon.h"
#include "engine/rulesets/grandeur/board/position_view.h"

namespace berthier::grandeur {

// M of a phase that sweeps so (IMP-TER-01).
Length PhaseMove(PositionView f, UnitId u, PolygonView path);
// The exerting unit that is not in the corridor of u, which Disorders it if it
// moves straight ahead (IMP-ZOC-02, 03); kNone if there is none.
UnitId ZoneAgainstAdvance(PositionView f, UnitId u);
// The rigid motion of a group: the pose of `u` when `first` goes to `to`.
Pose PoseInGroup(PositionView f, UnitId u, UnitId first, Pose to);
// What the base sweeps over on its way from where it stands to `to`, by wheel
// or straight.
SmallPolygon PathOf(PositionView f, UnitId u, Pose to);
// Whether the move itself, apart from the ground, Disorders u at its end
// (GRA-MOV-02, IMP-MOV-06, IMP-ZOC-03, IMP-BUA-03); u stands at its start.
bool EndsDisordered(PositionView f, UnitId u, const PlannedMove& move);

}  // namespace berthier::grandeur

#endif  // BERTHIER_ENGINE_RULESETS_GRANDEUR_MOVEMENT_PATHS_H_
