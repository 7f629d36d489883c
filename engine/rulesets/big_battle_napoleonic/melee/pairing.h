// M5B: contacts divided into fights of one against one, and who supports whom
// (BBN-MEL-09 to 12).
//
// A pair is accepted only while it can still be part of a maximum matching of
// the contacts, so that pairing one by one never leads to fewer fights.
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MELEE_PAIRING_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MELEE_PAIRING_H_

#include "engine/rulesets/big_battle_napoleonic/board/battle.h"
#include "engine/rulesets/big_battle_napoleonic/board/progress.h"

namespace berthier::big_battle_napoleonic {

Progress AdvancePairing(const Battle& b);
bool IsAllowedPair(PositionView f, UnitId a, UnitId d);
void MakePair(const Battle& b, UnitId a, UnitId d);
// u, unpaired, may support a friend that is the fighter of a fight.
bool MaySupport(PositionView f, UnitId u, UnitId of);
void MakeSupport(const Battle& b, UnitId u, UnitId of);
// The unit that must choose whom it supports; kNone if there is none.
UnitId SupporterToAsk(PositionView f);
bool InPairs(const State& s);  // pairs are being made, not supports

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MELEE_PAIRING_H_
