// Formation changes, about-faces, limbering: what they cost and where a unit
// then stands (4.7).
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MOVEMENT_FORMATION_CHANGE_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MOVEMENT_FORMATION_CHANGE_H_

#include "engine/model/order.h"
#include "engine/model/refusal.h"
#include "engine/rulesets/big_battle_napoleonic/board/position_view.h"
#include "engine/rulesets/big_battle_napoleonic/facts/manners.h"
#include "engine/rulesets/big_battle_napoleonic/movement/order_effect.h"

namespace berthier::big_battle_napoleonic {

// Millionths of a move; -1 if the arm cannot do it.
int FormationChangeCost(const UnitData& data, Formation from, Formation to);
int AboutFaceCost(const UnitData& data, Formation formation);

// The formation drills lead to.
Formation AfterChange(Formation before, FormationChange drill);
inline Formation AfterChanges(Formation before, FormationChanges drills) {
  return AfterChange(AfterChange(before, drills.one), drills.two);
}
// Why a unit in this formation may not turn about, if AboutFaceCost says so.
Refusal NoAboutFace(PositionView f, UnitId u, Formation formation);

Verdict PlanReform(PositionView f, const Order& order, OrderEffect& effect);
Verdict PlanGarrison(PositionView f, const Order& order, OrderEffect& effect);
Verdict PlanAboutFace(PositionView f, const Order& order, OrderEffect& effect);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MOVEMENT_FORMATION_CHANGE_H_
