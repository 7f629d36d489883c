// M4A: who may fire at whom (BBN-FIR-21 to 30, 5.7).
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_FIRE_SNAPSHOT_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_FIRE_SNAPSHOT_H_

#include "engine/rulesets/big_battle_napoleonic/board/battle.h"

namespace berthier::big_battle_napoleonic {

void TakeSnapshot(const Battle& b);
// BBN-FIR-01, 02
bool MayFire(PositionView f, UnitId u);
// From one unit on the table to another as they stand, whoever they are (BBN-
// FIR-19 to 23). A line in arc and range that is not clear has a blocker: a
// unit or a piece of ground.
struct LineOfFire {
  bool clear = false;
  EntityId blocker = EntityId::kNone;
};
LineOfFire LineOfFireTo(PositionView f, UnitId u, UnitId e);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_FIRE_SNAPSHOT_H_
