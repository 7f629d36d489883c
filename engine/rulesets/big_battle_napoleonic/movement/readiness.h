// Which units may be ordered, and where an order may leave them (sections 3.3,
// 4.8).
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MOVEMENT_READINESS_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MOVEMENT_READINESS_H_

#include "engine/model/refusal.h"
#include "engine/rulesets/big_battle_napoleonic/board/position_view.h"

namespace berthier::big_battle_napoleonic {

// Whether u may be ordered now, whatever the order (section 3.3).
Verdict CheckMayOrder(PositionView f, UnitId u);
// The budget of an order in the current phase, in millionths of a move.
int BudgetNow(PositionView f);

// Whether a voluntary move of u may end at that pose: on the table, overlapping
// no unit except `overruns`, on ground that u may enter, and not touching an
// enemy (BBN-MOV-12, 25).
Verdict CheckEnd(PositionView f, UnitId u, Pose pose, Formation formation,
                 UnitSet overruns);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MOVEMENT_READINESS_H_
