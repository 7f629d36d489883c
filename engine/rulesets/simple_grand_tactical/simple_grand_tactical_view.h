// Direct access to positions of this ruleset, behind the Game interface.
//
// For agents that are written for this ruleset; all other code needs only
// engine/model/game.h.
#ifndef BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_SIMPLE_GRAND_TACTICAL_VIEW_H_
#define BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_SIMPLE_GRAND_TACTICAL_VIEW_H_

#include "engine/model/game.h"
#include "engine/rulesets/simple_grand_tactical/board/position_view.h"

namespace berthier::simple_grand_tactical {

// `game` must be a game of this ruleset. `game` and `position` must outlive the
// view.
PositionView ViewOf(const Game& game, const Position& position);

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_SIMPLE_GRAND_TACTICAL_VIEW_H_
