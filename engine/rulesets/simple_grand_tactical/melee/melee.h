// The Melee Phase (3.8), its fights.
#ifndef BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MELEE_MELEE_H_
#define BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MELEE_MELEE_H_

#include "engine/model/order.h"
#include "engine/model/refusal.h"
#include "engine/rulesets/simple_grand_tactical/board/battle.h"
#include "engine/rulesets/simple_grand_tactical/board/roll_row.h"

namespace berthier::simple_grand_tactical {

// Phase kMelee: D12, then the group fights; at its end contacts are locked.
Progress AdvanceMelee(const Battle& b);
Verdict CheckFight(PositionView f, const Order& order);
void PlayFight(const Battle& b, const Order& order);

// TaskKind::kMelee: D13, R10 and what follows.
Progress AdvanceFight(const Battle& b);
Verdict CheckCommit(PositionView f, UnitId u);
void PlayCommit(const Battle& b, UnitId u);
void PlayEndCommitting(const Battle& b);
extern const RollRow kMeleeRoll;  // R10

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MELEE_MELEE_H_
