// Emergency squares: which units test, their dice, and where the cavalry is put
// back to (section 4.12, R2, D16, procedure SETTLE of section 3.6).
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MOVEMENT_SQUARES_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MOVEMENT_SQUARES_H_

#include "engine/model/roll.h"
#include "engine/rulesets/big_battle_napoleonic/board/battle.h"
#include "engine/rulesets/big_battle_napoleonic/board/progress.h"

namespace berthier::big_battle_napoleonic {

// Asks for D16 or R2 of the next unit of `side` that must test; kDone if none.
Progress NextSquareTest(const Battle& b, Side side);
// BBN-MOV-21, 22: breaks the march columns of `side` that have been contacted.
void SettleMarchColumns(const Battle& b, Side side);
struct SquareTest {
  Length distance;  // shortest move of the cavalry that charges u
  int modifiers = 0;
  int most = 0;  // the highest total of the dice that succeeds
};
// Also appends the modifiers to `roll` unless it is null.
SquareTest SquareTestOf(PositionView f, UnitId u, Roll* roll);
// Resolves the test of State::testing with this total of the dice.
void ResolveSquare(const Battle& b, int total);
// u does not form square, by dice or by choice.
void FailSquare(const Battle& b, UnitId u);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MOVEMENT_SQUARES_H_
