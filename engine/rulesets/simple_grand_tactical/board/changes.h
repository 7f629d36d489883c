// State changes of units, leaders and corps that have side effects.
//
// Changes that affect other parts of the state (contacts, attached generals,
// chips, the end of the battle) go through these functions, which apply all
// side effects. Changes of order, presence and chips are reported as events.
#ifndef BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_BOARD_CHANGES_H_
#define BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_BOARD_CHANGES_H_

#include "engine/rulesets/simple_grand_tactical/board/battle.h"

namespace berthier::simple_grand_tactical {

// Moves u to the pose in that formation; its attached general moves along.
// Reports no event.
void Place(const Battle& b, UnitId u, Formation formation, Pose pose);

// STA-07, 08: makes u disordered unless it is already.
void Disorder(const Battle& b, UnitId u);
// TER-03: makes u unformed if it is in order; no effect otherwise.
void Unform(const Battle& b, UnitId u);
// Makes u ordered unless it is already.
void PutInOrder(const Battle& b, UnitId u);

// Procedure REMOVE (section 3.12): takes u off the table for good. Ends its
// contacts, frees or removes its general (GEN-15) and costs its corps `chips`
// chips: two by default (FAT-06), none for a battery with SGT-OPT-05.
void Remove(const Battle& b, UnitId u, Presence presence);
void Remove(const Battle& b, UnitId u, Presence presence, int chips);
// Procedure LOSE_CHIPS (section 3.12, FAT-06 to 09); ends with CheckVictory.
void LoseChips(const Battle& b, CorpsId c, int chips);
// Procedure VICTORY_CHECK (section 3.12, VIC-04 to 06, 09): if a side is
// defeated, discards all pending frames and enters Phase::kOver. Returns true
// if the battle is over.
bool CheckVictory(const Battle& b);

// ---- Leaders ----------------------------------------------------------------

// Attaches g to u and moves him to its centre.
void Attach(const Battle& b, GeneralId g, UnitId u);
// Detaches g from his unit, if any; he stays where he is.
void Detach(const Battle& b, GeneralId g);
// Takes g off the table; `presence` is kDead or kRemoved. With SGT-OPT-04 a
// death costs his corps a chip.
void RemoveGeneral(const Battle& b, GeneralId g, Presence presence);
// CMD-10, GEN-16: moves unattached enemy leaders within 1 cm of u to the
// nearest unit of their corps; removes those whose corps has none on the table.
// Decision: leaders are processed in id order.
void ShiftLeaders(const Battle& b, UnitId u);

// Pushes the frame of the mortality roll (R09) of g (GEN-12).
void OweMortality(const Battle& b, GeneralId g);

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_BOARD_CHANGES_H_
