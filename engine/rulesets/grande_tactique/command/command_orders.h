// The menu D2: checking and playing any order of D3 to D14.
//
// The caller chooses the depth of the manoeuvre search: two legs for playouts
// and proposals, four legs for people.
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_COMMAND_COMMAND_ORDERS_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_COMMAND_COMMAND_ORDERS_H_

#include "engine/model/order.h"
#include "engine/model/refusal.h"
#include "engine/rulesets/grande_tactique/board/changes.h"
#include "engine/rulesets/grande_tactique/board/progress.h"
#include "engine/rulesets/grande_tactique/table/planner.h"

namespace berthier::grande_tactique {

// Accepts any order value, however senseless; `last`: the search depth.
Verdict CheckMenuOrder(PositionView f, const Order& order, SearchDepth last);
// Plays an order that CheckMenuOrder accepts, other than "end command".
void PlayMenuOrder(const Battle& b, const Order& order);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_COMMAND_COMMAND_ORDERS_H_
