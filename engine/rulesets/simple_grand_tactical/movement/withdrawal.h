// Cavalry withdraws from who comes near (4.12).
#ifndef BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MOVEMENT_WITHDRAWAL_H_
#define BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MOVEMENT_WITHDRAWAL_H_

#include "engine/rulesets/simple_grand_tactical/board/battle.h"
#include "engine/rulesets/simple_grand_tactical/board/roll_row.h"

namespace berthier::simple_grand_tactical {

// TaskKind::kWithdraw.
Progress AdvanceWithdrawal(const Battle& b);
// D04: the cavalry asked withdraws or stands.
void PlayWithdraw(const Battle& b);
void PlayStand(const Battle& b);
extern const RollRow kDistanceRoll;  // R03

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MOVEMENT_WITHDRAWAL_H_
