// Move actions (D4): kAdvance to kLeave.
#ifndef BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_MOVEMENT_MOVES_H_
#define BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_MOVEMENT_MOVES_H_

#include "engine/model/order.h"
#include "engine/model/refusal.h"
#include "engine/rulesets/la_grande_armee/board/battle.h"

namespace berthier::la_grande_armee {

// `e` is the element that acts, not locked.
Verdict CheckMove(PositionView f, ElementId e, const Order& order);
// kMove: State::declared of its unit.
Progress AdvanceMove(const Battle& b);

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_MOVEMENT_MOVES_H_
