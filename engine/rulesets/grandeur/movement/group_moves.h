// Measured moves of groups (D14; IMP-GRP-02).
#ifndef BERTHIER_ENGINE_RULESETS_GRANDEUR_MOVEMENT_GROUP_MOVES_H_
#define BERTHIER_ENGINE_RULESETS_GRANDEUR_MOVEMENT_GROUP_MOVES_H_

#include "engine/model/order.h"
#include "engine/model/refusal.h"
#include "engine/rulesets/grandeur/board/position_view.h"

namespace berthier::grandeur {

// kForward and kWheel of State::group: legal, and `move` is what its first
// unit, the subject, does.
Verdict PlanGroupMove(PositionView f, const Order& order, PlannedMove& move);

}  // namespace berthier::grandeur

#endif  // BERTHIER_ENGINE_RULESETS_GRANDEUR_MOVEMENT_GROUP_MOVES_H_
