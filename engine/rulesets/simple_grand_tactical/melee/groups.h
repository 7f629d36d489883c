// Which units fight each other (MEL-01 to 05): the choice of opponents, and the
// melee groups that result.
#ifndef BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MELEE_GROUPS_H_
#define BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MELEE_GROUPS_H_

#include "engine/model/order.h"
#include "engine/model/refusal.h"
#include "engine/rulesets/simple_grand_tactical/board/battle.h"

namespace berthier::simple_grand_tactical {

// Runs phase kOpponents: D10, D11, then forms the groups. A unit that touches a
// single enemy gets it as opponent without a decision.
Progress AdvanceOpponents(const Battle& b);
// D10, D11: kOppose.
Verdict CheckOppose(PositionView f, const Order& order);
void PlayOppose(const Battle& b, const Order& order);
// Units of that side in the group that have not fought yet and still touch an
// enemy of the same group (MEL-25).
UnitSet MembersOf(PositionView f, int group, Side side);

// True if the group still has members of both sides, so that it must fight.
bool IsOpen(PositionView f, int group);

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MELEE_GROUPS_H_
