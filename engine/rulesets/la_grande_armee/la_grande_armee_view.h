// Direct access to positions of this ruleset, behind the Game interface.
//
// For agents that are written for this ruleset; all other code needs only
// engine/model/game.h.
#ifndef BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_LA_GRANDE_ARMEE_VIEW_H_
#define BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_LA_GRANDE_ARMEE_VIEW_H_

#include "engine/model/game.h"
#include "engine/rulesets/la_grande_armee/facts/view.h"

namespace berthier::la_grande_armee {

// `game` must be a game of this ruleset. `game` and `position` must outlive the
// view.
PositionView ViewOf(const Game& game, const Position& position);

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_LA_GRANDE_ARMEE_VIEW_H_
