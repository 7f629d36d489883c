// The target of Action Checks (ACT-10 to ACT-15).
#ifndef BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_COMMAND_ACTION_TARGET_H_
#define BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_COMMAND_ACTION_TARGET_H_

#include "engine/model/roll.h"
#include "engine/rulesets/la_grande_armee/board/battle.h"

namespace berthier::la_grande_armee {

// What e must not exceed, but for a natural 6; adds its modifiers to `roll`,
// which may be null.
int ActionTarget(PositionView f, ElementId e, Roll* roll = nullptr);

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_COMMAND_ACTION_TARGET_H_
