// Going to the next phase.
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_BOARD_PROGRESS_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_BOARD_PROGRESS_H_

#include "engine/kit/state/sequence.h"
#include "engine/rulesets/big_battle_napoleonic/board/battle.h"

namespace berthier::big_battle_napoleonic {

using Progress = PhaseProgress;

// The phase begins: its step and cursor anew. Players are told of those that
// they announce; the others are reckoning.
void EnterPhase(const Battle& b, Phase phase);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_BOARD_PROGRESS_H_
