#include "engine/rulesets/grande_tactique/board/charge_order.h"

#include <algorithm>

#include "engine/kit/orders/refusing.h"
#include "engine/rulesets/grande_tactique/facts/codes.h"
#include "engine/tabletop/tolerance.h"

namespace berthier::grande_tactique {

Verdict CheckChargeBetween(PositionView f, UnitId u, UnitId target) {
  if (f.scenario.IsArtillery(u)) {
    return Refuse(f, RefusalCode::kNotCavalryOrInfantry, u);
  }
  if (!Coherent(f, u)) return Refuse(f, RefusalCode::kNotCoherent, u);
  if (IsSquare(f, u)) return Refuse(f, RefusalCode::kInSquare, u);
  if (f.data(target).side == f.data(u).side) {
    return Refuse(f, RefusalCode::kOwnSide, u, target);
  }
  const UnitState& enemy = f.unit(target);
  if (!enemy.on_table()) {
    return Refuse(f, RefusalCode::kTargetOffTable, u, target);
  }
  if (enemy.cohesion == Cohesion::kSilenced) {
    return Refuse(f, RefusalCode::kTargetSilenced, u, target);
  }
  if (f.scenario.IsCavalry(u) && InWoods(f, target)) {
    return Refuse(f, RefusalCode::kTargetInWoods, u, target);
  }
  return {};
}

Verdict CheckNotNearer(PositionView f, UnitId u, PolygonView from,
                       PolygonView to) {
  const CorpsId corps = f.data(u).corps;
  if (!IsSome(corps) || f.state.corps_of(corps).broken == 0) return {};
  constexpr Length kFar = Ticks(1 << 20);
  Length before = kFar, after = kFar;
  f.scenario.side(Opponent(f.data(u).side)).units.ForEach([&](UnitId e) {
    if (!Effective(f, e)) return;
    const Footprint footprint = FootprintOf(f, e);
    before = std::min(before, Distance(from, footprint.view()));
    after = std::min(after, Distance(to, footprint.view()));
  });
  if (after + kRounding >= before) return {};
  return Refuse(f, RefusalCode::kNearerToEnemy, u, UnitId::kNone,
                {after.ticks, before.ticks, 0});
}

void OrderCharge(const Battle& b, UnitId u, UnitId target) {
  b.unit(u).charge_target = target;
  Tell(b, EventCode::kChargeOrdered, b.scenario.Entity(u),
       b.scenario.Entity(target));
}

}  // namespace berthier::grande_tactique
