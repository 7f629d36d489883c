// Set-up rolls and the end of a turn (sections 3.2, 3.9, 4.18).
#ifndef BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_SETUP_CLOCK_H_
#define BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_SETUP_CLOCK_H_

#include "engine/rulesets/simple_grand_tactical/board/battle.h"
#include "engine/rulesets/simple_grand_tactical/board/roll_row.h"

namespace berthier::simple_grand_tactical {

// Phase kSetup: R01 for each divisional general, then the roll for passes of
// each corps if SGT-OPT-18 is on.
Progress AdvanceSetup(const Battle& b);
extern const RollRow kFatigueRoll;  // R01
extern const RollRow kPassesRoll;   // SGT-OPT-18

// Section 3.9: updates objectives and starts the next player turn or ends the
// battle.
Progress AdvanceTurnEnd(const Battle& b);

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_SETUP_CLOCK_H_
