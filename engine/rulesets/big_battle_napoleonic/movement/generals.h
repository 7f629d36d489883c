// Moves and displacement of generals (sections 4.6, 4.13).
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MOVEMENT_GENERALS_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MOVEMENT_GENERALS_H_

#include "engine/model/order.h"
#include "engine/model/refusal.h"
#include "engine/rulesets/big_battle_napoleonic/board/position_view.h"

namespace berthier::big_battle_napoleonic {

// kMoveGeneral, kEnter of a general.
Verdict CheckGeneralMove(PositionView f, const Order& order);
// D07: kDisplace.
Verdict CheckDisplace(PositionView f, const Order& order);
// The next general to be displaced (D07); State::displaced must not be 0.
GeneralId DisplacedGeneral(const State& s);
// GEN-04: searches rings a quarter inch apart around g, each from the direction
// of his baseline on. Sets `place` and its distance `away`; false if none is
// clear.
bool NearestClearPlace(PositionView f, GeneralId g, Point& place, Length& away);
// True if the base of g at `place` is on the table and overlaps no enemy unit.
bool ClearForGeneral(PositionView f, GeneralId g, Point place);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MOVEMENT_GENERALS_H_
