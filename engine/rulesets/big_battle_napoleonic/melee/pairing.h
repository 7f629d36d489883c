// M5B: pairing units in contact into fights of one against one, and assigning
// the others as supports (BBN-MEL-09 to 12).
//
// A pair is accepted only if it is part of some maximum matching of the
// contacts, so that pairing one by one always gives the largest number of
// fights.
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MELEE_PAIRING_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MELEE_PAIRING_H_

#include "engine/rulesets/big_battle_napoleonic/board/battle.h"
#include "engine/rulesets/big_battle_napoleonic/board/progress.h"

namespace berthier::big_battle_napoleonic {

Progress AdvancePairing(const Battle& b);
// True if a and d are in contact and the pair is part of some maximum matching.
bool IsAllowedPair(PositionView f, UnitId a, UnitId d);
void MakePair(const Battle& b, UnitId a, UnitId d);
// True if the unpaired unit u may support `of`, a friend that fights an enemy
// in contact with u.
bool MaySupport(PositionView f, UnitId u, UnitId of);
void MakeSupport(const Battle& b, UnitId u, UnitId of);
// The next unit with a choice of several friends to support; kNone if there is
// none.
UnitId SupporterToAsk(PositionView f);
bool InPairs(const State& s);  // true while pairs, not supports, are chosen

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MELEE_PAIRING_H_
