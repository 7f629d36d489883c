// The phase that is on: how an advance of it ended, and going to the next.
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_BOARD_PROGRESS_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_BOARD_PROGRESS_H_

#include <cstdint>

#include "engine/rulesets/big_battle_napoleonic/board/battle.h"

namespace berthier::big_battle_napoleonic {

enum class Progress : uint8_t {
  kAgain,     // a forced step was done; ask again
  kAwaiting,  // a decision or roll is awaited
  kDone,      // the phase is over
};

// The phase begins: its step and cursor anew. Players are told of those that
// they announce; the others are reckoning.
void EnterPhase(const Battle& b, Phase phase);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_BOARD_PROGRESS_H_
