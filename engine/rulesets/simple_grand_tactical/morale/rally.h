// The Rally Phase (3.3).
#ifndef BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MORALE_RALLY_H_
#define BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MORALE_RALLY_H_

#include "engine/model/order.h"
#include "engine/model/refusal.h"
#include "engine/rulesets/simple_grand_tactical/board/battle.h"

namespace berthier::simple_grand_tactical {

Progress AdvanceRally(const Battle& b);
// RAL-01, 13: u is to make its attempt in this phase.
bool MustRally(PositionView f, UnitId u);
// D02: kPass, kRally (manner 1: with the general).
Verdict CheckRally(PositionView f, const Order& order);
void PlayRally(const Battle& b, const Order& order);

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MORALE_RALLY_H_
