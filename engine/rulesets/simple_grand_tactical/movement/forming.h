// Changes of formation and turns on the spot, and the room they need.
//
//   MovePlan plan;
//   const Verdict v = PlanForm(f, order, u, plan);
#ifndef BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MOVEMENT_FORMING_H_
#define BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MOVEMENT_FORMING_H_

#include "engine/model/order.h"
#include "engine/model/refusal.h"
#include "engine/rulesets/simple_grand_tactical/movement/move_plan.h"
#include "engine/rulesets/simple_grand_tactical/movement/obstacles.h"

namespace berthier::simple_grand_tactical {

// Whether `u` may change from one formation to another, wherever it stands
// (BAS-10, FRM-01, 02, SGT-OPT-01, ART-03).
Verdict CheckChange(PositionView f, UnitId u, Formation from, Formation to);

// The ground `u` would cover in `formation` at `pose`.
Block BlockIn(PositionView f, UnitId u, Formation formation, Pose pose);

// Whether `u` has room to change or turn, other than by a translation, from one
// footprint to another (FRM-06).
Verdict CheckRoom(PositionView f, UnitId u, const Obstacles& near,
                  const Block& before, const Block& after);

// A deployed unit must stand wholly inside one area (FRM-03).
Verdict CheckInArea(PositionView f, UnitId u, Formation formation,
                    const Block& block);

// Legality of kForm, a change or a turn on the spot, and the plan of a legal
// one.
Verdict PlanForm(PositionView f, const Order& order, UnitId u, MovePlan& plan);

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MOVEMENT_FORMING_H_
