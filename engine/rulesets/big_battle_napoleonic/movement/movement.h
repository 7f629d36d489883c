// M3A, M3C, M6C: who may be ordered in a phase of moves, and when it is over.
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MOVEMENT_MOVEMENT_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MOVEMENT_MOVEMENT_H_

#include "engine/rulesets/big_battle_napoleonic/board/battle.h"
#include "engine/rulesets/big_battle_napoleonic/board/progress.h"

namespace berthier::big_battle_napoleonic {

Progress AdvanceMoves(const Battle& b);
Progress AdvanceCounters(const Battle& b);
void CountersOff(const Battle& b);
// Units that may be given an order (not HOLD alone) in the phase that is on.
bool MayBeOrdered(PositionView f, UnitId u);
bool MayEnter(PositionView f, UnitId u);
bool MayEnter(PositionView f, GeneralId g);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MOVEMENT_MOVEMENT_H_
