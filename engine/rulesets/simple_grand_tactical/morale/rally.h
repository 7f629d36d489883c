// The Rally Phase (section 3.3).
#ifndef BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MORALE_RALLY_H_
#define BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MORALE_RALLY_H_

#include "engine/model/order.h"
#include "engine/model/refusal.h"
#include "engine/rulesets/simple_grand_tactical/board/battle.h"

namespace berthier::simple_grand_tactical {

// Asks for D02 as long as a unit must rally.
Progress AdvanceRally(const Battle& b);
// RAL-01, 13: true if u must still make a rally attempt in this phase.
bool MustRally(PositionView f, UnitId u);
// D02: kPass, kRally (manner 1: with its general).
Verdict CheckRally(PositionView f, const Order& order);
void PlayRally(const Battle& b, const Order& order);

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MORALE_RALLY_H_
