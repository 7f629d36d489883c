// Control of cavalry after a melee that it won (section 4.17).
#ifndef BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MELEE_CONTROL_H_
#define BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MELEE_CONTROL_H_

#include "engine/model/order.h"
#include "engine/model/refusal.h"
#include "engine/rulesets/simple_grand_tactical/board/battle.h"
#include "engine/rulesets/simple_grand_tactical/board/roll_row.h"

namespace berthier::simple_grand_tactical {

// Pushes FrameKind::kControl of cavalry u that has won a melee.
void PushControl(const Battle& b, UnitId u);
// Runs FrameKind::kControl: D06, R11 and its effect, D14, rough ground,
// mortality, contact checks.
Progress AdvanceControl(const Battle& b);
// D14: kStay, kMove, kMarch, kForm, kCharge.
Verdict CheckControlled(PositionView f, const Order& order);
void PlayControlled(const Battle& b, const Order& order);
extern const RollRow kControlRoll;  // R11

// GEO-27: true if u sees the flank or rear of an enemy that it has not just
// beaten.
bool SeesFlank(PositionView f, UnitId u);

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MELEE_CONTROL_H_
