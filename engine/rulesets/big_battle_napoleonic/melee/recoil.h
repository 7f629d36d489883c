// Recoils of cavalry after a bounce (BBN-MEL-29, BBN-I-114).
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MELEE_RECOIL_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MELEE_RECOIL_H_

#include "engine/rulesets/big_battle_napoleonic/board/battle.h"
#include "engine/rulesets/big_battle_napoleonic/board/progress.h"

namespace berthier::big_battle_napoleonic {

// True if u has room to recoil that many inches straight back.
bool MayRecoil(PositionView f, UnitId u, int inches);
// Asks for D12 of the units in State::recoiling, one by one, those of the
// attacker's side first; kDone when none is left.
Progress AskToRecoil(const Battle& b);
// D12: u recoils by `inches`, 0 for not at all.
void Recoil(const Battle& b, UnitId u, int inches);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MELEE_RECOIL_H_
