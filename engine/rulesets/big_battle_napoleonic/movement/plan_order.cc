#include "engine/rulesets/big_battle_napoleonic/movement/plan_order.h"

#include "engine/kit/orders/refusing.h"
#include "engine/rulesets/big_battle_napoleonic/facts/codes.h"
#include "engine/rulesets/big_battle_napoleonic/movement/drill.h"
#include "engine/rulesets/big_battle_napoleonic/movement/plan_charge.h"
#include "engine/rulesets/big_battle_napoleonic/movement/plan_enter.h"
#include "engine/rulesets/big_battle_napoleonic/movement/plan_move.h"
#include "engine/rulesets/big_battle_napoleonic/movement/plan_steps.h"
#include "engine/rulesets/big_battle_napoleonic/movement/readiness.h"

namespace berthier::big_battle_napoleonic {
Verdict PlanOrder(Field f, const Order& order, Plan& plan) {
  const Verb verb = static_cast<Verb>(order.verb);
  const UnitId u = f.scenario.As<UnitId>(order.subject);
  if (!IsSome(u)) return Refuse(RefusalCode::kNoSuchSubject);
  plan.unit = u;
  if (verb == Verb::kEnter) return PlanEnter(f, order, plan);
  if (const Verdict v = CheckMayOrder(f, u); !v.ok()) return v;
  const UnitId enemy = EnemyInContact(f.state, u);
  if (IsSome(enemy)) return Refuse(f, RefusalCode::kInContact, u, enemy);
  if (f.unit(u).Has(Flag::kPursuing)) {
    return Refuse(f, RefusalCode::kPursuing, u);
  }
  switch (verb) {
    case Verb::kMove:
      return PlanMove(f, order, plan);
    case Verb::kCharge:
      return PlanCharge(f, order, plan);
    case Verb::kReform:
      return PlanReform(f, order, plan);
    case Verb::kAboutFace:
      return PlanAboutFace(f, order, plan);
    default:
      break;
  }
  if (f.state.phase != Phase::kMove) {
    return Refuse(RefusalCode::kNotNow);
  }
  switch (verb) {
    case Verb::kStepBack:
      return PlanStepBack(f, order, plan);
    case Verb::kGarrison:
      return PlanGarrison(f, order, plan);
    case Verb::kPivot:
      return PlanPivot(f, order, plan);
    case Verb::kShuffle:
      return PlanShuffle(f, order, plan);
    default:
      break;
  }
  return Refuse(RefusalCode::kNotNow);
}

}  // namespace berthier::big_battle_napoleonic
