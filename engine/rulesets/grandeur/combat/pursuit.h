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
// D12: the farthest heading to which the pursuer may turn, toward the beaten
// enemy (IMP-PUR-04); its own if it has no choice.
Heading FarthestAim(PositionView f);
// D9 of foot that a pursuit reaches (IMP-PUR-06): kStand, kFormSquare.
Verdict CheckPursued(PositionView f, const Order& order);
void PlayPursued(const Battle& b, const Order& order);

// IMP-BUA-02, 06: places u in the built-up area.
void Occupy(const Battle& b, UnitId u, PieceId bua);
// GRA-APX-01, 03: u may try to form square against a charge by this unit.
bool MayFormSquare(PositionView f, UnitId u, UnitId charger);
// GRA-APX-06: pushes its test; ends its Opportunity. `phases`: those of the
// charger.
void PushSquareTest(const Battle& b, UnitId u, ContactSide side, int phases);
// After a passed test.
void FormSquare(const Battle& b, UnitId u);

}  // namespace berthier::grandeur

#endif  // BERTHIER_ENGINE_RULESETS_GRANDEUR_COMBAT_PURSUIT_H_
