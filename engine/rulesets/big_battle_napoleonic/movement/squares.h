// Emergency squares: who tests, what the dice need, where the cavalry goes
// (4.12, R2, D16, SETTLE in 3.6).
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MOVEMENT_SQUARES_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MOVEMENT_SQUARES_H_

#include "engine/model/roll.h"
#include "engine/rulesets/big_battle_napoleonic/board/battle.h"
#include "engine/rulesets/big_battle_napoleonic/board/progress.h"

namespace berthier::big_battle_napoleonic {

Progress NextSquareTest(const Battle& b, Side side);
void SettleMarchColumns(const Battle& b, Side side);
struct SquareTest {
  Length distance;
  int modifiers = 0;
  int most = 0;  // the highest total that succeeds
};
SquareTest SquareTestOf(PositionView f, UnitId u, Roll* roll);
void ResolveSquare(const Battle& b, int total);
void FailSquare(const Battle& b, UnitId u);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MOVEMENT_SQUARES_H_
