// ENTER: a reinforcement comes on (BBN-SCN-02 to 05).
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MOVEMENT_PLAN_ENTER_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MOVEMENT_PLAN_ENTER_H_

#include <array>

#include "engine/model/order.h"
#include "engine/model/refusal.h"
#include "engine/rulesets/big_battle_napoleonic/board/position_view.h"
#include "engine/rulesets/big_battle_napoleonic/movement/order_effect.h"

namespace berthier::big_battle_napoleonic {

Verdict PlanEnter(PositionView f, const Order& order, OrderEffect& effect);

// The formations in which an arrival may enter: march, and what it takes where
// the enemy forbids that (BBN-SCN-02); and the manner of the order for each.
std::array<Formation, 2> EntryFormations(Arm arm);
uint8_t EntryManner(Formation formation);
// Where it would stand off the table to enter there, its front on the edge;
// false if that is no place of its stretch.
bool FindEntry(PositionView f, UnitId u, Formation formation, Point at,
               Pose& pose);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MOVEMENT_PLAN_ENTER_H_
