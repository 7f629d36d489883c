// Direct access to positions of this ruleset, behind the Game interface.
//
// For agents that are written for this ruleset; all other code needs only
// engine/model/game.h.
#ifndef BERTHIER_ENGINE_RULESETS_GRANDEUR_GRANDEUR_VIEW_H_
#define BERTHIER_ENGINE_RULESETS_GRANDEUR_GRANDEUR_VIEW_H_

#include "engine/model/game.h"
#include "engine/rulesets/grandeur/board/position_view.h"

namespace berthier::grandeur {

// `game` must be a game of this ruleset. `game` and `position` must outlive the
// view.
PositionView ViewOf(const Game& game, const Position& position);

}  // namespace berthier::grandeur

#endif  // BERTHIER_ENGINE_RULESETS_GRANDEUR_GRANDEUR_VIEW_H_
