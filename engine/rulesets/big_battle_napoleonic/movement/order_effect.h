// An order effect: what one order of a unit does, worked out whole before it
// is done: formation change, travel, formation change (3.4).
//
// Check works the effect out to see whether the order is legal, Play works it
// out again and carries it out; the two cannot disagree.
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

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_MOVEMENT_ORDER_EFFECT_H_
