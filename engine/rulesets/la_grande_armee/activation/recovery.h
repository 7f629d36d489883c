// The recovery round (4.6): R16.
#ifndef BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_ACTIVATION_RECOVERY_H_
#define BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_ACTIVATION_RECOVERY_H_

#include "engine/rulesets/la_grande_armee/board/battle.h"
#include "engine/rulesets/la_grande_armee/board/roll_row.h"

namespace berthier::la_grande_armee {

// Phase kRecovery.
Progress AdvanceRecovery(const Battle& b);
extern const RollRow kRecoveryRoll;

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_ACTIVATION_RECOVERY_H_
