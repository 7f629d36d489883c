#include "engine/rulesets/big_battle_napoleonic/movement/plan_move.h"

#include "engine/kit/orders/refusing.h"
#include "engine/rulesets/big_battle_napoleonic/facts/codes.h"
#include "engine/rulesets/big_battle_napoleonic/facts/manners.h"
#include "engine/rulesets/big_battle_napoleonic/movement/course_finder.h"
#include "engine/rulesets/big_battle_napoleonic/movement/drill.h"
#include "engine/rulesets/big_battle_napoleonic/movement/readiness.h"

namespace berthier::big_battle_napoleonic {
namespace {

// Millionths to hundredths of a move, rounded up: what a refusal shows.
int32_t Shown(int64_t cost) {
  constexpr int kPart = kWholeMove / 100;
  return static_cast<int32_t>((cost + kPart - 1) / kPart);
}

Refusal TooFar(Field f, UnitId u, int64_t cost, int budget) {
  return Refuse(f, RefusalCode::kTooFar, u, {Shown(cost), Shown(budget), 0});
}

bool MovesInMarchOnly(Field f, UnitId u) {
  return !f.unit(u).Has(Flag::kCommanded);
}

Verdict CheckMobile(Field f, UnitId u, Formation formation) {
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
struct DrillPrice {
  int cost = 0;
  bool possible = true;
  bool needs_command = false;
};
DrillPrice PriceOf(const UnitData& data, Formation before, Drill drill) {
  if (drill == Drill::kNone) return {};
  if (drill == Drill::kAboutFace) {
    const int cost = AboutFaceCost(data, before);
    return {cost, cost >= 0, before != Formation::kMarch};
  }
  const Formation after = AfterDrill(before, drill);
  const int cost = before == after ? -1 : DrillCost(data, before, after);
  const bool free =
      after == Formation::kMarch ||
      (before == Formation::kUnlimbered && after == Formation::kLimbered);
  return {cost, cost >= 0, !free};
}

// What drills cost together, in order; `impossible` is the one the unit cannot
// do, in the formation `before`.
struct DrillsPrice {
  int cost = 0;
  bool needs_command = false;
  Drill impossible = Drill::kNone;
  Formation before = Formation::kLine;
};
DrillsPrice PriceOf(const UnitData& data, Formation before, Drills drills) {
  DrillsPrice sum;
  for (const Drill drill : {drills.one, drills.two}) {
    const DrillPrice price = PriceOf(data, before, drill);
    if (!price.possible) {
      sum.impossible = drill;
      sum.before = before;
      return sum;
    }
    sum.cost += price.cost;
    sum.needs_command = sum.needs_command || price.needs_command;
    before = AfterDrill(before, drill);
  }
  return sum;
}

Pose Turned(Pose pose) { return {pose.centre, pose.heading.Opposite()}; }

// Where drills lead a unit, the front or a front corner of its change of
// formation fixed.
Pose AfterDrills(Field f, UnitId u, Pose pose, Formation before, Drills drills,
                 Anchor anchor) {
  for (const Drill drill : {drills.one, drills.two}) {
    const Formation after = AfterDrill(before, drill);
    if (drill == Drill::kAboutFace) pose = Turned(pose);
    if (after != before) {
      pose = PoseAfterChange(f.data(u), f.unit(u).bases, pose, before, after,
                             anchor);
    }
    before = after;
  }
  return pose;
}

// Where it must stand for drills to lead it to the pose.
Pose BeforeDrills(Field f, UnitId u, Pose pose, Formation before, Drills drills,
                  Anchor anchor) {
  const Formation between = AfterDrill(before, drills.one);
  const auto undo = [&](Drill drill, Formation from, Formation to) {
    if (from != to) {
      pose =
          PoseAfterChange(f.data(u), f.unit(u).bases, pose, to, from, anchor);
    }
    if (drill == Drill::kAboutFace) pose = Turned(pose);
  };
  undo(drills.two, between, AfterDrill(between, drills.two));
  undo(drills.one, before, between);
  return pose;
}

}  // namespace

Verdict PlanMove(Field f, const Order& order, Plan& plan) {
  const UnitId u = plan.unit;
  const UnitState& unit = f.unit(u);
  const UnitData& data = f.data(u);
  const Drills first = FirstDrills(order.manner),
               last = LastDrills(order.manner);
  plan.order = UnitOrder::kMove;
  if (first == Drills() && last == Drills() && order.pose == unit.pose()) {
    return Refuse(f, RefusalCode::kStaysPut, u);
  }
  const DrillsPrice before = PriceOf(data, unit.formation, first);
  const Formation travel = AfterDrills(unit.formation, first);
  // After a drill that is not possible there is nothing to price: it leads to a
  // formation this unit never has.
  const DrillsPrice after = before.impossible == Drill::kNone
                                ? PriceOf(data, travel, last)
                                : DrillsPrice{};
  plan.first = travel;
  plan.last = AfterDrills(travel, last);
  for (const DrillsPrice& price : {before, after}) {
    if (price.impossible == Drill::kNone) continue;
    if (price.impossible == Drill::kAboutFace) {
      return NoAboutFace(f, u, price.before);
    }
    return Refuse(
        f, RefusalCode::kDrillImpossible, u,
        {static_cast<int>(price.before),
         static_cast<int>(AfterDrill(price.before, price.impossible)), 0});
  }
  const bool counter = f.state.phase != Phase::kMove;
  if (counter &&
      (travel == Formation::kMarch || plan.last == Formation::kMarch)) {
    return Refuse(f, RefusalCode::kNoMarchCounter, u);
  }
  if (MovesInMarchOnly(f, u) && !counter &&
      (before.needs_command || after.needs_command)) {
    return Refuse(f, RefusalCode::kNotCommanded, u);
  }
  const int64_t drill = int64_t{before.cost} + after.cost;
  const int budget = BudgetNow(f);
  if (drill > budget + kCostSlack) return TooFar(f, u, drill, budget);
  plan.turns_about =
      first.Has(Drill::kAboutFace) || last.Has(Drill::kAboutFace);

  const bool changes_first = travel != unit.formation;
  const bool changes_last = plan.last != travel;
  Verdict refusal = Refuse(f, RefusalCode::kNoWay, u);
  for (int a = 0; a < (changes_first ? kAnchors : 1); ++a) {
    const Pose from = AfterDrills(f, u, unit.pose(), unit.formation, first,
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
      plan.course = Course(from);
      plan.end = order.pose;
      Ranger::Finding finding;
      if (to != from) {
        if (const Verdict v = CheckMobile(f, u, travel); !v.ok()) return v;
        if (MovesInMarchOnly(f, u) && !counter && travel != Formation::kMarch) {
          return Refuse(f, RefusalCode::kNotCommanded, u);
        }
        const Ranger ranger(f, u, travel, from,
                            static_cast<int>(budget - drill), Purpose::kMove);
        const bool leads = order.via != Point{};
        if (const Verdict v =
                FindCourse(ranger, f, from, to, leads ? &order.via : nullptr,
                           plan.course, finding);
            !v.ok()) {
          refusal = v;
          continue;
        }
      }
      plan.overruns = finding.overruns;
      plan.enters_rough = finding.enters_rough;
      plan.length = finding.length;
      const Verdict end = CheckEnd(f, u, order.pose, plan.last, plan.overruns);
      if (end.ok()) return {};
      refusal = end;
    }
  }
  return refusal;
}

}  // namespace berthier::big_battle_napoleonic
