// Retreats (M4, R10, D13; GRA-RET, IMP-RET).
#ifndef BERTHIER_ENGINE_RULESETS_GRANDEUR_COMBAT_RETREAT_H_
#define BERTHIER_ENGINE_RULESETS_GRANDEUR_COMBAT_RETREAT_H_

#include "engine/model/order.h"
#include "engine/model/refusal.h"
#include "engine/rulesets/grandeur/board/battle.h"
#include "engine/rulesets/grandeur/board/roll_row.h"

namespace berthier::grandeur {

// The unit retreats from the enemy main.
void PushRetreat(const Battle& b, UnitId u, UnitId from);
// Runs FrameKind::kRetreat. Removes who cannot retreat or leaves the table.
Progress AdvanceRetreat(const Battle& b);
extern const RollRow kRetreatRoll;  // R10

// D13: kPush, kPassThrough.
Verdict CheckPassage(PositionView f, const Order& order);
void PlayPassage(const Battle& b, const Order& order);

}  // namespace berthier::grandeur

#endif  // BERTHIER_ENGINE_RULESETS_GRANDEUR_COMBAT_RETREAT_H_
