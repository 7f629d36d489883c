// State changes of units with side effects.
//
// Changes that affect other parts of the state (links, attached leaders, the
// opportunity, the group, VD) go through these functions, which apply all side
// effects and report them.
#ifndef BERTHIER_ENGINE_RULESETS_GRANDEUR_BOARD_CHANGES_H_
#define BERTHIER_ENGINE_RULESETS_GRANDEUR_BOARD_CHANGES_H_

#include "engine/rulesets/grandeur/board/battle.h"

namespace berthier::grandeur {

// Moves u to the pose; its attached leader moves along. Reports no event.
void Place(const Battle& b, UnitId u, Pose pose);

// IMP-STA-05: makes u disordered unless it is already; ends its Opportunity
// (IMP-OPP-02). A disordered unit in square stays in square.
void Disorder(const Battle& b, UnitId u);
// IMP-STA-02: permanent losses, at most what is left. Removes nobody.
void LoseVbu(const Battle& b, UnitId u, int vbu);
// IMP-OPP-02, 07
void EndOpportunity(const Battle& b, UnitId u);

// Takes u off the table for good: its VD is counted, its links end, its
// activation ends, its leader rides away (GRA-LDR-15). Shock is combat's.
void Remove(const Battle& b, UnitId u, Presence presence);

// ---- Links (2.7) ------------------------------------------------------------

// The newest link; ends the Opportunity of both (IMP-OPP-02). A pair has one.
void AddLink(const Battle& b, UnitId attacker, UnitId defender,
             ContactSide side);
void DropLinks(const Battle& b, UnitId u);
// C6: links `charger`, whose base stood at `from` when its phase began, with
// the target and all others it has met at the same distance (5.10), Disorders
// those hit in flank or rear (GRA-FLK-01, GRA-APX-07) and cavalry that charges
// a square (GRA-APX-08). `side` is that of the target. The charger has been
// placed in contact. Reports kContact.
void MakeContact(const Battle& b, UnitId charger, UnitId target,
                 ContactSide side, const Block& from);
// 5.9 with squares and BUAs: the side on which `target` is charged.
ContactSide SideCharged(PositionView f, const Block& from, UnitId target);

// ---- Activations ------------------------------------------------------------

// Ends the activation of u if one is in progress: the frame of its activation
// (or its place in the group) is told to end; nothing is popped.
void EndActivation(const Battle& b, UnitId u);
// u begins (has ended) its activation: clears what lasts for one.
void BeginUnit(const Battle& b, UnitId u);
void FinishUnit(const Battle& b, UnitId u);
// Clears what lasts for one enemy activation: evades, shots at chargers.
void ForgetReactions(const Battle& b);

}  // namespace berthier::grandeur

#endif  // BERTHIER_ENGINE_RULESETS_GRANDEUR_BOARD_CHANGES_H_
