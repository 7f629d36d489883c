// Where units stand and which way they came.
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_BOARD_PLACING_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_BOARD_PLACING_H_

#include "engine/geometry/polygon.h"
#include "engine/rulesets/big_battle_napoleonic/board/battle.h"

namespace berthier::big_battle_napoleonic {

// Puts u there with the footprint it has now.
void Place(const Battle& b, UnitId u, Pose pose);
void PlaceIn(const Battle& b, UnitId u, Formation formation, Pose pose);
// The opportunity to move begins: start pose and way anew.
void BeginWay(const Battle& b, UnitId u);
void AddKnot(const Battle& b, UnitId u, Pose pose, Formation formation);
void ForgetWays(const Battle& b);
// Generals under the sweep of an enemy unit are to be displaced (BBN-GEN-03).
void RideOver(const Battle& b, UnitId u, PolygonView sweep);
// The same for a straight displacement.
void RideOver(const Battle& b, UnitId u, const Block& start, Vec by);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_BOARD_PLACING_H_
