// Entering a phase.
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_BOARD_PROGRESS_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_BOARD_PROGRESS_H_

#include "engine/kit/state/sequence.h"
#include "engine/rulesets/big_battle_napoleonic/board/battle.h"

namespace berthier::big_battle_napoleonic {

using Progress = PhaseProgress;

// Sets the phase, resets its step and cursor, and reports it to players if the
// phase is an announced one.
void EnterPhase(const Battle& b, Phase phase);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_BOARD_PROGRESS_H_
