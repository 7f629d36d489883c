// Every order of the menu D2 that is worth considering.
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_COMMAND_COMMAND_PROPOSALS_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_COMMAND_COMMAND_PROPOSALS_H_

#include <vector>

#include "engine/model/order.h"
#include "engine/rulesets/grande_tactique/board/position_view.h"

namespace berthier::grande_tactique {

// All candidates (command_candidates.h), one of each to its subjects in turn.
void ProposeMenu(PositionView f, std::vector<Order>& orders);
// There is one besides the end of the orders.
bool AnyMenuOrder(PositionView f);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_COMMAND_COMMAND_PROPOSALS_H_
