#include "engine/rulesets/grandeur/combat/losses.h"

#include "engine/geometry/polygon.h"
#include "engine/rulesets/grandeur/board/changes.h"
#include "engine/rulesets/grandeur/board/zones.h"
#include "engine/rulesets/grandeur/facts/tables.h"

namespace berthier::grandeur {
namespace {

// An occupant of a BUA has no rear band (IMP-BUA-08).
bool Shocks(PositionView f, UnitId u) {
  const UnitType type = f.data(u).kind;
  return !IsSome(f.unit(u).bua) &&
         (type == UnitType::kFoot || type == UnitType::kHeavyCavalry ||
          type == UnitType::kDragoons);
}

}  // namespace

bool IsSpent(PositionView f, UnitId u) {
  return f.unit(u).on_table() && VbuOf(f, u) <= 0;
}

void RoutIfSpent(const Battle& b, UnitId u) {
  if (IsSpent(b, u)) Remove(b, u, Presence::kRouted);
}

void RoutInMelee(const Battle& b, UnitId u) {
  if (!IsSpent(b, u)) return;
  UnitSet routing;  // spent units whose rout shocks others
  if (Shocks(b, u)) routing.Add(u);
  if (routing.empty()) return Remove(b, u, Presence::kRouted);
  while (!routing.empty()) {
    const UnitId from = routing.First();
    routing.Remove(from);
    const Block band = RectangleBehind(b, from, Units(b, kDistances.shock));
    Remove(b, from, Presence::kRouted);
    b.scenario.side(b.data(from).side).units.ForEach([&](UnitId friendly) {
      if (!b.unit(friendly).on_table() || routing.Has(friendly) ||
          !Overlaps(band.corners(), OutlineOf(b, friendly), Ticks(0))) {
        return;
      }
      Tell(b, EventCode::kShock, b.scenario.Entity(friendly),
           b.scenario.Entity(from));
      Disorder(b, friendly);
      LoseVbu(b, friendly, 1);
      if (!IsSpent(b, friendly)) return;
      // IMP-ROU-03
      if (InMelee(b, friendly) && Shocks(b, friendly)) {
        routing.Add(friendly);
      } else {
        Remove(b, friendly, Presence::kRouted);
      }
    });
  }
}

}  // namespace berthier::grandeur
