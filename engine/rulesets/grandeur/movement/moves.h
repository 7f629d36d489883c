// Measured moves: what a movement phase may be (D6, D14; GRA-MOV, IMP-MOV,
// IMP-ZOC, IMP-INT, IMP-BUA-03).
#ifndef BERTHIER_ENGINE_RULESETS_GRANDEUR_MOVEMENT_MOVES_H_
#define BERTHIER_ENGINE_RULESETS_GRANDEUR_MOVEMENT_MOVES_H_

#include "engine/model/order.h"
#include "engine/model/refusal.h"
#include "engine/rulesets/grandeur/board/position_view.h"

namespace berthier::grandeur {

// Whether u may take another movement phase at all (IMP-MOV-02, 11,
// IMP-RAL-02, IMP-ACT-05): the reasons that no choice of move can help.
Verdict CheckAnyPhase(PositionView f, UnitId u);
// kForward to kLeave of a single unit: legal, and `move` is what it does.
Verdict PlanMove(PositionView f, const Order& order, PlannedMove& move);
// kForward and kWheel of State::group; the subject is its first unit.
Verdict PlanGroupMove(PositionView f, const Order& order, PlannedMove& move);
// Greatest distance straight ahead (or back) that is legal apart from what lies
// beyond, at most that of a phase; 0 if none. For proposals.
Length GreatestAdvance(PositionView f, UnitId u, bool rearward);
// The rigid motion of a group: the pose of `u` when `first` goes to `to`.
Pose PoseInGroup(PositionView f, UnitId u, UnitId first, Pose to);

}  // namespace berthier::grandeur

#endif  // BERTHIER_ENGINE_RULESETS_GRANDEUR_MOVEMENT_MOVES_H_
