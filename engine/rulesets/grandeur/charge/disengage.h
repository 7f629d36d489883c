// Disengaging (GRA-DIS, IMP-DSG).
#ifndef BERTHIER_ENGINE_RULESETS_GRANDEUR_CHARGE_DISENGAGE_H_
#define BERTHIER_ENGINE_RULESETS_GRANDEUR_CHARGE_DISENGAGE_H_

#include "engine/model/refusal.h"
#include "engine/rulesets/grandeur/board/battle.h"

namespace berthier::grandeur {

// Whether u may disengage at all, and by how much at most.
Verdict CheckDisengage(PositionView f, UnitId u);
Length GreatestDisengage(PositionView f, UnitId u);
// After a passed test.
void Disengage(const Battle& b, UnitId u, Length distance);

}  // namespace berthier::grandeur

#endif  // BERTHIER_ENGINE_RULESETS_GRANDEUR_CHARGE_DISENGAGE_H_
