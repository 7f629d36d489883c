// Set-up rolls and turns (3.2, 3.9, 4.18).
#ifndef BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_SETUP_CLOCK_H_
#define BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_SETUP_CLOCK_H_

#include "engine/rulesets/simple_grand_tactical/board/battle.h"
#include "engine/rulesets/simple_grand_tactical/board/roll_row.h"

namespace berthier::simple_grand_tactical {

// R01 for each divisional general, passes by dice (SGT-OPT-18).
Progress AdvanceSetup(const Battle& b);
extern const RollRow kFatigueRoll;  // R01
extern const RollRow kPassesRoll;

// 3.9: objectives, the next player turn or the end.
Progress AdvanceTurnEnd(const Battle& b);

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_SETUP_CLOCK_H_
