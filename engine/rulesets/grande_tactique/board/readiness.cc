#include "engine/rulesets/grande_tactique/board/readiness.h"

#include <algorithm>

#include "engine/kit/orders/refusing.h"
#include "engine/rulesets/grande_tactique/board/paying.h"
#include "engine/rulesets/grande_tactique/facts/codes.h"
#include "engine/rulesets/grande_tactique/facts/tables.h"

namespace berthier::grande_tactique {

Verdict CheckFree(PositionView f, UnitId u) {
  const UnitState& unit = f.unit(u);
  if (!unit.on_table()) return Refuse(f, RefusalCode::kNotOnTable, u);
  if (unit.cohesion == Cohesion::kFleeing) {
    return Refuse(f, RefusalCode::kFleeing, u);
  }
  if (unit.cohesion == Cohesion::kSilenced) {
    return Refuse(f, RefusalCode::kSilenced, u);
  }
  if (unit.Has(Flag::kFiring)) return Refuse(f, RefusalCode::kFiring, u);
  if (IsSome(unit.charge_target)) {
    return Refuse(f, RefusalCode::kHasChargeOrder, u, unit.charge_target);
  }
  return {};
}

Verdict CheckMayMove(PositionView f, UnitId u) {
  if (const Verdict v = CheckFree(f, u); !v.ok()) return v;
  if (f.unit(u).Has(Flag::kMoved)) return Refuse(f, RefusalCode::kHasMoved, u);
  if (!CanPay(f, u, kPrices.move)) return CheckPay(f, u, kPrices.move);
  if (f.scenario.IsInfantry(u)) {
    const UnitSet enemies = EffectiveContactsOf(f, u);
    if (!enemies.empty()) {
      return Refuse(f, RefusalCode::kPinned, u, enemies.First());
    }
  }
  return {};
}

Length DistanceToEdge(PositionView f, UnitId u, TableEdge edge) {
  const Footprint footprint = FootprintOf(f, u);
  const PolygonView polygon = footprint.view();
  const Terrain& terrain = f.scenario.terrain;
  Length least = terrain.width + terrain.depth;
  for (const Point p : polygon) {
    switch (edge) {
      case TableEdge::kNorth:
        least = std::min(least, terrain.depth - Ticks(p.y));
        break;
      case TableEdge::kEast:
        least = std::min(least, terrain.width - Ticks(p.x));
        break;
      case TableEdge::kSouth:
        least = std::min(least, Ticks(p.y));
        break;
      case TableEdge::kWest:
        least = std::min(least, Ticks(p.x));
        break;
    }
  }
  return least;
}

}  // namespace berthier::grande_tactique
