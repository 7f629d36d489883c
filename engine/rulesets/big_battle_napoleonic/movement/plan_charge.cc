#include "engine/rulesets/big_battle_napoleonic/movement/plan_charge.h"

#include "engine/geometry/sweep.h"
#include "engine/kit/orders/refusing.h"
#include "engine/rulesets/big_battle_napoleonic/facts/codes.h"
#include "engine/rulesets/big_battle_napoleonic/movement/contact_making.h"
#include "engine/rulesets/big_battle_napoleonic/movement/course_finder.h"
#include "engine/rulesets/big_battle_napoleonic/movement/readiness.h"
#include "engine/tabletop/box.h"
#include "engine/tabletop/tolerance.h"

namespace berthier::big_battle_napoleonic {
namespace {

// How far the block goes along its way before it touches `e`.
Length RunTo(PositionView f, const Block& block, Heading way, UnitId e,
             Length most) {
  const UnitState& enemy = f.unit(e);
  if (!enemy.on_table()) return most;
  return FreeRun(block, Forward(way), enemy.block().corners(), most);
}

// Another enemy than `target` that the block touches straight ahead before it
// has gone so far (BBN-CHG-14); kNone if there is none.
UnitId EnemyBefore(PositionView f, UnitId u, const Block& block,
                   Heading heading, Length run, UnitId target) {
  UnitId other = UnitId::kNone;
  const Vec by = Along(Forward(heading), run);
  const Box swept = Union(
      BoxOf(block), BoxOf(Block{block.centre + by, block.left, block.right}));
  const Box centres = BoxOfCentres(swept, kRounding);
  f.foes(u).units.ForEach([&](UnitId e) {
    if (IsSome(other) || !Contains(centres, f.unit(e).centre) ||
        !IsObstacle(f, e) || BodyOf(f, e) == target) {
      return;
    }
    if (Apart(swept, BoxOf(f.unit(e).block()), kRounding)) return;
    if (RunTo(f, block, heading, e, run) + kRounding < run) other = e;
  });
  return other;
}

// To the corner that the order names, and a wheel there.
Verdict PlanCorner(PositionView f, const Order& order, const Ranger& ranger,
                   OrderEffect& effect) {
  const UnitId u = effect.unit;
  const UnitState& unit = f.unit(u);
  const BaseSize size = ranger.size();
  int turn = 0;
  if (!TurnToward(unit.pose(), size, unit.formation, order.via, turn)) {
    return Refuse(f, RefusalCode::kNoWay, u);
  }
  effect.course.AddWheel(size, unit.formation, turn);
  const Pose wheeled = effect.course.end();
  const int64_t along =
      Dot(order.via - wheeled.centre, Forward(wheeled.heading)) / kUnit;
  const Length run = Ticks(static_cast<int32_t>(along));
  if (const UnitId other = EnemyBefore(f, u, MakeBlock(wheeled, size),
                                       wheeled.heading, run, UnitId::kNone);
      IsSome(other)) {
    return Refuse(f, RefusalCode::kOtherFirst, u, other);
  }
  effect.course.AddAdvance(run);
  // BBN-CHG-04: only round ground that lies ahead.
  const Pose corner = effect.course.end();
  const Length ahead = LengthOf(f.unit(effect.target).centre - corner.centre);
  if (!ranger.MeetsHardGround(MakeBlock(corner, size), corner.heading, ahead)) {
    return Refuse(f, RefusalCode::kNoNeedToWheel, u);
  }
  return {};
}

// Straight ahead to the target or a battery attached to it, whichever comes
// first; nobody else may come before.
Verdict RunAtTarget(PositionView f, const Block& block, Heading heading,
                    Length most, const OrderEffect& effect, Length& run,
                    UnitId& via) {
  const UnitId u = effect.unit;
  const UnitId target = effect.target;
  run = RunTo(f, block, heading, target, most);
  ForEachGunOf(f, target, [&](UnitId gun) {
    const Length to_gun = RunTo(f, block, heading, gun, most);
    if (to_gun < run) {
      run = to_gun;
      via = gun;
    }
  });
  if (run >= most) return Refuse(f, RefusalCode::kMissesTarget, u, target);
  const UnitId other = EnemyBefore(f, u, block, heading, run, target);
  if (IsSome(other)) return Refuse(f, RefusalCode::kOtherFirst, u, other);
  return {};
}

}  // namespace

Verdict PlanCharge(PositionView f, const Order& order, OrderEffect& effect) {
  const UnitId u = effect.unit;
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
  effect.order = UnitOrder::kCharge;
  effect.first = effect.last = unit.formation;
  effect.target = target;
  const Ranger ranger(f, u, unit.formation, unit.pose(), BudgetNow(f),
                      Purpose::kCharge);
  const BaseSize size = ranger.size();
  effect.course = Course(unit.pose());
  if (order.via != Point{}) {
    if (const Verdict v = PlanCorner(f, order, ranger, effect); !v.ok())
      return v;
  }
  const Pose before = effect.course.end();
  effect.course.AddWheel(size, unit.formation,
                         before.heading.TurnTo(order.pose.heading));
  const Pose aimed = effect.course.end();
  const Block block = MakeBlock(aimed, size);
  const Length most = ranger.allowance() + Inches(1);
  Length run;
  UnitId via = UnitId::kNone;
  if (const Verdict v =
          RunAtTarget(f, block, aimed.heading, most, effect, run, via);
      !v.ok()) {
    return v;
  }
  effect.course.AddAdvance(run);
  Ranger::Finding finding;
  const Verdict way = ranger.Judge(effect.course, finding);
  if (f.IsCavalry(u) && finding.enters_rough) {
    return Refuse(f, RefusalCode::kChargeIntoRough, u);
  }
  if (!way.ok()) return way;
  effect.overruns = finding.overruns;
  effect.enters_rough = finding.enters_rough;
  effect.length = finding.length;
  const Approach approach = {
      .unit = u,
      .kind = counter ? ContactKind::kCounter : ContactKind::kCharge,
      .began = unit.block(),
      .distance = finding.length};
  return LineUp(f, approach, size, effect.course.end(), target, via,
                effect.overruns, effect.end, effect.contacts,
                effect.contact_count);
}

}  // namespace berthier::big_battle_napoleonic
