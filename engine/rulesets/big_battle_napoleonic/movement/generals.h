// Generals ride and are displaced (4.6, 4.13).
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MOVEMENT_GENERALS_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MOVEMENT_GENERALS_H_

#include "engine/model/order.h"
#include "engine/model/refusal.h"
#include "engine/rulesets/big_battle_napoleonic/board/position_view.h"

namespace berthier::big_battle_napoleonic {

Verdict CheckGeneralMove(PositionView f, const Order& order);
Verdict CheckDisplace(PositionView f, const Order& order);
// The general who is to be displaced now (D07).
GeneralId DisplacedGeneral(const State& s);
// GEN-04: the first clear place on the rings; false: none on the table.
bool NearestClearPlace(PositionView f, GeneralId g, Point& place, Length& away);
bool ClearForGeneral(PositionView f, GeneralId g, Point place);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MOVEMENT_GENERALS_H_
