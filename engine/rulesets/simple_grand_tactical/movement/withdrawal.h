// Withdrawal of cavalry before approaching infantry or artillery (section
// 4.12).
#ifndef BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MOVEMENT_WITHDRAWAL_H_
#define BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MOVEMENT_WITHDRAWAL_H_

#include "engine/rulesets/simple_grand_tactical/board/battle.h"
#include "engine/rulesets/simple_grand_tactical/board/roll_row.h"

namespace berthier::simple_grand_tactical {

// Runs FrameKind::kWithdraw: D04, R03, then the withdrawal and its test (R04).
Progress AdvanceWithdrawal(const Battle& b);
// D04: kWithdraw, kStand.
void PlayWithdraw(const Battle& b);
void PlayStand(const Battle& b);
extern const RollRow kDistanceRoll;  // R03

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MOVEMENT_WITHDRAWAL_H_
