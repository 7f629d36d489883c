// How a unit goes: legs of a course, what they cost and what they meet.
//
// An order names where the unit ends, the points it goes by and the change of
// formation; which way it goes is found here (PlanMove). Without a turn and
// without a change it is a STEADY move if its legs lie within 45 degrees of its
// facing; else a MANOEUVRE at half rate.
// Decision: GEO-18 leaves the orientation on the legs of a manoeuvre to the
// owner. The first of these that is legal is taken: facing its end from the
// start on; its old facing until the end; facing along each leg.
#ifndef BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MOVEMENT_COURSE_H_
#define BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MOVEMENT_COURSE_H_

#include "engine/model/order.h"
#include "engine/model/refusal.h"
#include "engine/rulesets/simple_grand_tactical/movement/move_plan.h"

namespace berthier::simple_grand_tactical {

// Legality of kMove, kMarch and kForm of a unit that may be moved, and the plan
// of a legal one.
Verdict PlanMove(PositionView f, const Order& order, MoveOccasion occasion,
                 MovePlan& plan);
// The unit may be given a move at all (STA-02, STA-12, MOV-13, 14).
Verdict CheckFree(PositionView f, UnitId u);

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MOVEMENT_COURSE_H_
