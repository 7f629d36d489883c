// Formation changes, about-faces, limbering: what they cost and where a unit
// then stands (4.7).
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MOVEMENT_DRILL_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MOVEMENT_DRILL_H_

#include "engine/model/order.h"
#include "engine/model/refusal.h"
#include "engine/rulesets/big_battle_napoleonic/board/field.h"
#include "engine/rulesets/big_battle_napoleonic/facts/manners.h"
#include "engine/rulesets/big_battle_napoleonic/movement/plan.h"

namespace berthier::big_battle_napoleonic {

// Millionths of a move; -1 if the arm cannot do it.
int DrillCost(const UnitData& data, Formation from, Formation to);
int AboutFaceCost(const UnitData& data, Formation formation);

// The formation drills lead to.
Formation AfterDrill(Formation before, Drill drill);
inline Formation AfterDrills(Formation before, Drills drills) {
  return AfterDrill(AfterDrill(before, drills.one), drills.two);
}
// Why a unit in this formation may not turn about, if AboutFaceCost says so.
Refusal NoAboutFace(Field f, UnitId u, Formation formation);

Verdict PlanReform(Field f, const Order& order, Plan& plan);
Verdict PlanGarrison(Field f, const Order& order, Plan& plan);
Verdict PlanAboutFace(Field f, const Order& order, Plan& plan);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MOVEMENT_DRILL_H_
