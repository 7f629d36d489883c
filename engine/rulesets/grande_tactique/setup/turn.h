// The start and the end of a player-turn: T0, T5 and the clock (section 3.1,
// GT-SEQ-03, GT-SCN-02, 03, 10).
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_SETUP_TURN_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_SETUP_TURN_H_

#include "engine/rulesets/grande_tactique/board/changes.h"

namespace berthier::grande_tactique {

// T0 of the moving side, up to the beginning of its Regrouping Phase.
void BeginTurn(const Battle& b);
// T5: the other side's turn, the next round, or the end of the game.
void EndTurn(const Battle& b);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_SETUP_TURN_H_
