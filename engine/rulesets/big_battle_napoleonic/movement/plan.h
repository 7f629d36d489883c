// A plan: what one order of a unit does, worked out whole before it is done.
//
// Drill, travel, drill (3.4). Check makes the plan to see whether it is legal,
// Play makes it again and carries it out; the two cannot disagree.
//
//   Plan plan;
//   if (const Verdict v = PlanOrder(f, order, plan); !v.ok()) return v;
//   Execute(b, plan);
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MOVEMENT_PLAN_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MOVEMENT_PLAN_H_

#include <array>

#include "engine/rulesets/big_battle_napoleonic/facts/state.h"
#include "engine/rulesets/big_battle_napoleonic/movement/course.h"

namespace berthier::big_battle_napoleonic {

struct Plan {
  static constexpr int kMaxContacts = 8;

  UnitId unit = UnitId::kNone;
  UnitOrder order = UnitOrder::kNone;
  Formation first = Formation::kLine;  // in which it travels
  Course course;                       // begins after the first drill
  Formation last = Formation::kLine;
  Pose end;
  bool turns_about = false;
  bool enters_rough = false;
  bool overrun_any = false;
  UnitSet overruns;
  Length length;
  UnitId target = UnitId::kNone;
  std::array<Contact, kMaxContacts> contacts;
  int contact_count = 0;
};

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MOVEMENT_PLAN_H_
