// Set-up, the clock, rally tests, the command phase and the end of a move.
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_SETUP_CLOCK_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_SETUP_CLOCK_H_

#include "engine/rulesets/big_battle_napoleonic/board/battle.h"
#include "engine/rulesets/big_battle_napoleonic/board/progress.h"

namespace berthier::big_battle_napoleonic {

// D01, R6: which side attacks.
Progress AdvanceSetup(const Battle& b);
// Decides which arrivals become due (BBN-SCN-02, BBN-LIG-18; R5).
Progress AdvancePeriodStart(const Battle& b);
// M1: asks for D04 as long as a unit may test.
Progress AdvanceRally(const Battle& b);
// M2: marks the units in command, and starts the rally of units that must
// rally.
void MeasureCommand(const Battle& b);
// M6E: completes rallies, clears the marks of the move, updates objectives, and
// starts the next move, or ends the period or the game.
void EndMove(const Battle& b);
// Starts the next period or ends the game.
void EndPeriod(const Battle& b);
// True if the routing unit u may take a rally test now.
bool MayTestRally(PositionView f, UnitId u);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_SETUP_CLOCK_H_
