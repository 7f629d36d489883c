// Movement phases (S5M).
#ifndef BERTHIER_ENGINE_RULESETS_GRANDEUR_MOVEMENT_PHASE_MOVE_H_
#define BERTHIER_ENGINE_RULESETS_GRANDEUR_MOVEMENT_PHASE_MOVE_H_

#include "engine/rulesets/grandeur/board/battle.h"

namespace berthier::grandeur {

// Runs FrameKind::kPhase: R4, the move, what it does to the mover, leaders
// overrun, reactions.
Progress AdvancePhaseMove(const Battle& b);

}  // namespace berthier::grandeur

#endif  // BERTHIER_ENGINE_RULESETS_GRANDEUR_MOVEMENT_PHASE_MOVE_H_
