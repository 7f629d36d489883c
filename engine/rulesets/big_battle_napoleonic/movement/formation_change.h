// Formation changes, about-faces, limbering: their cost and the pose after them
// (section 4.7).
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MOVEMENT_FORMATION_CHANGE_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MOVEMENT_FORMATION_CHANGE_H_

#include "engine/model/order.h"
#include "engine/model/refusal.h"
#include "engine/rulesets/big_battle_napoleonic/board/position_view.h"
#include "engine/rulesets/big_battle_napoleonic/facts/manners.h"
#include "engine/rulesets/big_battle_napoleonic/movement/order_effect.h"

namespace berthier::big_battle_napoleonic {

// Costs in millionths of a move; -1 if the unit cannot do it.
int FormationChangeCost(const UnitData& data, Formation from, Formation to);
int AboutFaceCost(const UnitData& data, Formation formation);
// Whether the change leaves the unit disordered (BBN-FRM-18).
bool ChangeDisorders(const UnitData& data, Formation from, Formation to);

// The formation after the drill or drills.
Formation AfterChange(Formation before, FormationChange drill);
inline Formation AfterChanges(Formation before, FormationChanges drills) {
  return AfterChange(AfterChange(before, drills.one), drills.two);
}
// The refusal for a formation in which AboutFaceCost is -1.
Refusal NoAboutFace(PositionView f, UnitId u, Formation formation);

// Whether the order is legal. If so, fills `effect`, whose unit is already set.
Verdict PlanReform(PositionView f, const Order& order, OrderEffect& effect);
Verdict PlanGarrison(PositionView f, const Order& order, OrderEffect& effect);
Verdict PlanAboutFace(PositionView f, const Order& order, OrderEffect& effect);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MOVEMENT_FORMATION_CHANGE_H_
