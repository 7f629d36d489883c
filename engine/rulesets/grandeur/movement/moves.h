// Measured moves: what a movement phase may be (D6; GRA-MOV, IMP-MOV,
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
// How far u can go straight ahead (or back) in a phase without meeting
// anything; 0 if it cannot. For proposals.
Length GreatestAdvance(PositionView f, UnitId u, bool rearward);

}  // namespace berthier::grandeur

#endif  // BERTHIER_ENGINE_RULESETS_GRANDEUR_MOVEMENT_MOVES_H_
