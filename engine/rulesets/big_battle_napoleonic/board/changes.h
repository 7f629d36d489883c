// State changes of a unit that have side effects: losses, disorder, rout.
//
// Changes that affect other parts of the state (attached guns, contacts, spoilt
// rallies, markers) go through these functions, which apply all side effects
// and report an event.
//
//   LoseBases(b, u, 2, LossCause::kMelee);
//   if (b.unit(u).on_table()) BreakUnit(b, u);
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_BOARD_CHANGES_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_BOARD_CHANGES_H_

#include <cstdint>

#include "engine/rulesets/big_battle_napoleonic/board/battle.h"

namespace berthier::big_battle_napoleonic {

enum class LossCause : uint8_t { kFire, kMelee, kMarch };
// Removes `bases` bases from u, which closes up (BBN-FRM-19). A unit left with
// kDispersedAt bases or fewer is dispersed (BBN-DIS-01).
void LoseBases(const Battle& b, UnitId u, int bases, LossCause cause);
// Makes u disordered if it is steady, and spoils its rally (BBN-STA-05).
void Disorder(const Battle& b, UnitId u);
// Disorders u if it is cavalry and any part of it is in rough (BBN-TER-03). A
// town is not rough for a march column.
void DisorderInRough(const Battle& b, UnitId u);
// Makes u rout: it loses its guns and markers, and its contacts are resolved
// (BBN-MEL-32).
void BreakUnit(const Battle& b, UnitId u);
// Marks u as pursuing and removes its counter.
void StartPursuing(const Battle& b, UnitId u);
// If u is rallying, it will not complete its rally this move.
void SpoilRally(const Battle& b, UnitId u);
// Destroys all batteries attached to u.
void DestroyGunsOf(const Battle& b, UnitId u);
// Takes u off the table for good and deletes its contacts.
void Remove(const Battle& b, UnitId u, Presence presence);
// u overruns an unattached enemy battery, which is destroyed (BBN-ART-06).
void Overrun(const Battle& b, UnitId u, UnitId battery);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_BOARD_CHANGES_H_
