// Changing things: the few ways in which units, leaders and corps may lose.
//
// Everything that has a consequence elsewhere (contacts, attached generals,
// chips, the end of the battle) is changed through these, so that no
// consequence can be forgotten. Each tells its event.
#ifndef BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_BOARD_CHANGES_H_
#define BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_BOARD_CHANGES_H_

#include "engine/rulesets/simple_grand_tactical/board/battle.h"

namespace berthier::simple_grand_tactical {

// Puts u there in that formation; its general goes with it.
void Place(const Battle& b, UnitId u, Formation formation, Pose pose);

// STA-07, 08: a unit in order or unformed is disordered.
void Disorder(const Battle& b, UnitId u);
// TER-03: a unit in order is unformed.
void Unform(const Battle& b, UnitId u);
void PutInOrder(const Battle& b, UnitId u);

// REMOVE of 3.12: off the table for good, with its contacts, its general
// (GEN-15) and two chips (FAT-06), or what `chips` says.
void Remove(const Battle& b, UnitId u, Presence presence);
void Remove(const Battle& b, UnitId u, Presence presence, int chips);
// LOSE_CHIPS of 3.12 (FAT-06 to 09), with the victory check.
void LoseChips(const Battle& b, CorpsId c, int chips);
// VICTORY_CHECK of 3.12 (VIC-04 to 06, 09): enters Phase::kOver and drops
// whatever is pending if a side is defeated. True if the battle is over.
bool CheckVictory(const Battle& b);

// ---- Leaders ----------------------------------------------------------------

void Attach(const Battle& b, GeneralId g, UnitId u);
// He stands free where he is.
void Detach(const Battle& b, GeneralId g);
// Off the table: dead, or removed.
void RemoveGeneral(const Battle& b, GeneralId g, Presence presence);
// CMD-10, GEN-16: enemy leaders touched by u where it stands now are shifted.
// Decision: all leaders of the other side are looked at, in id order.
void ShiftLeaders(const Battle& b, UnitId u);

// R09 is due (GEN-12): pushes the task.
void OweMortality(const Battle& b, GeneralId g);

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_BOARD_CHANGES_H_
