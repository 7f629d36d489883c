// Pursuits (M5, D12, R11; GRA-PUR, IMP-PUR, IMP-BUA-06).
#ifndef BERTHIER_ENGINE_RULESETS_GRANDEUR_COMBAT_PURSUIT_H_
#define BERTHIER_ENGINE_RULESETS_GRANDEUR_COMBAT_PURSUIT_H_

#include "engine/model/order.h"
#include "engine/model/refusal.h"
#include "engine/rulesets/grandeur/board/battle.h"
#include "engine/rulesets/grandeur/board/roll_row.h"

namespace berthier::grandeur {

// Replaces the top frame, a kMelee that is finished, by the pursuit of the
// winner; `bua`: the one that was won, kNone if none. Pops it if the winner may
// neither pursue nor occupy.
void ReplaceByPursuit(const Battle& b, UnitId winner, UnitId beaten,
                      PieceId bua);
// Runs FrameKind::kPursuit.
Progress AdvancePursuit(const Battle& b);
extern const RollRow kPursuitRoll;  // R11

// D12: kPursue, kStay, kOccupy.
Verdict CheckPursuit(PositionView f, const Order& order);
void PlayPursuit(const Battle& b, const Order& order);

}  // namespace berthier::grandeur

#endif  // BERTHIER_ENGINE_RULESETS_GRANDEUR_COMBAT_PURSUIT_H_
