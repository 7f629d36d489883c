// OrderEffect: the complete effect of one order of a unit, computed before
// anything is changed: formation change, travel, formation change (section
// 3.4).
//
// Check computes the effect to see whether the order is legal. Play computes it
// again and executes it, so that the two cannot disagree.
//
//   OrderEffect effect;
//   if (const Verdict v = PlanOrder(f, order, effect); !v.ok()) return v;
//   Execute(b, effect);
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MOVEMENT_ORDER_EFFECT_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MOVEMENT_ORDER_EFFECT_H_

#include <array>

#include "engine/rulesets/big_battle_napoleonic/facts/state.h"
#include "engine/rulesets/big_battle_napoleonic/movement/course.h"

namespace berthier::big_battle_napoleonic {

struct OrderEffect {
  static constexpr int kMaxContacts = 8;

  UnitId unit = UnitId::kNone;
  UnitOrder order = UnitOrder::kNone;
  Formation first = Formation::kLine;  // in which it travels
  Course course;                       // begins after the first drill
  Formation last = Formation::kLine;   // after the last drill
  Pose end;
  bool turns_about = false;
  bool enters_rough = false;
  UnitSet overruns;               // batteries
  Length length;                  // of the course
  UnitId target = UnitId::kNone;  // of a charge
  std::array<Contact, kMaxContacts> contacts;
  int contact_count = 0;
};

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MOVEMENT_ORDER_EFFECT_H_
