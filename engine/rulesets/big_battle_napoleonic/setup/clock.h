// Set-up, the clock, rally tests, the command step and the end of a move.
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_SETUP_CLOCK_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_SETUP_CLOCK_H_

#include "engine/rulesets/big_battle_napoleonic/board/battle.h"
#include "engine/rulesets/big_battle_napoleonic/board/progress.h"

namespace berthier::big_battle_napoleonic {

Progress AdvanceSetup(const Battle& b);
Progress AdvancePeriodStart(const Battle& b);
Progress AdvanceRally(const Battle& b);
void MeasureCommand(const Battle& b);
void EndMove(const Battle& b);
void EndPeriod(const Battle& b);
bool MayTestRally(PositionView f, UnitId u);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_SETUP_CLOCK_H_
