// Who may be ordered, and where an order may leave it (3.3, 4.8).
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MOVEMENT_READINESS_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MOVEMENT_READINESS_H_

#include "engine/model/refusal.h"
#include "engine/rulesets/big_battle_napoleonic/board/position_view.h"

namespace berthier::big_battle_napoleonic {

// Who may be ordered now, whatever the order (3.3).
Verdict CheckMayOrder(PositionView f, UnitId u);
// The budget of an order in the phase that is on.
int BudgetNow(PositionView f);

// The end of a voluntary move: on the table, on nobody, on ground it may
// enter, clear of the enemy (BBN-MOV-12, 25).
Verdict CheckEnd(PositionView f, UnitId u, Pose pose, Formation formation,
                 UnitSet overruns);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MOVEMENT_READINESS_H_
