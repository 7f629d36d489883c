// Whom a unit may charge (D7; IMP-CHG-01, 02).
#ifndef BERTHIER_ENGINE_RULESETS_GRANDEUR_CHARGE_TARGETS_H_
#define BERTHIER_ENGINE_RULESETS_GRANDEUR_CHARGE_TARGETS_H_

#include "engine/model/refusal.h"
#include "engine/rulesets/grandeur/board/position_view.h"
#include "engine/rulesets/grandeur/board/zones.h"

namespace berthier::grandeur {

// Whether u may charge the unit or leader `object` names, phases and tests
// apart.
Verdict CheckCharge(PositionView f, UnitId u, EntityId object);
// Whom u may charge straight ahead; both kNone if nobody.
Ahead ChargeTarget(PositionView f, UnitId u);

}  // namespace berthier::grandeur

#endif  // BERTHIER_ENGINE_RULESETS_GRANDEUR_CHARGE_TARGETS_H_
