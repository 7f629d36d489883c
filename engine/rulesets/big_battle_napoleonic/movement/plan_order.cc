#include "engine/rulesets/big_battle_napoleonic/movement/plan_order.h"

#include <array>

#include "engine/kit/orders/refusing.h"
#include "engine/kit/orders/verb_rows.h"
#include "engine/rulesets/big_battle_napoleonic/facts/codes.h"
#include "engine/rulesets/big_battle_napoleonic/movement/formation_change.h"
#include "engine/rulesets/big_battle_napoleonic/movement/plan_charge.h"
#include "engine/rulesets/big_battle_napoleonic/movement/plan_enter.h"
#include "engine/rulesets/big_battle_napoleonic/movement/plan_move.h"
#include "engine/rulesets/big_battle_napoleonic/movement/plan_steps.h"
#include "engine/rulesets/big_battle_napoleonic/movement/readiness.h"

namespace berthier::big_battle_napoleonic {
namespace {

// Verbs that move, turn or re-form a unit.
struct PlanRow {
  Verb verb;
  Verdict (*effect)(PositionView f, const Order& order, OrderEffect& effect);
  bool in_counter_moves = false;
};
constexpr VerbRows kPlans = std::array{
    PlanRow{Verb::kMove, &PlanMove, true},
    PlanRow{Verb::kCharge, &PlanCharge, true},
    PlanRow{Verb::kReform, &PlanReform, true},
    PlanRow{Verb::kAboutFace, &PlanAboutFace, true},
    PlanRow{Verb::kStepBack, &PlanStepBack},
    PlanRow{Verb::kGarrison, &PlanGarrison},
    PlanRow{Verb::kPivot, &PlanPivot},
    PlanRow{Verb::kShuffle, &PlanShuffle},
};

}  // namespace

bool IsPlanned(Verb verb) { return kPlans.Find(verb) != nullptr; }

bool IsPlannedInCounterMoves(Verb verb) {
  const PlanRow* const row = kPlans.Find(verb);
  return row != nullptr && row->in_counter_moves;
}

Verdict PlanOrder(PositionView f, const Order& order, OrderEffect& effect) {
  const Verb verb = static_cast<Verb>(order.verb);
  const UnitId u = f.scenario.As<UnitId>(order.subject);
  if (!IsSome(u)) return Refuse(RefusalCode::kNoSuchSubject);
  effect.unit = u;
  if (verb == Verb::kEnter) return PlanEnter(f, order, effect);
  if (const Verdict v = CheckMayOrder(f, u); !v.ok()) return v;
  const UnitId enemy = EnemyInContact(f.state, u);
  if (IsSome(enemy)) return Refuse(f, RefusalCode::kInContact, u, enemy);
  if (f.unit(u).Has(Flag::kPursuing)) {
    return Refuse(f, RefusalCode::kPursuing, u);
  }
  const PlanRow* const row = kPlans.Find(verb);
  if (row == nullptr ||
      (f.state.phase != Phase::kMove && !row->in_counter_moves)) {
    return Refuse(RefusalCode::kNotNow);
  }
  return row->effect(f, order, effect);
}

}  // namespace berthier::big_battle_napoleonic
