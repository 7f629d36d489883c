// A phase of hand-to-hand fighting (3.3, 3.4; LGA-MEL, LGA-MAS): the contact
// phase of a charge, or the up to three phases of a group in the Mass Melee
// Round. Both run the steps of FrameKind::kMelee; those who take part carry the
// label of its group (ElementState::group).
//
// Laws: what a phase notes in an element (dice, cap, hits, losses, marks) is
// cleared at its end, the label when the fight is over.
#ifndef BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_COMBAT_MELEE_H_
#define BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_COMBAT_MELEE_H_

#include "engine/rulesets/la_grande_armee/board/frames.h"
#include "engine/rulesets/la_grande_armee/board/roll_row.h"
#include "engine/rulesets/la_grande_armee/combat/strength.h"

namespace berthier::la_grande_armee {

// The contact phase of `mover` and the `edge` of `target`; flags: ContactFlag.
void PushContactPhase(const Battle& b, ElementId mover, ElementId target,
                      Edge edge, int flags);
// Runs FrameKind::kMelee.
Progress AdvanceMelee(const Battle& b);
extern const RollRow kContactDiceRoll;  // R8
extern const RollRow kMassDiceRoll;     // R14
extern const RollRow kAgainRoll;        // R10
extern const RollRow kScoutEvadeRoll;   // R23

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_COMBAT_MELEE_H_
