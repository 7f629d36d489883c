// All candidate orders of the menu D2.
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_COMMAND_COMMAND_PROPOSALS_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_COMMAND_COMMAND_PROPOSALS_H_

#include <vector>

#include "engine/model/order.h"
#include "engine/rulesets/grande_tactique/board/position_view.h"

namespace berthier::grande_tactique {

// Appends all candidates (command_candidates.h), taking the subjects in turn.
void ProposeMenu(PositionView f, std::vector<Order>& orders);
// True if there is a candidate other than ending the orders.
bool AnyMenuOrder(PositionView f);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_COMMAND_COMMAND_PROPOSALS_H_
