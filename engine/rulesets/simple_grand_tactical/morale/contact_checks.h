// Contact checks (4.13): the queue of units that must check.
#ifndef BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MORALE_CONTACT_CHECKS_H_
#define BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MORALE_CONTACT_CHECKS_H_

#include "engine/model/refusal.h"
#include "engine/rulesets/simple_grand_tactical/board/battle.h"

namespace berthier::simple_grand_tactical {

// CON-01 to 03, 06, 07, SGT-OPT-07: u has a contact that it must check.
bool MustCheck(PositionView f, UnitId u);
// Those of the phase (3.4 step 4, 3.6 step 2), and TaskKind::kChecks (CON-05):
// asks D05 if several units are to check.
Progress AdvanceChecks(const Battle& b);
Progress AdvanceChecksTask(const Battle& b);
Verdict CheckContactCheck(PositionView f, UnitId u);  // D05
void PlayContactCheck(const Battle& b, UnitId u);

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MORALE_CONTACT_CHECKS_H_
