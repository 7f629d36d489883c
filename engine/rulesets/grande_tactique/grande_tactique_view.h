// For those who know the ruleset: the field behind a game's position.
//
// Agents with a doctrine for Grande Tactique look through this instead of
// asking the contract; everybody else needs only engine/model/game.h.
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_GRANDE_TACTIQUE_VIEW_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_GRANDE_TACTIQUE_VIEW_H_

#include "engine/model/game.h"
#include "engine/rulesets/grande_tactique/board/position_view.h"

namespace berthier::grande_tactique {

// `game` must be a game of Grande Tactique and outlive the field, as must
// `position`.
PositionView ViewOf(const Game& game, const Position& position);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_GRANDE_TACTIQUE_VIEW_H_
