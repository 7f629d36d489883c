// ENTER: a reinforcement enters the table (BBN-SCN-02 to 05).
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MOVEMENT_PLAN_ENTER_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MOVEMENT_PLAN_ENTER_H_

#include <array>

#include "engine/model/order.h"
#include "engine/model/refusal.h"
#include "engine/rulesets/big_battle_napoleonic/board/position_view.h"
#include "engine/rulesets/big_battle_napoleonic/movement/order_effect.h"

namespace berthier::big_battle_napoleonic {

// Whether the order is legal. If so, fills `effect`, whose unit is already set.
Verdict PlanEnter(PositionView f, const Order& order, OrderEffect& effect);

// The formations in which a unit may enter: march, and the one it uses where
// the enemy is too near for march (BBN-SCN-02).
std::array<Formation, 2> EntryFormations(Arm arm);
// The manner of an ENTER order for that formation.
uint8_t EntryManner(Formation formation);
// Sets `pose` to the pose off the table from which u enters at the point `at`,
// with its front on the edge. False if `at` is not on its stretch of the edge.
bool FindEntry(PositionView f, UnitId u, Formation formation, Point at,
               Pose& pose);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MOVEMENT_PLAN_ENTER_H_
