// Placing units, and recording their way in this move.
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_BOARD_PLACING_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_BOARD_PLACING_H_

#include "engine/geometry/polygon.h"
#include "engine/rulesets/big_battle_napoleonic/board/battle.h"

namespace berthier::big_battle_napoleonic {

// Moves u to the pose, in its present formation.
void Place(const Battle& b, UnitId u, Pose pose);
// Moves u to the pose, in that formation.
void PlaceIn(const Battle& b, UnitId u, Formation formation, Pose pose);
// Starts a new way of u: its start is its present pose, without knots.
void BeginWay(const Battle& b, UnitId u);
// Appends a knot to the way of u; no effect if State::knots is full.
void AddKnot(const Battle& b, UnitId u, Pose pose, Formation formation);
// Starts a new way for every unit.
void ForgetWays(const Battle& b);
// Marks the enemy generals under the area swept by u to be displaced
// (BBN-GEN-03).
void RideOver(const Battle& b, UnitId u, PolygonView sweep);
// The same for a displacement of block `start` by `by`.
void RideOver(const Battle& b, UnitId u, const Block& start, Vec by);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_BOARD_PLACING_H_
