// The menu D2: any order of D3 to D14, checked and played.
//
// How hard to look for a way is the caller's: playouts and proposals are
// content with manoeuvres of two legs, people get four.
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_COMMAND_COMMAND_ORDERS_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_COMMAND_COMMAND_ORDERS_H_

#include "engine/model/order.h"
#include "engine/model/refusal.h"
#include "engine/rulesets/grande_tactique/board/changes.h"
#include "engine/rulesets/grande_tactique/board/progress.h"
#include "engine/rulesets/grande_tactique/table/planner.h"

namespace berthier::grande_tactique {

// Any order whatever, senseless ones too.
Verdict CheckMenuOrder(PositionView f, const Order& order, SearchDepth last);
// An order that CheckMenuOrder accepts, other than "end command".
void PlayMenuOrder(const Battle& b, const Order& order);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_COMMAND_COMMAND_ORDERS_H_
