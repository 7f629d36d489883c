// Decisions of the Firing and Charge Phases: D15 to D20.
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_COMBAT_COMBAT_ORDERS_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_COMBAT_COMBAT_ORDERS_H_

#include <vector>

#include "engine/model/chooser.h"
#include "engine/model/order.h"
#include "engine/model/refusal.h"
#include "engine/rulesets/grande_tactique/board/changes.h"

namespace berthier::grande_tactique {

Verdict CheckCombat(PositionView f, const Order& order);
void PlayCombat(const Battle& b, const Order& order);
void ProposeCombat(PositionView f, std::vector<Order>& orders);
Order ProposeOneCombat(PositionView f, Chooser& chooser);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_COMBAT_COMBAT_ORDERS_H_
