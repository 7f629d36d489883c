// Who fights whom (MEL-01 to 05): opponents chosen, and the groups they make.
#ifndef BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MELEE_GROUPS_H_
#define BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MELEE_GROUPS_H_

#include "engine/model/order.h"
#include "engine/model/refusal.h"
#include "engine/rulesets/simple_grand_tactical/board/battle.h"

namespace berthier::simple_grand_tactical {

// D10, D11, then the groups (MEL-01 to 05).
Progress AdvanceOpponents(const Battle& b);
Verdict CheckOppose(PositionView f, const Order& order);
void PlayOppose(const Battle& b, const Order& order);
// Units of that side in the group that still touch an enemy of it (MEL-25).
UnitSet MembersOf(PositionView f, int group, Side side);

// Both sides of the group are there: it is still to be fought.
bool IsOpen(PositionView f, int group);

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MELEE_GROUPS_H_
