// M3A, M3C, M6C: which units may be ordered in a move phase, and when the phase
// ends.
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MOVEMENT_MOVEMENT_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MOVEMENT_MOVEMENT_H_

#include "engine/rulesets/big_battle_napoleonic/board/battle.h"
#include "engine/rulesets/big_battle_napoleonic/board/progress.h"

namespace berthier::big_battle_napoleonic {

// Phase kMove.
Progress AdvanceMoves(const Battle& b);
// Phases kEnemyCounter and kOwnCounter.
Progress AdvanceCounters(const Battle& b);
// BBN-CTR-08: removes the counters of the side that is not phasing.
void CountersOff(const Battle& b);
// True if u may be given an order other than HOLD in the current phase.
bool MayBeOrdered(PositionView f, UnitId u);
// True if the unit or general is due to enter the table in this move.
bool MayEnter(PositionView f, UnitId u);
bool MayEnter(PositionView f, GeneralId g);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MOVEMENT_MOVEMENT_H_
