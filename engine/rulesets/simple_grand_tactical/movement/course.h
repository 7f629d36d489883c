// Planning of moves: from an order to a course of legs.
//
// An order gives the final pose, the intermediate points and the change of
// formation; PlanMove finds a legal course. A move without a turn or change
// whose legs lie within 45 degrees of the facing is a STEADY move; any other is
// a MANOEUVRE at half rate.
// Decision: GEO-18 leaves the facing on the legs of a manoeuvre to the owner.
// PlanMove takes the first legal one of: the final facing on all legs; the old
// facing on all legs; facing along each leg.
#ifndef BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MOVEMENT_COURSE_H_
#define BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MOVEMENT_COURSE_H_

#include "engine/model/order.h"
#include "engine/model/refusal.h"
#include "engine/rulesets/simple_grand_tactical/movement/move_plan.h"

namespace berthier::simple_grand_tactical {

// Whether an order kMove, kMarch or kForm is legal for a unit that may move
// (CheckFree). If so, sets `plan`.
Verdict PlanMove(PositionView f, const Order& order, MoveOccasion occasion,
                 MovePlan& plan);
// Whether u may be given a move at all (STA-02, STA-12, MOV-13, 14).
Verdict CheckFree(PositionView f, UnitId u);

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MOVEMENT_COURSE_H_
