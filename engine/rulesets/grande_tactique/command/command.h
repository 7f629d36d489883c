// The Command Phase (T2): its steps, and its decisions D0 to D2. D2 is the menu
// of the orders D3 to D14.
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_COMMAND_COMMAND_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_COMMAND_COMMAND_H_

#include <vector>

#include "engine/model/chooser.h"
#include "engine/model/order.h"
#include "engine/model/refusal.h"
#include "engine/rulesets/grande_tactique/board/progress.h"

namespace berthier::grande_tactique {

Progress AdvanceCommand(const Battle& b);

Verdict CheckCommand(PositionView f, const Order& order);
void PlayCommand(const Battle& b, const Order& order);
void ProposeCommand(PositionView f, std::vector<Order>& orders);
Order ProposeOneCommand(PositionView f, Chooser& chooser);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_COMMAND_COMMAND_H_
