// Direct access to a Grande Tactique position, for code that knows the ruleset.
//
// Agents written for Grande Tactique use this instead of the generic interface;
// all other code needs only engine/model/game.h.
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_GRANDE_TACTIQUE_VIEW_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_GRANDE_TACTIQUE_VIEW_H_

#include "engine/model/game.h"
#include "engine/rulesets/grande_tactique/board/position_view.h"

namespace berthier::grande_tactique {

// `game` must be a game of Grande Tactique; it and `position` must outlive the
// view.
PositionView ViewOf(const Game& game, const Position& position);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_GRANDE_TACTIQUE_VIEW_H_
