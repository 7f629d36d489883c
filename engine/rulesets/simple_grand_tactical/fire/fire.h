// The two fire phases (sections 3.5 and 3.7).
#ifndef BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_FIRE_FIRE_H_
#define BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_FIRE_FIRE_H_

#include "engine/model/order.h"
#include "engine/model/refusal.h"
#include "engine/rulesets/simple_grand_tactical/board/battle.h"
#include "engine/rulesets/simple_grand_tactical/board/roll_row.h"

namespace berthier::simple_grand_tactical {

// Runs phases kDefensiveFire and kAdvancingFire.
Progress AdvanceFirePhase(const Battle& b);
// D07, D09: kFire, kFireTogether, kFormSquare (D07 only), kEndFire.
Verdict CheckFireOrder(PositionView f, const Order& order);
void PlayFireOrder(const Battle& b, const Order& order);
// Runs FrameKind::kFire: R07, then R08 if a target with a general is hit.
Progress AdvanceFire(const Battle& b);
extern const RollRow kFireRoll;       // R07
extern const RollRow kDowngradeRoll;  // R08

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_FIRE_FIRE_H_
