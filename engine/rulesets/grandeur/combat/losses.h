// Losses, rout and shock (IMP-COH-05, IMP-ROU).
#ifndef BERTHIER_ENGINE_RULESETS_GRANDEUR_COMBAT_LOSSES_H_
#define BERTHIER_ENGINE_RULESETS_GRANDEUR_COMBAT_LOSSES_H_

#include "engine/rulesets/grandeur/board/battle.h"

namespace berthier::grandeur {

// True if u has no VBU left (IMP-ROU-01).
bool IsSpent(PositionView f, UnitId u);
// IMP-ROU-01 after fire: removes u if it is spent; no shock.
void RoutIfSpent(const Battle& b, UnitId u);
// IMP-ROU-01 to 03 in a melee: removes u if it is spent; a rout of FP, CP or CM
// shocks the friends behind, and those of them that it routs from a melee of
// their own shock others in turn.
void RoutInMelee(const Battle& b, UnitId u);

}  // namespace berthier::grandeur

#endif  // BERTHIER_ENGINE_RULESETS_GRANDEUR_COMBAT_LOSSES_H_
