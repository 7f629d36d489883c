// Direct access to positions of this ruleset, behind the Game interface.
//
// For agents that are written for this ruleset; all other code needs only
// engine/model/game.h.
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_BIG_BATTLE_NAPOLEONIC_VIEW_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_BIG_BATTLE_NAPOLEONIC_VIEW_H_

#include "engine/model/game.h"
#include "engine/rulesets/big_battle_napoleonic/board/position_view.h"

namespace berthier::big_battle_napoleonic {

// `game` must be a game of this ruleset. `game` and `position` must outlive the
// view.
PositionView ViewOf(const Game& game, const Position& position);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_BIG_BATTLE_NAPOLEONIC_VIEW_H_
