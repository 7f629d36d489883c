#include "engine/rulesets/big_battle_napoleonic/movement/readiness.h"

#include "engine/kit/orders/refusing.h"
#include "engine/rulesets/big_battle_napoleonic/facts/codes.h"
#include "engine/rulesets/big_battle_napoleonic/facts/ground.h"
#include "engine/rulesets/big_battle_napoleonic/facts/tables.h"
#include "engine/rulesets/big_battle_napoleonic/movement/course.h"
#include "engine/tabletop/tolerance.h"

namespace berthier::big_battle_napoleonic {
namespace {

// BBN-LIG-20, BBN-LIG-21
Verdict CheckHeld(PositionView f, UnitId u, const Block& block) {
  const CorpsId id = f.data(u).corps;
  if (!IsSome(id)) return {};
  const CorpsData& corps = f.scenario.corps[static_cast<size_t>(id)];
  if (f.state.period >= corps.hold_until) return {};
  const Box box = BoxOf(block);
  const bool north = corps.stay_south_of.has_value() && !f.IsBattery(u) &&
                     IsOn(f.scenario.options.guard_held_back) &&
                     box.high.y > corps.stay_south_of->ticks;
  const bool west = corps.stay_east_of.has_value() &&
                    IsOn(f.scenario.options.thielmann_orders) &&
                    box.low.x < corps.stay_east_of->ticks;
  if (!north && !west) return {};
  return Refuse(f, RefusalCode::kHeldBack, u, {corps.hold_until, 0, 0});
}

}  // namespace

int BudgetNow(PositionView f) {
  return f.state.phase == Phase::kMove ? kWholeMove
                                       : Share(kDrillShares.counter);
}

Verdict CheckMayOrder(PositionView f, UnitId u) {
  const State& s = f.state;
  const UnitState& unit = f.unit(u);
  const bool counter = s.phase != Phase::kMove;
  const Side side =
      s.phase == Phase::kEnemyCounter ? s.nonphasing() : s.phasing;
  if (f.data(u).side != side) return Refuse(f, RefusalCode::kNotYours, u);
  if (!unit.on_table()) return Refuse(f, RefusalCode::kNotOnTable, u);
  if (counter) {
    if (!unit.Has(Flag::kCounter)) {
      return Refuse(f, RefusalCode::kNoCounter, u);
    }
    const UnitId enemy = EnemyInContact(s, u);
    if (IsSome(enemy)) {
      return Refuse(f, RefusalCode::kCounterContacted, u, enemy);
    }
    return {};
  }
  if (unit.order != UnitOrder::kNone &&
      unit.condition != Condition::kMustRally) {
    return Refuse(f, RefusalCode::kHasOrder, u);
  }
  if (unit.routing()) return Refuse(f, RefusalCode::kRouting, u);
  if (unit.condition == Condition::kMustRally) {
    return Refuse(f, RefusalCode::kMustRally, u);
  }
  return {};
}

Verdict CheckEnd(PositionView f, UnitId u, Pose pose, Formation formation,
                 UnitSet overruns) {
  const Block block =
      MakeBlock(pose, SizeOf(f.data(u), formation, f.unit(u).bases));
  const Ground& ground = f.scenario.ground;
  if (!OnTable(ground, block)) return Refuse(f, RefusalCode::kOffTable, u);
  if (InImpassable(ground, block)) {
    return Refuse(f, RefusalCode::kImpassable, u);
  }
  if (const Verdict v = CheckHeld(f, u, block); !v.ok()) return v;
  if (f.IsBattery(u)) {
    for (const GroundRef ref : ground.rough) {
      if (Multiplier(ground.piece(ref), Arm::kArtillery, formation) == 0 &&
          Overlaps(ground.part(ref), block)) {
        return Refuse(f, RefusalCode::kForbiddenGround, u,
                      static_cast<PieceId>(ref.piece));
      }
    }
  }
  const Side side = f.data(u).side;
  const Box centres = BoxOfCentres(BoxOf(block), kTouch);
  for (int i = 0; i < f.scenario.unit_count(); ++i) {
    const UnitId other = MakeId<UnitId>(i);
    const UnitState& unit = f.unit(other);
    if (!Contains(centres, unit.centre)) continue;
    if (other == u || !unit.on_table() || overruns.Has(other)) continue;
    const Block there = unit.block();
    if (internal::BoxesApart(block, there, kTouch.ticks)) continue;
    if (berthier::Overlaps(block, there, kPenetration)) {
      return Refuse(f, RefusalCode::kEndsOnUnit, u, other);
    }
    if (f.data(other).side != side &&
        (IsObstacle(f, other) || f.IsBattery(u)) &&
        Within(block, there, kTouch)) {
      return Refuse(f, RefusalCode::kTouchesEnemy, u, other);
    }
  }
  return {};
}

}  // namespace berthier::big_battle_napoleonic
