// What a unit may do first in its activation (D4; GRA-ACT-04).
#ifndef BERTHIER_ENGINE_RULESETS_GRANDEUR_ACTIVATION_FIRST_ACTIONS_H_
#define BERTHIER_ENGINE_RULESETS_GRANDEUR_ACTIVATION_FIRST_ACTIONS_H_

#include "engine/model/order.h"
#include "engine/model/refusal.h"
#include "engine/rulesets/grandeur/board/position_view.h"

namespace berthier::grandeur {

// kPass to kBreakSquare of u; any other verb is refused.
Verdict CheckFirstAction(PositionView f, UnitId u, const Order& order);
// IMP-RAL-03: how often the leader of u lets it test; 0: none who does.
int RallyTests(PositionView f, UnitId u);

}  // namespace berthier::grandeur

#endif  // BERTHIER_ENGINE_RULESETS_GRANDEUR_ACTIVATION_FIRST_ACTIONS_H_
