// M4A: the list of possible shots (BBN-FIR-21 to 30, section 5.7).
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_FIRE_SNAPSHOT_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_FIRE_SNAPSHOT_H_

#include "engine/rulesets/big_battle_napoleonic/board/battle.h"

namespace berthier::big_battle_napoleonic {

// Fills State::shots with all shots that either side may fire in this move.
void TakeSnapshot(const Battle& b);
// Whether u may fire at all in this move (BBN-FIR-01, 02).
bool MayFire(PositionView f, UnitId u);
// The line of fire between two units on the table at their present places,
// whatever their sides and arms (BBN-FIR-19 to 23). `blocker`: the unit or
// piece of ground that blocks a line in arc and range; kNone if the line is
// clear or the target is not in arc and range.
struct LineOfFire {
  bool clear = false;
  EntityId blocker = EntityId::kNone;
};
LineOfFire LineOfFireTo(PositionView f, UnitId u, UnitId e);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_FIRE_SNAPSHOT_H_
