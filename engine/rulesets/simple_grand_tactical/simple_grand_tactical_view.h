// For those who know the ruleset: the position behind the contract.
//
// Agents with a doctrine for this ruleset look through this instead of asking
// the contract; everybody else needs only engine/model/game.h.
#ifndef BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_SIMPLE_GRAND_TACTICAL_VIEW_H_
#define BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_SIMPLE_GRAND_TACTICAL_VIEW_H_

#include "engine/model/game.h"
#include "engine/rulesets/simple_grand_tactical/board/position_view.h"

namespace berthier::simple_grand_tactical {

// `game` must be a game of this ruleset and outlive the view, as must
// `position`.
PositionView ViewOf(const Game& game, const Position& position);

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_SIMPLE_GRAND_TACTICAL_VIEW_H_
