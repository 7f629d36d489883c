#include "engine/rulesets/big_battle_napoleonic/movement/plan_steps.h"

#include <algorithm>
#include <cstdlib>

#include "engine/kit/orders/refusing.h"
#include "engine/rulesets/big_battle_napoleonic/board/zones.h"
#include "engine/rulesets/big_battle_napoleonic/facts/codes.h"
#include "engine/rulesets/big_battle_napoleonic/facts/tables.h"
#include "engine/rulesets/big_battle_napoleonic/movement/readiness.h"
#include "engine/tabletop/tolerance.h"

namespace berthier::big_battle_napoleonic {
namespace {

// A straight or turning sweep by hand that must keep clear of the enemy.
Verdict CheckSweep(PositionView f, UnitId u, const LegSweep& sweep) {
  UnitId met = UnitId::kNone;
  const Box centres = BoxOfCentres(sweep.box(), kTouch);
  f.foes(u).units.ForEach([&](UnitId e) {
    const UnitState& enemy = f.unit(e);
    if (!IsSome(met) && Contains(centres, enemy.centre) && enemy.on_table() &&
        !Apart(sweep.box(), BoxOf(enemy.block()), kTouch) &&
        sweep.Within(enemy.block().corners(), kTouch)) {
      met = e;
    }
  });
  if (IsSome(met)) return Refuse(f, RefusalCode::kTouchesEnemy, u, met);
  for (const GroundRef ref : f.scenario.ground.impassable) {
    if (sweep.Overlaps(f.scenario.ground.part(ref).polygon, kPenetration)) {
      return Refuse(f, RefusalCode::kImpassable, u);
    }
  }
  return {};
}

}  // namespace

Verdict PlanStepBack(PositionView f, const Order& order, OrderEffect& effect) {
  const UnitId u = effect.unit;
  const UnitState& unit = f.unit(u);
  if (!f.IsInfantry(u)) return Refuse(f, RefusalCode::kNotInfantry, u);
  if (unit.formation != Formation::kLine &&
      unit.formation != Formation::kColumn) {
    return Refuse(f, RefusalCode::kWrongFormation, u);
  }
  if (!unit.Has(Flag::kCommanded)) {
    return Refuse(f, RefusalCode::kNotCommanded, u);
  }
  const Length most = Inches(kShortStep);
  const bool sane = order.amount >= 1 && order.amount <= 100 * kShortStep;
  const Length step =
      InchHundredths(sane ? static_cast<int32_t>(order.amount) : 0);
  if (!sane) {
    return Refuse(
        f, RefusalCode::kStepTooLong, u,
        {static_cast<int32_t>(std::clamp<int64_t>(order.amount, -9999, 9999)) *
             kTicksPerInch / 100,
         most.ticks, 0});
  }
  const Heading back = unit.heading.Opposite();
  const Ranger ranger(f, u, unit.formation, unit.pose(), kWholeMove,
                      Purpose::kForced);
  const int64_t weighted =
      ranger.StretchesOf(unit.block(), back, step).Weighted(step);
  if (weighted > most.ticks + kRounding.ticks) {
    return Refuse(f, RefusalCode::kStepTooLong, u,
                  {step.ticks, (most / 2).ticks, 0});
  }
  effect.order = UnitOrder::kStepBack;
  effect.first = effect.last = unit.formation;
  effect.course = Course(unit.pose());
  const Vec by = Along(Forward(back), step);
  effect.end = {unit.centre + by, unit.heading};
  effect.course.Add({LegKind::kSlide, Hand::kLeft, 0, by}, effect.end);
  if (const Verdict v = CheckSweep(
          f, u, LegSweep(unit.pose(), SizeOf(f, u), effect.course.legs[0]));
      !v.ok()) {
    return v;
  }
  return CheckEnd(f, u, effect.end, effect.last, {});
}

Verdict PlanPivot(PositionView f, const Order& order, OrderEffect& effect) {
  const UnitId u = effect.unit;
  const UnitState& unit = f.unit(u);
  if (!f.IsBattery(u)) return Refuse(f, RefusalCode::kNotArtillery, u);
  if (unit.formation != Formation::kUnlimbered) {
    return Refuse(f, RefusalCode::kWrongFormation, u);
  }
  const int turn = unit.heading.TurnTo(order.pose.heading);
  if (turn == 0) return Refuse(f, RefusalCode::kStaysPut, u);
  const BaseSize size = SizeOf(f, u);
  // As many quarter degrees as an inch of the farthest corner makes.
  constexpr int kWhole = 720;
  int most = static_cast<int>(int64_t{kWhole} * Inches(kShortStep).ticks /
                              WheelLength(size, unit.formation, kWhole).ticks);
  if (WheelLength(size, unit.formation, most + 1) <= Inches(kShortStep)) {
    ++most;
  }
  if (std::abs(turn) > most) {
    return Refuse(f, RefusalCode::kPivotTooFar, u, {std::abs(turn), most, 0});
  }
  effect.order = UnitOrder::kPivot;
  effect.first = effect.last = unit.formation;
  effect.course = Course(unit.pose());
  effect.course.AddWheel(size, unit.formation, turn);
  effect.end = effect.course.end();
  // BBN-MOV-18, BBN-I-39: some enemy comes into arc and long range.
  const Length range = LongestRange(f.data(u));
  const int half = kArtilleryArc * 4;
  bool gains = false;
  f.foes(u).units.ForEach([&](UnitId e) {
    const int64_t reach = range.ticks + kFarthestCorner.ticks;
    if (gains || !f.unit(e).on_table() ||
        NormSquared(f.unit(e).centre - unit.centre) > reach * reach) {
      return;
    }
    const auto corners = f.unit(e).block().corners();
    gains = InSector(ApexOf(effect.end, size), effect.end.heading, half, range,
                     corners) &&
            !InSector(ApexOf(unit.pose(), size), unit.heading, half, range,
                      corners);
  });
  if (!gains) return Refuse(f, RefusalCode::kPivotGainsNothing, u);
  if (const Verdict v =
          CheckSweep(f, u, LegSweep(unit.pose(), size, effect.course.legs[0]));
      !v.ok()) {
    return v;
  }
  return CheckEnd(f, u, effect.end, effect.last, {});
}

Verdict PlanShuffle(PositionView f, const Order& order, OrderEffect& effect) {
  const UnitId u = effect.unit;
  const UnitState& unit = f.unit(u);
  if (!IsOn(f.scenario.options.square_shuffle)) {
    return Refuse(f, RefusalCode::kNoShuffle, u);
  }
  if (unit.formation != Formation::kSquare) {
    return Refuse(f, RefusalCode::kWrongFormation, u);
  }
  if (!unit.Has(Flag::kCommanded)) {
    return Refuse(f, RefusalCode::kNotCommanded, u);
  }
  const Vec by = order.pose.centre - unit.centre;
  const Length length = LengthOf(by), most = Inches(kShortStep);
  if (length > most + kRounding) {
    return Refuse(f, RefusalCode::kShuffleTooLong, u,
                  {length.ticks, most.ticks, 0});
  }
  if (by == Vec{}) return Refuse(f, RefusalCode::kStaysPut, u);
  effect.order = UnitOrder::kMove;
  effect.first = effect.last = unit.formation;
  effect.course = Course(unit.pose());
  effect.end = {order.pose.centre, unit.heading};
  effect.course.Add({LegKind::kSlide, Hand::kLeft, 0, by}, effect.end);
  if (const Verdict v = CheckSweep(
          f, u, LegSweep(unit.pose(), SizeOf(f, u), effect.course.legs[0]));
      !v.ok()) {
    return v;
  }
  return CheckEnd(f, u, effect.end, effect.last, {});
}

}  // namespace berthier::big_battle_napoleonic
