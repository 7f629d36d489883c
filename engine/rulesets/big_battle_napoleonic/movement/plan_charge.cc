#include "engine/rulesets/big_battle_napoleonic/movement/plan_charge.h"

#include "engine/geometry/sweep.h"
#include "engine/kit/orders/refusing.h"
#include "engine/rulesets/big_battle_napoleonic/facts/codes.h"
#include "engine/rulesets/big_battle_napoleonic/movement/contact_making.h"
#include "engine/rulesets/big_battle_napoleonic/movement/course_finder.h"
#include "engine/rulesets/big_battle_napoleonic/movement/readiness.h"
#include "engine/tabletop/tolerance.h"

namespace berthier::big_battle_napoleonic {
namespace {

// How far the block goes along its way before it touches `e`.
Length RunTo(Field f, const Block& block, Heading way, UnitId e, Length most) {
  const UnitState& enemy = f.unit(e);
  if (!enemy.on_table()) return most;
  return FreeRun(block, Forward(way), enemy.block().corners(), most);
}

}  // namespace

Verdict PlanCharge(Field f, const Order& order, Plan& plan) {
  const UnitId u = plan.unit;
  const UnitState& unit = f.unit(u);
  const UnitId target = f.scenario.As<UnitId>(order.object);
  if (f.IsBattery(u) || (unit.formation != Formation::kLine &&
                         unit.formation != Formation::kColumn)) {
    return Refuse(f, RefusalCode::kCannotCharge, u);
  }
  if (!IsSome(target) || f.data(target).side == f.data(u).side ||
      f.IsBattery(target) || !f.unit(target).on_table()) {
    return Refuse(f, RefusalCode::kNotAnEnemy, u, order.object);
  }
  if (unit.disordered()) return Refuse(f, RefusalCode::kDisordered, u);
  const bool counter = f.state.phase != Phase::kMove;
  if (!counter && !unit.Has(Flag::kCommanded)) {
    return Refuse(f, RefusalCode::kNotCommanded, u);  // BBN-CHG-17
  }
  plan.order = UnitOrder::kCharge;
  plan.first = plan.last = unit.formation;
  plan.target = target;
  const Ranger ranger(f, u, unit.formation, unit.pose(), BudgetNow(f),
                      Purpose::kCharge);
  const BaseSize size = ranger.size();
  plan.course = Course(unit.pose());
  if (order.via != Point{}) {
    int turn = 0;
    if (!TurnToward(unit.pose(), size, unit.formation, order.via, turn)) {
      return Refuse(f, RefusalCode::kNoWay, u);
    }
    plan.course.AddWheel(size, unit.formation, turn);
    const Pose wheeled = plan.course.end();
    const int64_t along =
        Dot(order.via - wheeled.centre, Forward(wheeled.heading)) / kUnit;
    plan.course.AddAdvance(Ticks(static_cast<int32_t>(along)));
    // BBN-CHG-04: only round ground that lies ahead.
    const Pose corner = plan.course.end();
    const Length ahead = LengthOf(f.unit(target).centre - corner.centre);
    if (!ranger.MeetsHardGround(MakeBlock(corner, size), corner.heading,
                                ahead)) {
      return Refuse(f, RefusalCode::kNoNeedToWheel, u);
    }
  }
  const Pose before = plan.course.end();
  plan.course.AddWheel(size, unit.formation,
                       before.heading.TurnTo(order.pose.heading));
  const Pose aimed = plan.course.end();
  const Block block = MakeBlock(aimed, size);
  const Length most = ranger.allowance() + Inches(1);
  // The target or a battery attached to it, whichever comes first.
  Length run = RunTo(f, block, aimed.heading, target, most);
  UnitId via = UnitId::kNone;
  ForEachGunOf(f, target, [&](UnitId gun) {
    const Length to_gun = RunTo(f, block, aimed.heading, gun, most);
    if (to_gun < run) {
      run = to_gun;
      via = gun;
    }
  });
  if (run >= most) return Refuse(f, RefusalCode::kMissesTarget, u, target);
  UnitId other = UnitId::kNone;
  f.foes(u).units.ForEach([&](UnitId e) {
    if (IsSome(other) || !IsObstacle(f, e) || BodyOf(f, e) == target) return;
    if (RunTo(f, block, aimed.heading, e, run) + kRounding < run) other = e;
  });
  if (IsSome(other)) return Refuse(f, RefusalCode::kOtherFirst, u, other);
  plan.course.AddAdvance(run);
  Ranger::Finding finding;
  const Verdict way = ranger.Judge(plan.course, finding);
  if (f.IsCavalry(u) && finding.enters_rough) {
    return Refuse(f, RefusalCode::kChargeIntoRough, u);
  }
  if (!way.ok()) return way;
  plan.overruns = finding.overruns;
  plan.enters_rough = finding.enters_rough;
  plan.length = finding.length;
  const Approach approach = {
      .unit = u,
      .kind = counter ? ContactKind::kCounter : ContactKind::kCharge,
      .began = unit.block(),
      .distance = finding.length};
  return LineUp(f, approach, size, plan.course.end(), target, via,
                plan.overruns, plan.end, plan.contacts, plan.contact_count);
}

}  // namespace berthier::big_battle_napoleonic
