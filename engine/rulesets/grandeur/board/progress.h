// Entering a phase.
#ifndef BERTHIER_ENGINE_RULESETS_GRANDEUR_BOARD_PROGRESS_H_
#define BERTHIER_ENGINE_RULESETS_GRANDEUR_BOARD_PROGRESS_H_

#include "engine/rulesets/grandeur/board/battle.h"

namespace berthier::grandeur {

// Sets the phase and resets its step and cursor.
void EnterPhase(const Battle& b, Phase phase);

}  // namespace berthier::grandeur

#endif  // BERTHIER_ENGINE_RULESETS_GRANDEUR_BOARD_PROGRESS_H_
