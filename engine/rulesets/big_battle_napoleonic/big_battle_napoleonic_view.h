// For those who know the ruleset: the field behind a game's position.
//
// Agents with a doctrine for this ruleset look through this instead of asking
// the contract; everybody else needs only engine/model/game.h.
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_BIG_BATTLE_NAPOLEONIC_VIEW_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_BIG_BATTLE_NAPOLEONIC_VIEW_H_

#include "engine/model/game.h"
#include "engine/rulesets/big_battle_napoleonic/board/position_view.h"

namespace berthier::big_battle_napoleonic {

// `game` must be a game of this ruleset and outlive the field, as must
// `position`.
PositionView ViewOf(const Game& game, const Position& position);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_BIG_BATTLE_NAPOLEONIC_VIEW_H_
