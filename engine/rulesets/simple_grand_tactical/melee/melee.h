// The fights of the Melee Phase (section 3.8).
#ifndef BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MELEE_MELEE_H_
#define BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MELEE_MELEE_H_

#include "engine/model/order.h"
#include "engine/model/refusal.h"
#include "engine/rulesets/simple_grand_tactical/board/battle.h"
#include "engine/rulesets/simple_grand_tactical/board/roll_row.h"

namespace berthier::simple_grand_tactical {

// Runs phase kMelee: D12 chooses the next group, which then fights. At the end
// all contacts become locked.
Progress AdvanceMelee(const Battle& b);
// D12: kFight.
Verdict CheckFight(PositionView f, const Order& order);
void PlayFight(const Battle& b, const Order& order);

// Runs FrameKind::kMelee: D13 of both sides, then R10 and its effects.
Progress AdvanceFight(const Battle& b);
// D13: kCommit, kEndCommitting.
Verdict CheckCommit(PositionView f, UnitId u);
void PlayCommit(const Battle& b, UnitId u);
void PlayEndCommitting(const Battle& b);
extern const RollRow kMeleeRoll;  // R10

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MELEE_MELEE_H_
