// Changing a unit: the few ways in which it may lose, break and go.
//
// Everything that has a consequence elsewhere (attached guns, contacts, spoilt
// rallies, markers) is changed through these, so that no consequence can be
// forgotten. Each tells its event.
//
//   LoseBases(b, u, 2, LossCause::kMelee);
//   if (b.unit(u).on_table()) BreakUnit(b, u);
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_BOARD_CHANGES_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_BOARD_CHANGES_H_

#include <cstdint>

#include "engine/rulesets/big_battle_napoleonic/board/battle.h"

namespace berthier::big_battle_napoleonic {

enum class LossCause : uint8_t { kFire, kMelee, kMarch };
// Takes bases off, closes up and disperses what is left of one base
// (BBN-FRM-19, BBN-DIS-01).
void LoseBases(const Battle& b, UnitId u, int bases, LossCause cause);
void Disorder(const Battle& b, UnitId u);
// Cavalry any part of which is in rough (BBN-TER-03), march columns passing a
// town aside.
void DisorderInRough(const Battle& b, UnitId u);
// It routs: guns lost, markers off, contacts closed (BBN-MEL-32).
void BreakUnit(const Battle& b, UnitId u);
void StartPursuing(const Battle& b, UnitId u);
void SpoilRally(const Battle& b, UnitId u);
void DestroyGunsOf(const Battle& b, UnitId u);
// Off the table for good.
void Remove(const Battle& b, UnitId u, Presence presence);
// u rides over an unattached enemy battery (BBN-ART-06).
void Overrun(const Battle& b, UnitId u, UnitId battery);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_BOARD_CHANGES_H_
