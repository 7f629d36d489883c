// The end of a turn and of the battle (S9; GRA-VIC, IMP-VDT).
#ifndef BERTHIER_ENGINE_RULESETS_GRANDEUR_COMMAND_VICTORY_H_
#define BERTHIER_ENGINE_RULESETS_GRANDEUR_COMMAND_VICTORY_H_

#include "engine/rulesets/grandeur/board/battle.h"

namespace berthier::grandeur {

// Runs Phase::kTurnEnd: sets State::result and enters kOver, or begins the next
// turn (kTurnStart).
Progress AdvanceTurnEnd(const Battle& b);

}  // namespace berthier::grandeur

#endif  // BERTHIER_ENGINE_RULESETS_GRANDEUR_COMMAND_VICTORY_H_
