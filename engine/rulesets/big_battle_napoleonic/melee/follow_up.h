// Following up, and what pursuit shares with it: guns taken in tow, guns
// overrun (BBN-MEL-45 to 47, BBN-ART-12, 13).
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MELEE_FOLLOW_UP_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MELEE_FOLLOW_UP_H_

#include "engine/rulesets/big_battle_napoleonic/board/battle.h"

namespace berthier::big_battle_napoleonic {

// u follows up the beaten `loser` by the vector `by`, as far as it has room;
// overruns guns and makes contacts on its way.
void FollowUp(const Battle& b, UnitId u, UnitId loser, Vec by);
// BBN-MEL-47: turns u in place to heading `way`; false if there is no room.
bool TurnToFace(const Battle& b, UnitId u, Heading way, UnitId loser);
// BBN-ART-12: limbers the batteries attached to u behind it.
void TowGuns(const Battle& b, UnitId u);
// BBN-ART-13: guns in tow stop at the edge of ground that they may not enter.
void LeaveGunsBehind(const Battle& b, UnitId u);
// BBN-ART-06: u overruns the unattached batteries that it passes over on its
// way from `block` by `v`.
void OverrunGuns(const Battle& b, UnitId u, const Block& block, Vec v);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MELEE_FOLLOW_UP_H_
