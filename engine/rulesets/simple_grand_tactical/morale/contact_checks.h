// Contact checks (section 4.13): which units must check, and in which order.
#ifndef BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MORALE_CONTACT_CHECKS_H_
#define BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MORALE_CONTACT_CHECKS_H_

#include "engine/model/refusal.h"
#include "engine/rulesets/simple_grand_tactical/board/battle.h"

namespace berthier::simple_grand_tactical {

// True if infantry u has a contact for which a check is due (CON-01 to 03, 06,
// 07, SGT-OPT-07).
bool MustCheck(PositionView f, UnitId u);
// Run the contact checks of a phase (section 3.4 step 4, section 3.6 step 2)
// and of FrameKind::kChecks (CON-05). D05 is asked for only if several units
// must check.
Progress AdvanceChecks(const Battle& b);
Progress AdvanceChecksFrame(const Battle& b);
// D05: kCheck. Playing it takes one check for all contacts of u.
Verdict CheckContactCheck(PositionView f, UnitId u);
void PlayContactCheck(const Battle& b, UnitId u);

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MORALE_CONTACT_CHECKS_H_
