#include "engine/rulesets/big_battle_napoleonic/movement/plan_move.h"

#include "engine/kit/orders/refusing.h"
#include "engine/rulesets/big_battle_napoleonic/facts/codes.h"
#include "engine/rulesets/big_battle_napoleonic/facts/manners.h"
#include "engine/rulesets/big_battle_napoleonic/movement/course_finder.h"
#include "engine/rulesets/big_battle_napoleonic/movement/formation_change.h"
#include "engine/rulesets/big_battle_napoleonic/movement/readiness.h"

namespace berthier::big_battle_napoleonic {
namespace {

// Millionths to hundredths of a move, rounded up: what a refusal shows.
int32_t Shown(int64_t cost) {
  constexpr int kPart = kWholeMove / 100;
  return static_cast<int32_t>((cost + kPart - 1) / kPart);
}

Refusal TooFar(PositionView f, UnitId u, int64_t cost, int budget) {
  return Refuse(f, RefusalCode::kTooFar, u, {Shown(cost), Shown(budget), 0});
}

bool MovesInMarchOnly(PositionView f, UnitId u) {
  return !f.unit(u).Has(Flag::kCommanded);
}

Verdict CheckMobile(PositionView f, UnitId u, Formation formation) {
  if (formation == Formation::kSquare) {
    return Refuse(f, RefusalCode::kSquareStands, u);
  }
  if (formation == Formation::kTownWide || formation == Formation::kTownDeep) {
    return Refuse(f, RefusalCode::kGarrisonStands, u);
  }
  if (formation == Formation::kUnlimbered) {
    return Refuse(f, RefusalCode::kMustLimber, u);
  }
  return {};
}

// Cost of a drill from one formation, and whether command is needed for it.
struct ChangePrice {
  int cost = 0;
  bool possible = true;
  bool needs_command = false;
};
ChangePrice PriceOf(const UnitData& data, Formation before,
                    FormationChange drill) {
  if (drill == FormationChange::kNone) return {};
  if (drill == FormationChange::kAboutFace) {
    const int cost = AboutFaceCost(data, before);
    return {cost, cost >= 0, before != Formation::kMarch};
  }
  const Formation after = AfterChange(before, drill);
  const int cost =
      before == after ? -1 : FormationChangeCost(data, before, after);
  const bool free =
      after == Formation::kMarch ||
      (before == Formation::kUnlimbered && after == Formation::kLimbered);
  return {cost, cost >= 0, !free};
}

// What drills cost together, in order; `impossible` is the one the unit cannot
// do, in the formation `before`.
struct ChangesPrice {
  int cost = 0;
  bool needs_command = false;
  FormationChange impossible = FormationChange::kNone;
  Formation before = Formation::kLine;
};
ChangesPrice PriceOf(const UnitData& data, Formation before,
                     FormationChanges drills) {
  ChangesPrice sum;
  for (const FormationChange drill : {drills.one, drills.two}) {
    const ChangePrice price = PriceOf(data, before, drill);
    if (!price.possible) {
      sum.impossible = drill;
      sum.before = before;
      return sum;
    }
    sum.cost += price.cost;
    sum.needs_command = sum.needs_command || price.needs_command;
    before = AfterChange(before, drill);
  }
  return sum;
}

Pose Turned(Pose pose) { return {pose.centre, pose.heading.Opposite()}; }

// Where drills lead a unit, the front or a front corner of its change of
// formation fixed.
Pose AfterChanges(PositionView f, UnitId u, Pose pose, Formation before,
                  FormationChanges drills, Anchor anchor) {
  for (const FormationChange drill : {drills.one, drills.two}) {
    const Formation after = AfterChange(before, drill);
    if (drill == FormationChange::kAboutFace) pose = Turned(pose);
    if (after != before) {
      pose = PoseAfterChange(f.data(u), f.unit(u).bases, pose, before, after,
                             anchor);
    }
    before = after;
  }
  return pose;
}

// Where it must stand for drills to lead it to the pose.
Pose BeforeDrills(PositionView f, UnitId u, Pose pose, Formation before,
                  FormationChanges drills, Anchor anchor) {
  const Formation between = AfterChange(before, drills.one);
  const auto undo = [&](FormationChange drill, Formation from, Formation to) {
    if (from != to) {
      pose =
          PoseAfterChange(f.data(u), f.unit(u).bases, pose, to, from, anchor);
    }
    if (drill == FormationChange::kAboutFace) pose = Turned(pose);
  };
  undo(drills.two, between, AfterChange(between, drills.two));
  undo(drills.one, before, between);
  return pose;
}

}  // namespace

namespace {

// What the drills before and after the way cost, and whether they may be done.
Verdict PriceChanges(PositionView f, FormationChanges first,
                     FormationChanges last, OrderEffect& effect,
                     int64_t& drill) {
  const UnitId u = effect.unit;
  const UnitState& unit = f.unit(u);
  const UnitData& data = f.data(u);
  const ChangesPrice before = PriceOf(data, unit.formation, first);
  const Formation travel = AfterChanges(unit.formation, first);
  // After a drill that is not possible there is nothing to price: it leads to a
  // formation this unit never has.
  const ChangesPrice after = before.impossible == FormationChange::kNone
                                 ? PriceOf(data, travel, last)
                                 : ChangesPrice{};
  effect.first = travel;
  effect.last = AfterChanges(travel, last);
  for (const ChangesPrice& price : {before, after}) {
    if (price.impossible == FormationChange::kNone) continue;
    if (price.impossible == FormationChange::kAboutFace) {
      return NoAboutFace(f, u, price.before);
    }
    return Refuse(
        f, RefusalCode::kDrillImpossible, u,
        {static_cast<int>(price.before),
         static_cast<int>(AfterChange(price.before, price.impossible)), 0});
  }
  const bool counter = f.state.phase != Phase::kMove;
  if (counter &&
      (travel == Formation::kMarch || effect.last == Formation::kMarch)) {
    return Refuse(f, RefusalCode::kNoMarchCounter, u);
  }
  if (MovesInMarchOnly(f, u) && !counter &&
      (before.needs_command || after.needs_command)) {
    return Refuse(f, RefusalCode::kNotCommanded, u);
  }
  drill = int64_t{before.cost} + after.cost;
  const int budget = BudgetNow(f);
  if (drill > budget + kCostSlack) return TooFar(f, u, drill, budget);
  return {};
}

// The way from one end of the drills to the other, if they are apart.
Verdict PlanWay(PositionView f, const Order& order, Pose from, Pose to,
                int allowance, OrderEffect& effect) {
  const UnitId u = effect.unit;
  effect.course = Course(from);
  effect.end = order.pose;
  Ranger::Finding finding;
  if (to != from) {
    const Ranger ranger(f, u, effect.first, from, allowance, Purpose::kMove);
    const bool leads = order.via != Point{};
    if (const Verdict v =
            FindCourse(ranger, f, from, to, leads ? &order.via : nullptr,
                       effect.course, finding);
        !v.ok()) {
      return v;
    }
  }
  effect.overruns = finding.overruns;
  effect.enters_rough = finding.enters_rough;
  effect.length = finding.length;
  return CheckEnd(f, u, order.pose, effect.last, effect.overruns);
}

}  // namespace

Verdict PlanMove(PositionView f, const Order& order, OrderEffect& effect) {
  const UnitId u = effect.unit;
  const UnitState& unit = f.unit(u);
  const FormationChanges first = FirstChanges(order.manner),
                         last = LastChanges(order.manner);
  effect.order = UnitOrder::kMove;
  if (first == FormationChanges() && last == FormationChanges() &&
      order.pose == unit.pose()) {
    return Refuse(f, RefusalCode::kStaysPut, u);
  }
  int64_t drill = 0;
  if (const Verdict v = PriceChanges(f, first, last, effect, drill); !v.ok()) {
    return v;
  }
  const Formation travel = effect.first;
  effect.turns_about = first.Has(FormationChange::kAboutFace) ||
                       last.Has(FormationChange::kAboutFace);

  const bool changes_first = travel != unit.formation;
  const bool changes_last = effect.last != travel;
  Verdict refusal = Refuse(f, RefusalCode::kNoWay, u);
  for (int a = 0; a < (changes_first ? kAnchors : 1); ++a) {
    const Pose from = AfterChanges(f, u, unit.pose(), unit.formation, first,
                                   static_cast<Anchor>(a));
    if (changes_first) {
      // BBN-FRM-15
      if (const Verdict v = CheckEnd(f, u, from, travel, {}); !v.ok()) {
        refusal = v;
        continue;
      }
    }
    for (int z = 0; z < (changes_last ? kAnchors : 1); ++z) {
      const Pose to =
          BeforeDrills(f, u, order.pose, travel, last, static_cast<Anchor>(z));
      if (to != from) {
        if (const Verdict v = CheckMobile(f, u, travel); !v.ok()) return v;
        if (MovesInMarchOnly(f, u) && f.state.phase == Phase::kMove &&
            travel != Formation::kMarch) {
          return Refuse(f, RefusalCode::kNotCommanded, u);
        }
      }
      const Verdict end = PlanWay(
          f, order, from, to, static_cast<int>(BudgetNow(f) - drill), effect);
      if (end.ok()) return {};
      refusal = end;
    }
  }
  return refusal;
}

}  // namespace berthier::big_battle_napoleonic
